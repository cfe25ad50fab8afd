import type { Frame } from './frame.svelte';
import { hexAt, type Point } from './geometry';

/** A hand is never quite still: a press that moves less than this is a click. */
const STILL = 6;

/** What a chart needs of whoever looks at it: a hand that plays, or one that only points. */
export interface Grip {
  /** The hex that the keyboard or the pointer looks at. */
  readonly hex: string | null;
  /** Where the keyboard begins to walk. */
  readonly start: string;
  point(hex: string | null): void;
  /** A finger cannot hover: it may want to aim first. */
  press(hex: string, finger: boolean): unknown;
  /** Can anything be taken up here? */
  grab(hex: string): boolean;
  drag(hex: string | null): void;
  drop(hex: string | null): unknown;
  letGo(): void;
  /** Is something being dragged in from beside the chart? */
  readonly carries: boolean;
  receive(hex: string | null): unknown;
}

/** What fingers, a mouse and a wheel do over the chart: they pan, zoom, drag a piece, or press a hex. */
export class Gestures {
  readonly #frame: Frame;
  readonly #hand: Grip;
  #pointers = new Map<number, Point>();
  #begun: Point | null = null;
  #finger = false;
  #doing: 'nothing' | 'pan' | 'pinch' | 'drag' = 'nothing';

  constructor(frame: Frame, hand: Grip) {
    this.#frame = frame;
    this.#hand = hand;
  }

  #at(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #hex(point: Point): string | null {
    return hexAt(this.#frame.toChart(point));
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#finger = event.pointerType === 'touch';
    this.#pointers.set(event.pointerId, this.#at(event));
    if (this.#pointers.size === 1) {
      this.#begun = this.#at(event);
      this.#doing = 'nothing';
    } else {
      this.#hand.letGo();
      this.#doing = 'pinch';
    }
  };

  move = (event: PointerEvent): void => {
    const now = this.#at(event);
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.#hover(this.#hex(now));
      return;
    }
    if (this.#doing === 'nothing' && this.#begun && Math.hypot(now.x - this.#begun.x, now.y - this.#begun.y) > STILL) {
      this.#begin(event, this.#begun);
    }
    if (this.#doing === 'pan') this.#frame.pan(now.x - before.x, now.y - before.y);
    else if (this.#doing === 'drag') this.#hand.drag(this.#hex(now));
    else if (this.#doing === 'pinch') this.#pinch(event.pointerId, before, now);
    this.#pointers.set(event.pointerId, now);
  };

  #hover(hex: string | null): void {
    if (hex !== this.#hand.hex) this.#hand.point(hex);
  }

  #begin(event: PointerEvent, from: Point): void {
    const hex = this.#hex(from);
    this.#doing = hex && this.#hand.grab(hex) ? 'drag' : 'pan';
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  #pinch(moved: number, before: Point, now: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#frame.zoom(apart(now) / apart(before), middle);
    this.#frame.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  up = (event: PointerEvent): void => {
    const at = this.#pointers.get(event.pointerId);
    this.#pointers.delete(event.pointerId);
    if (this.#doing === 'drag' && at) void this.#hand.drop(this.#hex(at));
    // The click that follows is the end of a gesture. With a finger of a pinch still down, nothing new begins.
    if (this.#pointers.size === 0) this.#begun = null;
  };

  cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#hand.letGo();
  };

  leave = (): void => {
    if (this.#pointers.size === 0) this.#hand.point(null);
  };

  click = (event: MouseEvent): void => {
    const ended = this.#doing;
    this.#doing = 'nothing';
    if (ended !== 'nothing') return;
    // A click of a screen reader has no place of its own; it names the hex that has the focus.
    const named = (event.target as Element).closest<SVGElement>('[data-hex]')?.dataset['hex'];
    const hex = event.detail === 0 && named ? named : this.#hex(this.#at(event));
    if (hex) void this.#hand.press(hex, this.#finger && event.detail > 0);
  };

  /** Something is dragged in from the tray. */
  over = (event: DragEvent): void => {
    if (!this.#hand.carries) return;
    event.preventDefault();
    this.#hover(this.#hex(this.#at(event)));
  };

  dropIn = (event: DragEvent): void => {
    event.preventDefault();
    void this.#hand.receive(this.#hex(this.#at(event)));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#frame.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), this.#at(event));
  };
}
