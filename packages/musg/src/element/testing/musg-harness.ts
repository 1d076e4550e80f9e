import { Harness, mount, plain } from '@skirmish-kit/ui/testing';
import type { SkirmishMusg } from '../skirmish-musg.ts';

/** Plays Musg on a page the way a person would. */
export class MusgHarness extends Harness {
  /** Puts an element with these attributes into the page and waits for its battle. */
  static async open(
    attributes: Readonly<Record<string, string>> = {},
    setup?: object,
  ): Promise<MusgHarness> {
    const element = await mount<SkirmishMusg>('skirmish-musg', (fresh) => {
      for (const [name, value] of Object.entries({ start: 'now', ...attributes }))
        fresh.setAttribute(name, value);
      if (setup) Object.assign(fresh, { setup });
    });
    return new MusgHarness(element).settledIn();
  }

  /** Waits until it shows something that is not on its way any more. */
  async settledIn(): Promise<this> {
    for (
      let tries = 0;
      tries < 400 && this.root.querySelector('.waiting[aria-busy=true]');
      tries++
    ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.settled();
  }

  get prompt(): string {
    return this.text('.prompt');
  }

  /** The answers that have a button. */
  get offers(): readonly string[] {
    return this.all('.offer').map((button) => button.dataset['key'] ?? '');
  }

  /** Presses the button of an answer. */
  async choose(key: string): Promise<this> {
    this.find(`.offer[data-key="${key}"]`).click();
    return this.settled();
  }

  get lines(): readonly string[] {
    return this.all('.log li').map(plain);
  }

  /** Where a figure stands, as it is drawn. */
  placeOf(id: string): readonly [number, number] {
    const text = this.find(`.board [data-figure=${id}]`).getAttribute('transform') ?? '';
    const [x = 0, y = 0] = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    return [x, y];
  }

  /** Clicks on the table, in paces from its top left corner. */
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
    const clientX = box.left + ((x * 20 - view.x) / view.width) * box.width;
    const clientY = box.top + ((y * 20 - view.y) / view.height) * box.height;
    svg.dispatchEvent(new PointerEvent(type, { ...MADE_UP, clientX, clientY, pointerType }));
    return this.settled();
  }
}

/** Paces from the top left corner of the table. */
type Place = readonly [x: number, y: number];

const MADE_UP = { bubbles: true, composed: true, isPrimary: true } as const;
