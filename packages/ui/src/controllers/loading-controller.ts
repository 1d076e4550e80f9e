import { html, type TemplateResult } from 'lit';
import { LoadingIndicator } from '../frame/loading-indicator.ts';
import type { GameHost } from '../game-host.ts';
import { readRecordInput } from '../record-input.ts';
import { uiText } from '../ui-messages.ts';

/** The part of the element that the controller uses. */
type LoadingHost = Pick<
  GameHost,
  'language' | 'attributeValues' | 'addController' | 'removeController' | 'requestUpdate'
> &
  Pick<GameHost, 'updateComplete'> &
  HTMLElement & { readonly record: string | null | undefined };

/** The loading promise. */
export interface LoadingSource {
  /** The record that is shown or being opened. */
  readonly opened: () => string;
  readonly launch: () => void;
}

/** The view while a game is loaded; it reports a replay without a record. */
export class LoadingController {
  readonly #host: LoadingHost;
  readonly #source: LoadingSource;
  readonly #indicator: LoadingIndicator;

  constructor(host: LoadingHost, source: LoadingSource) {
    this.#host = host;
    this.#source = source;
    this.#indicator = new LoadingIndicator(host);
  }

  begin(): void {
    this.#indicator.begin();
  }

  end(): void {
    this.#indicator.end();
  }

  get #isReplay(): boolean {
    return this.#host.attributeValues['mode'] === 'replay';
  }

  view(): TemplateResult {
    const { language } = this.#host;
    const isEmpty = this.#isReplay && this.#source.opened() === '';
    const content = isEmpty
      ? html`<div class="top">${uiText(language, 'no-record')}</div>`
      : html`<div class="set-out">
          ${this.#indicator.view(language, () => this.#source.launch())}
        </div>`;
    return html`<div class="frame waiting" aria-busy=${isEmpty ? 'false' : 'true'}>
        ${content}
        <div class="board"></div>
      </div>
      <slot class="fallback ${this.#isReplay ? '' : 'shown'}" @slotchange=${this.#onSlot}></slot>`;
  }

  /** The page has put a record into the tag after the element was made. */
  readonly #onSlot = (): void => {
    const record = readRecordInput(this.#host);
    if (this.#isReplay && record && record !== this.#source.opened()) this.#source.launch();
  };
}
