import { Harness } from './harness.ts';

/** A place of the table, in what its game measures in, from the top left corner. */
type Place = readonly [x: number, y: number];

const MADE_UP = { bubbles: true, composed: true, isPrimary: true } as const;

/** Plays on a measured table the way a person would, with mouse and finger. */
export abstract class TableHarness extends Harness {
  /** How many units of the picture a centimetre or a pace is. */
  protected abstract readonly grain: number;

  /** The drawn place of a figure. */
  placeOf(id: string): readonly [number, number] {
    const text = this.find(`.board [data-figure=${id}]`).getAttribute('transform') ?? '';
    const [x = 0, y = 0] = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    return [x, y];
  }

  /** Clicks on the table. */
  pointAt(x: number, y: number): Promise<this> {
    return this.#pointer('click', [x, y]);
  }

  /** Taps on the table with a finger. */
  tapAt(x: number, y: number): Promise<this> {
    return this.#pointer('click', [x, y], 'touch');
  }

  /** Moves the mouse to a place of the table. */
  hoverAt(x: number, y: number): Promise<this> {
    return this.#pointer('pointermove', [x, y]);
  }

  /** Presses on a place of the table, moves to another and lets go. */
  async drag(from: Place, to: Place, pointerType: 'mouse' | 'touch'): Promise<this> {
    const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    await this.#pointer('pointerdown', from, pointerType);
    await this.#pointer('pointermove', middle, pointerType);
    await this.#pointer('pointermove', to, pointerType);
    return this.#pointer('pointerup', to, pointerType);
  }

  /** Taps on a button with a finger. */
  async tap(selector: string): Promise<this> {
    for (const type of ['pointerdown', 'click']) {
      this.find(selector).dispatchEvent(
        new PointerEvent(type, { ...MADE_UP, pointerType: 'touch' }),
      );
      if (type === 'pointerdown') this.find(selector).focus();
      await this.settled();
    }
    return this;
  }

  async #pointer(type: string, [x, y]: Place, pointerType = 'mouse'): Promise<this> {
    const svg = this.find<SVGSVGElement>('.board svg.table');
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    const clientX = box.left + ((x * this.grain - view.x) / view.width) * box.width;
    const clientY = box.top + ((y * this.grain - view.y) / view.height) * box.height;
    svg.dispatchEvent(new PointerEvent(type, { ...MADE_UP, clientX, clientY, pointerType }));
    return this.settled();
  }
}
