import type { GameDetail, NewTable, SeatForm } from '../lib/protocol';

/** A bot that plays well enough to be fun and answers at once: the best of them may think for long. */
const COMPANY = ['plan', 'easy', 'greedy', 'search'];

export const usualBot = (bots: readonly string[]): string =>
  COMPANY.find((name) => bots.includes(name)) ?? bots[0] ?? 'random';

/** The first scenario with as few as it can be played by; the others are bots. */
export function tableWithBots(detail: GameDetail): NewTable {
  const [scenario] = detail.scenarios;
  const seats = Math.max(1, Math.min(...(scenario?.seats ?? [2])));
  const bot: SeatForm = { kind: 'bot', name: usualBot(detail.bots) };
  return {
    game: detail.id,
    scenario: scenario?.id ?? '',
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
    public: false,
    start: true,
  };
}
