import { html, nothing, type TemplateResult } from 'lit';
import { sayUi } from '../ui-words.ts';
import { sayFrame } from './frame-words.ts';
import type { GameHost } from './game-host.ts';
import type { TextSource } from './text-source.ts';
import type { TextView } from './text-view.ts';

/** The game in words stands closed below the board; it is fetched when somebody opens it. */
export class SecondView<S> {
  readonly #host: GameHost<S>;
  readonly #source: TextSource;
  readonly #look: (card: string | undefined) => void;
  #open = false;
  #text: TextView<S> | 'loading' | 'missing' | undefined;

  constructor(host: GameHost<S>, source: TextSource, look: (card: string | undefined) => void) {
    this.#host = host;
    this.#source = source;
    this.#look = look;
  }

  /** The game has moved on. */
  forget(): void {
    if (typeof this.#text === 'object') this.#text.forget();
  }

  /** Opens it from anywhere and brings the keyboard there. */
  goTo(): void {
    this.#opened();
    this.#host.renderRoot.querySelector<HTMLElement>('.second > summary')?.focus();
  }

  /** Opens it; a file that was missing is asked for again. */
  #opened(): void {
    this.#open = true;
    if (this.#text === undefined || this.#text === 'missing') void this.#fetch();
    else if (typeof this.#text === 'object') this.#text.open();
    this.#host.requestUpdate();
  }

  async #fetch(): Promise<void> {
    this.#text = 'loading';
    try {
      const { TextView } = await import('./text-view.ts');
      this.#text = new TextView(this.#host, this.#source, this.#look);
      this.#text.open();
    } catch {
      this.#text = 'missing';
    }
    this.#host.requestUpdate();
  }

  readonly #toggled = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLDetailsElement)) return;
    if (!event.currentTarget.open) this.#open = false;
    else if (!this.#open) this.#opened();
  };

  view(): TemplateResult {
    const { language } = this.#host;
    return html`<details
      class="second"
      part="second-view"
      ?open=${this.#open}
      @toggle=${this.#toggled}
    >
      <summary>${sayFrame(language, 'text-view')}</summary>
      ${this.#open && typeof this.#text === 'object' ? this.#text.view() : nothing}
      ${
        this.#text === 'missing'
          ? html`<p class="problem" role="alert">${sayUi(language, 'room-missing')}</p>`
          : nothing
      }
    </details>`;
  }
}
