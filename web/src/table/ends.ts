import type { TableInfo } from '../lib/protocol';
import type { Speaker } from '../lib/speaker';
import { t } from '../texts/texts.svelte';

/** How a match ended that the rules did not end: somebody gave up or ran out of time, or all agreed. */
export function endWords({ result }: TableInfo, speaker: Speaker): string {
  if (!result) return '';
  return t(`over-${result.reason}`, { name: typeof result.seat === 'number' ? speaker.player(result.seat) : '' });
}
