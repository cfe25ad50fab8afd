import type { Clock } from '../lib/protocol';
import { t } from '../texts/texts.svelte';

const DAY = 86_400;

/** A clock's settings in few words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') {
    return t('clock-live', { minutes: Math.round((clock.bank ?? 0) / 60), seconds: clock.increment ?? 0 });
  }
  if (clock.kind === 'days') return t('clock-days', { days: Math.round((clock.bank ?? 0) / DAY) });
  return t('clock-none');
}
