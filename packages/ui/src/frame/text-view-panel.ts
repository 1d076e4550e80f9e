import { html, nothing, type TemplateResult } from 'lit';
import { LazyModule } from '../lazy-module.ts';
import { uiText } from '../ui-messages.ts';
import { frameText } from './frame-messages.ts';
import type { GameHost } from '../game-host.ts';
import type { TextSource } from './text-source.ts';
import type { TextView } from './text-view.ts';

/** The game in words stands closed below the board; it is fetched when somebody opens it. */
export class TextViewPanel<S> {
  readonly #host: GameHost<S>;
  readonly #text: LazyModule<TextView<S>>;
  #open = false;

  constructor(
    host: GameHost<S>,
    loadSource: () => Promise<TextSource | undefined>,
    look: (card: string | undefined) => void,
  ) {
    this.#host = host;
    this.#text = new LazyModule(host, async () => {
      const [{ TextView }, source = {}] = await Promise.all([
        import('./text-view.ts'),
        loadSource(),
      ]);
      return new TextView(host, source, look);
    });
  }

  /** The game has moved on. */
  forget(): void {
    if (this.#open) this.#text.value?.forget();
  }

  /** Opens it from anywhere and brings the keyboard there. */
  goTo(): void {
    void this.#opened();
    // In a narrow window it is only there once it is open.
    void this.#host.updateComplete.then(() => this.#focus('.second > summary'));
  }

  /** Opens it and goes to its command line. */
  async goToCommand(): Promise<void> {
    await this.#opened();
    await this.#host.updateComplete;
    this.#focus('.second [name=command]');
  }

  #focus(selector: string): void {
    this.#host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Opens it; a file that was missing is asked for again. */
  async #opened(): Promise<void> {
    this.#open = true;
    this.#host.requestUpdate();
    await this.#text.load();
    this.#text.value?.open();
  }

  readonly #toggled = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLDetailsElement)) return;
    if (!event.currentTarget.open) this.#open = false;
    else if (!this.#open) void this.#opened();
  };

  view(): TemplateResult {
    const { language } = this.#host;
    return html`<details
      class="second"
      part="text-view second-view"
      ?open=${this.#open}
      @toggle=${this.#toggled}
    >
      <summary>${frameText(language, 'text-view')}</summary>
      ${(this.#open && this.#text.value?.view()) || nothing}
      ${
        this.#text.hasFailed
          ? html`<p class="problem" role="alert">${uiText(language, 'room-missing')}</p>`
          : nothing
      }
    </details>`;
  }
}
