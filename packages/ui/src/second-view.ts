import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { sayUi } from './ui-words.ts';

/** What a second view shows once it is there: the game in words, a line for commands. */
export interface SecondViewBody {
  view(): TemplateResult;
  /** The game has moved on. */
  forget(): void;
}

/**
 * The second view of a game, for keyboards and screen readers. It stands closed below the board and
 * is fetched when somebody opens it.
 */
export class SecondView {
  readonly #load: () => Promise<SecondViewBody>;
  readonly #redraw: () => void;
  #open = false;
  #body: SecondViewBody | 'loading' | 'missing' | undefined;

  constructor(load: () => Promise<SecondViewBody>, redraw: () => void) {
    this.#load = load;
    this.#redraw = redraw;
  }

  /** Opens it from anywhere and brings the keyboard there. */
  goTo(root: ParentNode): void {
    this.open();
    root.querySelector<HTMLElement>('.second > summary')?.focus();
  }

  /** Opens it; a file that was missing is asked for again. */
  open(): void {
    this.#open = true;
    if (this.#body === undefined || this.#body === 'missing') void this.#fetch();
    this.#redraw();
  }

  /** The game has moved on. */
  forget(): void {
    if (typeof this.#body === 'object') this.#body.forget();
  }

  view(language: Language, title: string): TemplateResult {
    return html`<details
      class="second"
      part="second-view"
      ?open=${this.#open}
      @toggle=${this.#toggled}
    >
      <summary>${title}</summary>
      ${typeof this.#body === 'object' ? this.#body.view() : nothing}
      ${this.#body === 'missing' ? html`<p class="problem" role="alert">${sayUi(language, 'room-missing')}</p>` : nothing}
    </details>`;
  }

  readonly #toggled = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLDetailsElement)) return;
    if (event.currentTarget.open) this.open();
    else this.#open = false;
  };

  async #fetch(): Promise<void> {
    this.#body = 'loading';
    this.#body = await this.#load().catch(() => 'missing' as const);
    this.#redraw();
  }
}
