import type { Point } from '@skirmish-kit/space';
import { fullViewport } from './ground.ts';
import type { Box } from './outline.ts';

/** The picture's part of the table, and how many units of the table a pixel is. */
export interface Viewport {
  readonly view: Box;
  readonly grain: number;
}

/** Beyond so many units a pixel the usual figures are too small to point at, and the picture comes closer. */
const TOO_COARSE = 1.9;

/** The visible part: the whole table, or the surroundings of the active figure. */
export class Camera {
  shown: Viewport = { view: { x: 0, y: 0, width: 1, height: 1 }, grain: 1 };
  #wanted: 'whole' | 'close' | undefined;
  #close = false;
  #pan: readonly [number, number] = [0, 0];
  readonly #tooCoarse: number;

  constructor(tooCoarse = TOO_COARSE) {
    this.#tooCoarse = tooCoarse;
  }

  get isClose(): boolean {
    return this.#close;
  }

  toggle(): void {
    this.#wanted = this.#close ? 'whole' : 'close';
    this.#close = !this.#close;
    this.#pan = [0, 0];
  }

  /** Moves by a third of what is seen. */
  pan(x: number, y: number): void {
    const { width, height } = this.shown.view;
    this.#pan = [this.#pan[0] + (x * width) / 3, this.#pan[1] + (y * height) / 3];
  }

  recentre(): void {
    this.#pan = [0, 0];
  }

  /** The frame for a board so many pixels wide. */
  frame(
    { width, height }: { readonly width: number; readonly height: number },
    pixels: number,
    around: Point | undefined,
  ): Viewport {
    const wide = Math.max(1, pixels);
    const all = fullViewport(width, height, width / wide);
    const whole: Viewport = { view: all, grain: all.width / wide };
    this.#close = this.#wanted
      ? this.#wanted === 'close'
      : around !== undefined && whole.grain > this.#tooCoarse;
    if (!this.#close) return (this.shown = whole);
    const part = Math.round(Math.min(width, Math.max(300, Math.min(width / 1.8, wide * 1.4))));
    const size = { width: part, height: Math.round((part * height) / width) };
    const [x, y] = around ?? [width / 2, height / 2];
    const within = (at: number, most: number) => Math.round(Math.max(0, Math.min(most, at)));
    const view = {
      ...size,
      x: within(x + this.#pan[0] - size.width / 2, width - size.width),
      y: within(y + this.#pan[1] - size.height / 2, height - size.height),
    };
    return (this.shown = { view, grain: part / wide });
  }
}
