import type { Asked, Choice } from '../../lib/protocol';
import { recall, remember } from '../../lib/remember';

export const HABITS = ['ask', 'able', 'never'] as const;
/** Ask me always; only if I hold something that fits; not in this turn. */
export type Habit = (typeof HABITS)[number];

/** Whoever holds nothing that fits need not be kept busy. */
const USUAL: Habit = 'able';
const isHabit = (name: string | null): name is Habit => HABITS.some((habit) => habit === name);

/** A window for a reaction opens whether or not the seat holds one (3.2.2). */
export const isWindow = (ask: Asked): boolean => ask.prompt.key.startsWith('kp-ask-react');

export function passOf(ask: Asked | null, habit: Habit): Choice | null {
  if (!ask || habit === 'ask' || !isWindow(ask)) return null;
  const able = ask.moves.some((choice) => choice.move.move !== 'Pass');
  return habit === 'able' && able ? null : (ask.moves.find((choice) => choice.move.move === 'Pass') ?? null);
}

/**
 * As long as people take to look at their hand: an answer that comes at once would tell that there was nothing. Mostly
 * two or three seconds and now and then many, so that a long wait tells nothing either.
 */
export const hesitation = (random = Math.random()): number => Math.min(1_000 - 1_500 * Math.log(1 - random), 12_000);

export class Reacting {
  #habit = $state<Habit>(USUAL);
  #before: Habit = USUAL;
  #turn = '';

  constructor() {
    const kept = recall('kp.react');
    if (isHabit(kept) && kept !== 'never') this.#habit = this.#before = kept;
  }

  get habit(): Habit {
    return this.#habit;
  }

  choose(habit: string): void {
    if (!isHabit(habit)) return;
    this.#habit = habit;
    // "Never" is for this turn only, and so it is not remembered.
    if (habit === 'never') return;
    this.#before = habit;
    remember('kp.react', habit);
  }

  /** Another turn begins: whoever wanted to be left alone is asked again. */
  follow(turn: string): void {
    if (this.#turn && turn !== this.#turn && this.#habit === 'never') this.#habit = this.#before;
    this.#turn = turn;
  }
}
