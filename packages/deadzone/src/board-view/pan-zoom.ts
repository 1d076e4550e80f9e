import type { Point } from '@skirmish-kit/space';
import type { Box } from '@skirmish-kit/ui/table';

/** The most that a picture comes closer. */
const CLOSEST = 4;

/** So many pixels are no drag but a finger that is not quite still. */
const STILL = 6;

/** The part of a picture that is looked at: fingers draw it along and pull it apart. */
export class PanZoom {
  /** How many times larger than the whole; 1 is the whole. */
  #zoom = 1;
  /** What is in the middle, as parts of the whole picture. */
  #middle: Point = [0.5, 0.5];
  readonly #fingers = new Map<number, Point>();
  #moved = 0;

  get isClose(): boolean {
    return this.#zoom > 1;
  }

  /** Whether the last touch has moved the picture: then it has pointed at nothing. */
  get wasDrag(): boolean {
    return this.#moved > STILL;
  }

  /** Comes closer by a factor; what is at a place of the view, in parts of it, stays there. */
  come(factor: number, [x, y]: Point = [0.5, 0.5]): void {
    const before = this.#zoom;
    this.#zoom = Math.max(1, Math.min(CLOSEST, before * factor));
    const shift = 1 / before - 1 / this.#zoom;
    this.look([this.#middle[0] + (x - 0.5) * shift, this.#middle[1] + (y - 0.5) * shift]);
  }

  whole(): void {
    this.#zoom = 1;
    this.#middle = [0.5, 0.5];
  }

  /** Brings a place of the picture, in parts of it, to the middle, as far as there is something to see. */
  look([x, y]: Point): void {
    const half = 0.5 / this.#zoom;
    const within = (at: number) => Math.max(half, Math.min(1 - half, at));
    this.#middle = [within(x), within(y)];
  }

  /** What is seen of a picture. */
  of({ x, y, width, height }: Box): Box {
    const [across, down] = this.#middle;
    const [wide, high] = [width / this.#zoom, height / this.#zoom];
    return {
      x: x + across * width - wide / 2,
      y: y + down * height - high / 2,
      width: wide,
      height: high,
    };
  }

  // What fingers do.

  down({ pointerId, clientX, clientY }: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(pointerId, [clientX, clientY]);
  }

  up({ pointerId }: PointerEvent): void {
    this.#fingers.delete(pointerId);
  }

  /** A finger has moved over a board of this size; tells whether the picture has. */
  move({ pointerId, clientX, clientY }: PointerEvent, board: DOMRect): boolean {
    const from = this.#fingers.get(pointerId);
    if (!from) return false;
    const others = [...this.#fingers].filter(([id]) => id !== pointerId).map(([, at]) => at);
    const to: Point = [clientX, clientY];
    this.#fingers.set(pointerId, to);
    this.#moved += Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [other] = others;
    if (other) {
      const apart = ([x, y]: Point) => Math.max(1, Math.hypot(x - other[0], y - other[1]));
      const between: Point = [
        ((from[0] + other[0]) / 2 - board.x) / board.width,
        ((from[1] + other[1]) / 2 - board.y) / board.height,
      ];
      this.come(apart(to) / apart(from), between);
    } else if (!this.isClose || !this.wasDrag) return false;
    const share = (others.length + 1) * this.#zoom;
    this.look([
      this.#middle[0] - (to[0] - from[0]) / board.width / share,
      this.#middle[1] - (to[1] - from[1]) / board.height / share,
    ]);
    return true;
  }
}
