import type { Clock } from '../lib/protocol';
import { t, texts } from '../texts/texts.svelte';

const DAY = 86_400;

/** A full hour of the day, as the reader's language writes it. */
export const clockHour = (hour: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    (hour % 24) * 3_600_000,
  );

/** A clock's settings in few words. */
export function clockWords(clock: Clock): string {
  if (clock.kind !== 'live' && clock.kind !== 'days') return t('clock-none');
  const words =
    clock.kind === 'live'
      ? t('clock-live', { minutes: Math.round((clock.bank ?? 0) / 60), seconds: clock.increment ?? 0 })
      : t('clock-days', { days: Math.round((clock.bank ?? 0) / DAY) });
  if (!clock.hours) return words;
  const [from, to] = clock.hours.map((hour) => clockHour(hour, texts.locale));
  return `${words}, ${t('clock-hours', { from: from ?? '', to: to ?? '', zone: clock.zone ?? 'UTC' })}`;
}
