import { Harness, mountGame } from '@skirmish-kit/ui/testing';

/** Plays Deadzone on a page the way a person would. */
export class DeadzoneHarness extends Harness {
  /** Puts an element with these attributes into the page and waits for its battle. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<DeadzoneHarness> {
    const element = await mountGame('skirmish-deadzone', { lang: 'en', ...attributes });
    return new DeadzoneHarness(element).settledIn();
  }

  /** Clicks a cube of the level that is shown. */
  async pointAt(cube: string): Promise<this> {
    return this.#click(`.board [data-cube="${cube}"]`);
  }

  /** Clicks a figure. */
  async pointAtFigure(id: string): Promise<this> {
    return this.#click(`.board [data-figure="${id}"]`);
  }

  /** Confirms what is being read, unless one click was enough. */
  async confirm(): Promise<this> {
    this.root.querySelector<HTMLElement>('.confirm')?.click();
    return this.settled();
  }

  /** Points, reads and confirms. */
  async deploy(...cubes: readonly string[]): Promise<this> {
    for (const cube of cubes) await (await this.pointAt(cube)).confirm();
    return this;
  }

  async #click(selector: string): Promise<this> {
    this.find<SVGElement>(selector).dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true }),
    );
    return this.settled();
  }
}
