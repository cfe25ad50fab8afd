/** What the form of a new table says, as the server wants to hear it. */
import type { Clock, GameDetail, NewTable, OptionValue, SeatForm } from '../lib/protocol';
import { usualBot } from './bots';

export type ClockKind = 'none' | 'live' | 'days';

export interface Form {
  scenario: string;
  edition: string;
  seats: SeatForm[];
  options: Record<string, OptionValue>;
  public: boolean;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  /** Outside these hours the clock rests: from and to, full hours by the reader's own time. */
  hours: [number, number] | null;
  timeout: 'bot' | 'forfeit';
  typed: boolean;
  spectators: boolean;
  /** Minutes by which those who look on are behind. */
  delay: number;
}

export const seatCounts = (detail: GameDetail, scenario: string): number[] =>
  detail.scenarios.find((one) => one.id === scenario)?.seats ?? [2];

export function newForm(detail: GameDetail): Form {
  const scenario = detail.scenarios[0]?.id ?? '';
  return {
    scenario,
    edition: detail.editions.at(-1) ?? '',
    seats: seated(detail, [], Math.min(...seatCounts(detail, scenario))),
    options: Object.fromEntries(detail.options.map((option) => [option.id, option.default])),
    public: true,
    clock: 'none',
    minutes: 30,
    increment: 15,
    days: 3,
    hours: null,
    timeout: 'bot',
    typed: false,
    spectators: true,
    delay: 0,
  };
}

/** So many seats: those that were chosen stay, a new one is open, and the first is yours. */
export function seated(detail: GameDetail, seats: readonly SeatForm[], count: number): SeatForm[] {
  return Array.from({ length: count }, (_, seat): SeatForm => {
    const before = seats[seat];
    if (before) return before.kind === 'bot' ? { kind: 'bot', name: before.name || usualBot(detail.bots) } : before;
    return { kind: seat === 0 ? 'me' : 'open' };
  });
}

function clockOf(form: Form): Clock {
  if (form.clock === 'none') return {};
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const rests: Partial<Clock> = form.hours ? { hours: form.hours, zone } : {};
  if (form.clock === 'live') return { kind: 'live', bank: form.minutes * 60, increment: form.increment, ...rests };
  return { kind: 'days', bank: form.days * 86_400, ...rests };
}

/** Options that are as always are left out: what is said about a table is what is special about it. */
export function toTable(detail: GameDetail, form: Form): NewTable {
  const special = detail.options.filter((option) => form.options[option.id] !== option.default);
  return {
    game: detail.id,
    scenario: form.scenario,
    edition: form.edition,
    seats: form.seats,
    options: Object.fromEntries(special.map((option) => [option.id, form.options[option.id] ?? option.default])),
    public: form.public,
    clock: clockOf(form),
    timeout: form.timeout,
    dice: form.typed ? 'typed' : 'digital',
    spectators: form.spectators,
    delay: form.spectators ? form.delay * 60 : 0,
    start: form.seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot'),
  };
}
