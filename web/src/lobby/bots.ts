import type { GameDetail, NewTable, SeatForm } from '../lib/protocol';

/** A bot that plays well enough to be fun and answers at once: the best of them may think for long. */
const COMPANY = ['plan', 'easy', 'greedy', 'search'];

export const usualBot = (bots: readonly string[]): string =>
  COMPANY.find((name) => bots.includes(name)) ?? bots[0] ?? 'random';

/** Whoever presses Play begins, where a game lets that be chosen: a newcomer does not watch a bot's whole turn first. */
const AT_ONCE: Record<string, NonNullable<NewTable['options']>> = {
  kaisers_pirates: { start: 'chosen', first_seat: 0 },
};

/** The first scenario with as few as it can be played by; the others are bots. */
export function tableWithBots(detail: GameDetail): NewTable {
  const [scenario] = detail.scenarios;
  const seats = Math.max(1, Math.min(...(scenario?.seats ?? [2])));
  const bot: SeatForm = { kind: 'bot', name: usualBot(detail.bots) };
  return {
    game: detail.id,
    scenario: scenario?.id ?? '',
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
    ...(AT_ONCE[detail.id] ? { options: AT_ONCE[detail.id] } : {}),
    public: false,
    start: true,
  };
}
