import { getContext, setContext, tick } from 'svelte';
import { getTable } from '../lib/api';
import { live } from '../lib/connection.svelte';
import { findGame, type Game } from '../lib/game.svelte';
import { Refused } from '../lib/live';
import { me } from '../lib/me.svelte';
import { messages } from '../lib/messages.svelte';
import type {
  ChatLine,
  Event,
  Group,
  Move,
  News,
  Offer,
  Past,
  PastView,
  Refusal,
  Request,
  TableInfo,
} from '../lib/protocol';
import { putOver, type Seen } from '../lib/sight';
import type { Speaker } from '../lib/speaker';
import { t } from '../texts/texts.svelte';
import { LookBack } from './lookBack.svelte';
import { settledKey } from './offers';
import { seatNames } from './seats';

/** Why the table cannot be shown. */
export type Trouble = 'missing' | 'network' | 'stuck' | null;

/** A table that is watched from one of its seats, or from beside it. */
export class Table {
  readonly id: string;
  readonly link: string;
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<Game | null>(null);
  seat = $state<number | null>(null);
  seen = $state.raw<Seen | null>(null);
  readonly back: LookBack;
  trouble = $state<Trouble>(null);
  gone = $state(false);
  /** A move is on its way; until its sight comes nothing else can be played. */
  busy = $state(false);
  /** What was said while we listened; the chat panel fetches what came before. */
  said = $state.raw<ChatLine[]>([]);
  /** What the board is about to answer by itself, as the player wished: said instead of the question. */
  quiet = $state('');
  /** The pieces that a line of the log names, while somebody points at it. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** A board may look at a move before it is sent, and hold it back; and it hears what is taken back. */
  gate: { play: (move: Move) => boolean; undo: () => void } | null = null;
  /** The board's script, while it is under way. */
  coming: Promise<unknown> | null = null;
  /** The last answer to a why-not. */
  refused = $state.raw<Refusal | null>(null);
  #deaf: (() => void) | null = null;

  constructor(id: string, link: string) {
    this.id = id;
    this.link = link;
    this.back = new LookBack(this, (error) => this.#fail(error));
  }

  // ------------------------------------------------------------ what there is

  readonly mySeats = $derived.by(() => {
    const person = me.person?.id;
    return (this.info?.seats ?? []).filter((seat) => person && seat.person === person).map((seat) => seat.seat);
  });
  /** Several players sit at this screen, one after the other. */
  readonly shared = $derived(this.mySeats.length > 1);
  readonly names = $derived(this.info ? seatNames(this.info.seats, this.mySeats) : []);
  readonly speaker: Speaker | null = $derived(this.game?.speaker.with(this.names) ?? null);
  /** What is looked at of the past; nothing: the present. */
  get past(): Past | null {
    return this.back.shown;
  }
  /** Everybody's view of a moment, where everybody's may be seen at once; otherwise none. */
  readonly views: readonly PastView[] = $derived(this.past && this.past.views.length > 1 ? this.past.views : []);
  /** From which seat the board is seen: the own one where there is one. */
  readonly #pastView = $derived(this.past?.views.find((one) => one.seat === this.seat) ?? this.past?.views[0]);
  readonly view = $derived(this.past ? (this.#pastView?.view ?? {}) : (this.seen?.view ?? {}));
  readonly groups: Group[] = $derived((this.past ? this.#pastView?.groups : this.seen?.groups) ?? []);
  readonly log: Event[] = $derived(this.past?.log ?? this.seen?.log ?? []);
  readonly #stoodIn = $derived(this.seat !== null && !!this.info?.seats[this.seat]?.bot);
  /** The decision that can be taken now: none while looking back, or while a bot stands in. */
  readonly ask = $derived(this.past || this.#stoodIn ? null : (this.seen?.ask ?? null));
  /** In a guided game: the move that it goes on with. */
  readonly coached = $derived(this.past ? null : (this.seen?.coach?.move ?? null));
  readonly waiting = $derived(this.info?.waiting ?? this.seen?.waiting ?? []);
  /** On one screen for several players: the seat that must decide, when it is not the one that is shown. */
  readonly nextSeat = $derived.by(() => {
    if (!this.shared || this.info?.state !== 'running') return null;
    if (this.seat !== null && this.waiting.includes(this.seat)) return null;
    return this.mySeats.find((seat) => this.waiting.includes(seat) && !this.info?.seats[seat]?.bot) ?? null;
  });

  // ------------------------------------------------------------ coming and going

  async open(): Promise<void> {
    this.trouble = null;
    try {
      await me.load();
      const info = await getTable(this.id, this.link);
      this.game = await findGame(info.game);
      this.info = info;
    } catch (error) {
      this.trouble = error instanceof Refused && error.problem.status === 404 ? 'missing' : 'network';
      return;
    }
    this.#deaf ??= live.hear((news) => this.#hear(news));
    // With several seats on one screen, nobody's is shown before they say that they are there.
    if (this.shared) this.watch();
    else this.sit(this.mySeats[0] ?? null);
  }

  close(): void {
    this.#deaf?.();
    this.#deaf = null;
    live.drop(`table ${this.id}`);
    this.#unwatch(this.seat);
    live.tell({ type: 'look' });
  }

  /** See the table from this seat. What another seat saw is forgotten first. */
  sit(seat: number | null): void {
    const left = this.seat;
    if (seat !== left) this.seen = null;
    this.seat = seat;
    this.back.leave();
    this.watch();
    // Last, so that nobody sees the reader gone for a moment; and whether or not a sight has come from there yet.
    if (seat !== left) this.#unwatch(left);
  }

  watch(): void {
    const resume = (): Request => {
      this.look();
      const since = this.seen ? { since: this.seen.seq, epoch: this.seen.epoch } : {};
      return { type: 'watch', table: this.id, seat: this.seat, link: this.link, words: true, ...since };
    };
    live.keep(`table ${this.id}`, resume).catch((error: unknown) => {
      // Begun with other components or rules: there is nothing to show, and nothing is lost.
      if (error instanceof Refused && error.problem.code === 'illegal' && !this.seen) this.trouble = 'stuck';
      else this.#fail(error);
    });
  }

  /** Who turns to another page does not see the table, and may want news of it by other ways. */
  look(): void {
    live.tell(document.visibilityState === 'visible' ? { type: 'look', table: this.id } : { type: 'look' });
  }

  /** A connection that was lost watches nothing any more. */
  #unwatch(seat: number | null): void {
    if (live.line === 'open') live.ask({ type: 'unwatch', table: this.id, seat }).catch(() => undefined);
  }

  // ------------------------------------------------------------ what the server says

  #hear(news: News): void {
    if (news.type === 'table' && news.table.id === this.id) this.#change(news.table);
    else if (news.type === 'table-gone' && news.table === this.id) this.gone = true;
    else if (news.type === 'chat' && news.table === this.id) this.said = [...this.said, news.line];
    else if (news.type === 'sight' && news.table === this.id && (news.seat ?? null) === this.seat) {
      const seen = putOver(this.seen, news);
      this.seen = seen;
      this.busy = false;
      this.refused = null;
      // A sight that does not fit on what we have: everything is asked for anew.
      if (!seen) this.watch();
    }
  }

  #change(now: TableInfo): void {
    const before = this.info;
    this.info = now;
    if (!before) return;
    const key = settledKey(before, now, this.mySeats);
    if (key && now.settled) {
      const { by, offer } = now.settled;
      messages.say(t(key, { name: this.names[by] ?? '', asker: this.names[offer.by] ?? '' }));
    }
    // Of two, the end says it.
    for (const { seat, resigned } of now.seats)
      if (resigned && !before.seats[seat]?.resigned && now.state === 'running' && !this.mySeats.includes(seat))
        messages.say(t('over-resigned', { name: this.names[seat] ?? '' }));
  }

  #fail(error: unknown): void {
    this.busy = false;
    if (error instanceof Refused && error.problem.code === 'stale') return; // what is true now has been sent
    if (error instanceof Refused && error.problem.refusal) this.refused = error.problem.refusal;
    else messages.fail(error);
  }

  // ------------------------------------------------------------ what a player does

  async #do(request: Request): Promise<void> {
    try {
      await live.ask(request);
    } catch (error) {
      this.#fail(error);
    }
  }

  async play(move: Move): Promise<void> {
    if (this.busy || !this.ask || this.seat === null) return;
    if (this.coming && !(await this.#hasComeFor(this.ask.number))) return;
    if (this.gate && !this.gate.play(move)) return;
    this.busy = true;
    this.refused = null;
    await this.#do({ type: 'play', table: this.id, seat: this.seat, number: this.ask.number, move });
  }

  /** The prompt is there before the board, which may want to look at the move: is the question still the same then? */
  async #hasComeFor(number: number): Promise<boolean> {
    this.busy = true;
    await Promise.allSettled([this.coming]);
    await tick();
    this.busy = false;
    return this.ask?.number === number;
  }

  async undo(): Promise<void> {
    if (this.busy || this.seat === null || !this.seen?.undo) return;
    this.busy = true; // a key that is held down takes back one move, not two
    this.gate?.undo();
    await this.#do({ type: 'undo', table: this.id, seat: this.seat });
  }

  async typeDice(faces: number[]): Promise<void> {
    const number = this.seen?.dice?.number;
    if (number !== undefined) await this.#do({ type: 'dice', table: this.id, number, faces });
  }

  async whyNot(move: Move): Promise<void> {
    if (this.seat === null) return;
    try {
      const { refusal } = await live.ask<'refusal'>({ type: 'why-not', table: this.id, seat: this.seat, move });
      this.refused = refusal;
    } catch (error) {
      this.#fail(error);
    }
  }

  async propose(kind: Offer['kind']): Promise<void> {
    if (this.seat !== null) await this.#do({ type: 'propose', table: this.id, seat: this.seat, kind });
  }

  async agree(yes: boolean): Promise<void> {
    const number = this.info?.offer?.number;
    if (number === undefined) return;
    for (const seat of this.mySeats) await this.#do({ type: 'agree', table: this.id, seat, number, yes });
  }

  async resign(): Promise<void> {
    if (this.seat !== null) await this.#do({ type: 'resign', table: this.id, seat: this.seat });
  }

  async say(text: string): Promise<void> {
    await this.#do({ type: 'chat', table: this.id, text });
  }
}

const KEY = Symbol('table');
export const shareTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
