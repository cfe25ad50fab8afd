/** Says the texts of a game: keys with arguments become sentences in the reader's language. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Arg, Names, Player, Text } from './protocol';

export class Speaker {
  readonly language: string;
  readonly #bundles: readonly FluentBundle[];
  readonly #players: readonly string[];

  /** The bundles are asked one after the other, the reader's language first. `players` names the seats. */
  constructor(language: string, bundles: readonly FluentBundle[], players: readonly string[] = []) {
    this.language = language;
    this.#bundles = bundles;
    this.#players = players;
  }

  with(players: readonly string[]): Speaker {
    return new Speaker(this.language, this.#bundles, players);
  }

  /** The text in words; its key with its arguments when nobody has written it yet. */
  say(text: Text): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args ?? {})) {
      // Fluent's names know no underscore.
      values[name.replaceAll('_', '-')] = this.#argument(arg);
    }
    return this.key(text.key, values) ?? [text.key, ...Object.entries(values).map((pair) => pair.join('='))].join(' ');
  }

  key(key: string, values?: Record<string, FluentVariable>): string | undefined {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      // What a text leaves out is no reason to stop: its place shows the name.
      if (pattern) return bundle.formatPattern(pattern, values, []);
    }
    return undefined;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  player(seat: number): string {
    // A seat more than there are people: the game itself plays there, and says as whom.
    const automaton = this.#players.length > 0 && seat >= this.#players.length && this.key('engine-automaton');
    if (automaton) return automaton;
    return this.#players[seat] || (this.key('engine-seat', { number: seat + 1 }) ?? String(seat + 1));
  }

  #argument(arg: Arg): string | number {
    return typeof arg === 'number' ? arg : this.#words(arg);
  }

  #words(arg: Text | Player | Names | string): string {
    if (typeof arg === 'string') return arg;
    if (arg.is === 'text') return this.say(arg);
    if (arg.is === 'player') return this.player(arg.seat);
    return new Intl.ListFormat(this.language).format(arg.items.map((item) => this.#words(item)));
  }
}
