import { BOARD, type Point } from './geometry';

/** Pixels for a unit of the chart: a hex is never wider than this many times twenty. */
const LARGEST = 6;
/** From this on there is room for what is written beside a piece. */
export const LEGIBLE = 2.2;
const STEP = 1.35;
/** So long after the last of a gesture's steps small print is set again: it would be laid out anew for each. */
const STILL = 140;

const between = (least: number, value: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Which part of the chart is in sight, and how large. */
export class Frame {
  #width = $state(0);
  #height = $state(0);
  #middle = $state.raw<Point>({ x: BOARD.width / 2, y: BOARD.height / 2 });
  #scale = $state(1);
  /** Nobody is zooming just now. */
  still = $state(true);
  #settling: ReturnType<typeof setTimeout> | undefined;
  /** The whole chart is shown, and stays so when the window changes. */
  #fitted = true;

  get scale(): number {
    return this.#scale;
  }

  get ready(): boolean {
    return this.#width > 0 && this.#height > 0;
  }

  readonly viewBox = $derived.by(() => {
    const { x, y } = this.corner;
    return `${x} ${y} ${Math.max(1, this.#width) / this.#scale} ${Math.max(1, this.#height) / this.#scale}`;
  });

  /** The upper left corner, in units of the chart. */
  get corner(): Point {
    return {
      x: this.#middle.x - this.#width / this.#scale / 2,
      y: this.#middle.y - this.#height / this.#scale / 2,
    };
  }

  get least(): number {
    return Math.min(this.#width / BOARD.width, this.#height / BOARD.height);
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    if (this.#fitted) this.fit();
    else this.#put(this.#middle, this.#scale);
  }

  fit(): void {
    this.#put({ x: BOARD.width / 2, y: BOARD.height / 2 }, this.least);
    this.#fitted = true;
  }

  /** A point of the window, counted from the frame's corner, on the chart. */
  toChart(point: Point): Point {
    const { x, y } = this.corner;
    return { x: x + point.x / this.#scale, y: y + point.y / this.#scale };
  }

  pan(x: number, y: number): void {
    this.#put({ x: this.#middle.x - x / this.#scale, y: this.#middle.y - y / this.#scale }, this.#scale);
  }

  /** Larger or smaller, while the point (counted from the frame's corner) stays where it is. */
  zoom(factor: number, point: Point = { x: this.#width / 2, y: this.#height / 2 }): void {
    this.still = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.still = true), STILL);
    const held = this.toChart(point);
    const scale = between(this.least, this.#scale * factor, LARGEST);
    this.#put(
      { x: held.x - (point.x - this.#width / 2) / scale, y: held.y - (point.y - this.#height / 2) / scale },
      scale,
    );
  }

  zoomIn(): void {
    this.zoom(STEP);
  }

  zoomOut(): void {
    this.zoom(1 / STEP);
  }

  /** Bring these points into sight, large enough to work with, and move no more than needed. */
  show(points: readonly Point[], legible = LEGIBLE): void {
    if (points.length === 0 || !this.ready) return;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right] = [Math.min(...xs) - 25, Math.max(...xs) + 25];
    const [top, bottom] = [Math.min(...ys) - 25, Math.max(...ys) + 25];
    const room = Math.min(this.#width / (right - left), this.#height / (bottom - top));
    const scale = between(this.least, Math.min(Math.max(this.#scale, legible), room), LARGEST);
    const [wide, high] = [this.#width / scale / 2, this.#height / scale / 2];
    const middle = {
      x: between(right - wide, this.#middle.x, left + wide),
      y: between(bottom - high, this.#middle.y, top + high),
    };
    this.#put(middle, scale);
  }

  #put(middle: Point, scale: number): void {
    this.#fitted = false;
    this.#scale = scale;
    const [wide, high] = [this.#width / scale / 2, this.#height / scale / 2];
    // The chart is never pushed out of sight: where it is smaller than the frame it lies in the middle.
    this.#middle = {
      x: between(Math.min(wide, BOARD.width / 2), middle.x, Math.max(BOARD.width - wide, BOARD.width / 2)),
      y: between(Math.min(high, BOARD.height / 2), middle.y, Math.max(BOARD.height - high, BOARD.height / 2)),
    };
  }
}
