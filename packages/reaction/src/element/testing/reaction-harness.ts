import { Harness, mount, plain } from '@skirmish-kit/ui/testing';
import type { SkirmishReaction } from '../skirmish-reaction.ts';

/** Plays Reaction on a page the way a person would. */
export class ReactionHarness extends Harness {
  /** Puts an element with these attributes into the page and waits for its battle. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReactionHarness> {
    const element = await mount<SkirmishReaction>('skirmish-reaction', (fresh) => {
      for (const [name, value] of Object.entries({ start: 'now', ...attributes }))
        fresh.setAttribute(name, value);
    });
    return new ReactionHarness(element).settledIn();
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

  /** Clicks on the table, in centimetres from its top left corner. */
  async pointAt(x: number, y: number): Promise<this> {
    const svg = this.find<SVGSVGElement>('svg.table');
    const box = svg.getBoundingClientRect();
    const view = svg.viewBox.baseVal;
    const clientX = box.left + ((x * 10 - view.x) / view.width) * box.width;
    const clientY = box.top + ((y * 10 - view.y) / view.height) * box.height;
    svg.dispatchEvent(
      new PointerEvent('click', {
        clientX,
        clientY,
        bubbles: true,
        composed: true,
        pointerType: 'mouse',
      }),
    );
    return this.settled();
  }
}
