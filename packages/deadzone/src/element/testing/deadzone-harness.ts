import { Harness, mount, plain } from '@skirmish-kit/ui/testing';
import type { SkirmishDeadzone } from '../skirmish-deadzone.ts';

/** Plays Deadzone on a page the way a person would. */
export class DeadzoneHarness extends Harness {
  /** Puts an element with these attributes into the page and waits for its battle. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<DeadzoneHarness> {
    const element = await mount<SkirmishDeadzone>('skirmish-deadzone', (fresh) => {
      for (const [name, value] of Object.entries({ start: 'now', lang: 'en', ...attributes }))
        fresh.setAttribute(name, value);
    });
    return new DeadzoneHarness(element).settledIn();
  }

  /** Waits until it shows something that is not on its way any more. */
  async settledIn(): Promise<this> {
    const waits = () => this.root.querySelector('.waiting[aria-busy=true]');
    for (let tries = 0; tries < 400 && waits(); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.settled();
  }

  get prompt(): string {
    return this.text('.prompt');
  }

  /** The answers that have a button just now. */
  get offers(): readonly string[] {
    return this.all('.offer').map((button) => button.dataset['key'] ?? '');
  }

  /** Presses the button of an answer that is about nothing on the board. */
  async choose(key: string): Promise<this> {
    this.find(`.offer[data-key="${key}"]`).click();
    return this.settled();
  }

  /** Clicks a cube of the level that is shown. */
  async pointAt(cube: string): Promise<this> {
    return this.#click(`.board [data-cube="${cube}"]`);
  }

  /** Clicks a figure. */
  async pointAtFigure(id: string): Promise<this> {
    return this.#click(`.board [data-figure="${id}"]`);
  }

  /** Confirms what is being read. */
  async confirm(): Promise<this> {
    this.find('.confirm').click();
    return this.settled();
  }

  /** Points, reads and confirms. */
  async deploy(...cubes: readonly string[]): Promise<this> {
    for (const cube of cubes) await (await this.pointAt(cube)).confirm();
    return this;
  }

  get lines(): readonly string[] {
    return this.all('.log li').map(plain);
  }

  async #click(selector: string): Promise<this> {
    this.find<SVGElement>(selector).dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true }),
    );
    return this.settled();
  }
}
