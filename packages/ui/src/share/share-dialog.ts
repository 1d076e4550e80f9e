import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { copyField, copyStyles } from '../copy-field.ts';
import { attributeText } from '../element-definition.ts';
import { adoptStyles } from '../frame/adopt-styles.ts';
import { dialogStyles } from '../frame/dialog-styles.ts';
import { drawnIcon } from '../frame/icons.ts';
import type { GameHost } from '../game-host.ts';
import { groundCard, linkCard } from './link-card.ts';
import { pngFile, save, svgFile } from './picture-file.ts';
import { frameCode } from './frame-code.ts';
import { shareCode } from './share-code.ts';
import { shareLink } from './share-link.ts';
import { shareStyles } from './share-styles.ts';
import { shareText, type ShareKey } from './share-messages.ts';
import type { SharePayload, ShareSources } from './share-payload.ts';

export { boardOf } from './link-card.ts';
export { gamePayload } from './game-payload.ts';

const CLOSE = 'M4 4l8 8M12 4l-8 8';

/** The part of the element that the dialog uses. */
export type ShareHost = Pick<
  GameHost,
  | 'language'
  | 'localName'
  | 'renderRoot'
  | 'attributeValues'
  | 'updateComplete'
  | 'requestUpdate'
  | 'announce'
>;

const TABS = ['link', 'picture', 'embed', 'text'] as const;
type Tab = (typeof TABS)[number];

/** In which colours the picture is made. */
const SCHEMES = ['as-here', 'light', 'dark'] as const;

/** Shares what is shown: as a link, a picture, embed code or text. */
export class ShareDialog {
  readonly #host: ShareHost;
  readonly #sources: () => ShareSources;
  #shared: SharePayload;
  #tab: Tab = 'link';
  #scheme: (typeof SCHEMES)[number] = 'as-here';
  #atThisMoment = true;
  #link: string | undefined;
  #card: SVGSVGElement | undefined;

  constructor(host: ShareHost, shared: SharePayload, sources: () => ShareSources) {
    this.#host = host;
    this.#shared = shared;
    this.#sources = sources;
    adoptStyles(host.renderRoot, dialogStyles);
    adoptStyles(host.renderRoot, copyStyles);
    adoptStyles(host.renderRoot, shareStyles);
  }

  /** Shows what there is to share now; `board` is a copy of the board as everybody may see it. */
  async open(shared: SharePayload, board: Element | undefined): Promise<void> {
    this.#shared = shared;
    await this.#writeLink();
    const place = this.#host.renderRoot.querySelector('.board');
    this.#card = place ? linkCard(place, shared, board) : undefined;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    const dialog = this.#dialog;
    if (dialog && !dialog.open) dialog.showModal();
    this.#ground();
  }

  /** Draws anew, and the card in its colours. */
  #redraw(): void {
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#ground());
  }

  #ground(): void {
    if (this.#card?.isConnected) groundCard(this.#card);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.share');
  }

  #say(key: ShareKey, params?: Readonly<Record<string, string>>): string {
    return shareText(this.#host.language, key, params);
  }

  /** The position at which the game is opened; empty for its beginning. */
  get #at(): number | undefined {
    return this.#atThisMoment ? this.#shared.at : undefined;
  }

  async #writeLink(): Promise<void> {
    const { localName, attributeValues } = this.#host;
    const page = attributeText(attributeValues, 'page');
    const { at: _, ...shared } = this.#shared;
    const at = this.#at;
    const asked = at === undefined ? shared : { ...shared, at };
    this.#link = await shareLink(localName, asked, page || undefined, this.#sources());
  }

  view(): TemplateResult {
    const title = this.#say(`share-${this.#shared.kind}`);
    return html`<dialog class="share" part="share" aria-label=${title}>
      <header>
        <h2>${title}</h2>
        <button
          type="button"
          class="plain"
          aria-label=${this.#say('close')}
          @click=${() => this.#dialog?.close()}
        >
          ${drawnIcon(CLOSE)}
        </button>
      </header>
      <div role="tablist" aria-label=${this.#say('ways')} @keydown=${this.#onKey}>
        ${TABS.map((tab) => this.#tabButton(tab))}
      </div>
      ${this.#shared.showsHidden ? html`<p class="problem">${this.#say('shows-hidden')}</p>` : nothing}
      ${this.#shared.isSealed ? html`<p class="quiet">${this.#say('sealed')}</p>` : nothing}
      ${this.#panel('link', this.#linkPanel())} ${this.#panel('picture', this.#picturePanel())}
      ${this.#panel('embed', this.#embedPanel())} ${this.#panel('text', this.#textPanel())}
      <p class="note quiet" role="status"></p>
    </dialog>`;
  }

  #tabButton(tab: Tab): TemplateResult {
    const chosen = tab === this.#tab;
    return html`<button
      type="button"
      role="tab"
      id="share-tab-${tab}"
      aria-controls="share-${tab}"
      aria-selected=${String(chosen)}
      tabindex=${chosen ? 0 : -1}
      @click=${() => this.#turnTo(tab)}
    >
      ${this.#say(tab)}
    </button>`;
  }

  #panel(tab: Tab, inside: unknown): TemplateResult {
    return html`<div
      role="tabpanel"
      id="share-${tab}"
      aria-labelledby="share-tab-${tab}"
      ?hidden=${tab !== this.#tab}
    >
      ${inside}
    </div>`;
  }

  #turnTo(tab: Tab): void {
    this.#tab = tab;
    this.#note('');
    this.#redraw();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const tab = TABS[(TABS.indexOf(this.#tab) + step + TABS.length) % TABS.length] ?? 'link';
    this.#turnTo(tab);
    this.#dialog?.querySelector<HTMLElement>(`#share-tab-${tab}`)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  /** The card of the link, in the tab that is open: it is there once. */
  #preview(tab: Tab): TemplateResult | typeof nothing {
    const card = this.#card;
    if (!card || tab !== this.#tab) return nothing;
    return html`<div
      class="preview ${tab === 'picture' ? this.#scheme : ''}"
      role="img"
      aria-label=${[this.#shared.system, this.#shared.title, ...this.#shared.sentences].join('. ')}
      ${ref((place) => place?.replaceChildren(card))}
    ></div>`;
  }

  #field(name: string, label: ShareKey, text: string, copy: ShareKey, rows: number) {
    const words = { name, label: this.#say(label), text, copy: this.#say(copy), rows };
    return copyField(this.#host.language, words, (said) => this.#host.announce(said));
  }

  #linkPanel(): TemplateResult {
    const change = async ({ currentTarget: box }: Event) => {
      if (!(box instanceof HTMLInputElement)) return;
      this.#atThisMoment = box.checked;
      await this.#writeLink();
      this.#host.requestUpdate();
    };
    return html`${this.#preview('link')}
    ${
      this.#link
        ? this.#field('link', 'link-label', this.#link, 'copy-link', 2)
        : html`<p>${this.#say('no-link')}</p>`
    }
    ${
      this.#shared.at === undefined
        ? nothing
        : html`<label class="moment"
            ><input type="checkbox" .checked=${this.#atThisMoment} @change=${change} />
            ${this.#say('at-this-moment')}</label
          >`
    }`;
  }

  #embedPanel(): TemplateResult {
    const { localName, attributeValues } = this.#host;
    const page = attributeText(attributeValues, 'page');
    const code = shareCode(localName, this.#shared, this.#sources(), this.#at);
    return html`${this.#field('embed', 'embed-label', code, 'copy-code', 6)}
    ${
      page && this.#link
        ? this.#field(
            'frame',
            'frame-label',
            frameCode(this.#shared.title, this.#link),
            'copy-code',
            4,
          )
        : nothing
    }`;
  }

  #textPanel(): TemplateResult {
    const { record, attributes } = this.#shared;
    return record === undefined
      ? this.#field('text', 'position-label', attributes['position'] ?? '', 'copy-text', 3)
      : this.#field('text', 'text-label', record, 'copy-text', 12);
  }

  #picturePanel(): TemplateResult {
    const button = (label: string, act: (card: SVGSVGElement) => Promise<void>) =>
      html`<button
        type="button"
        aria-disabled=${this.#card ? nothing : 'true'}
        @click=${() => this.#card && void act(this.#card)}
      >
        ${label}
      </button>`;
    const isLocked = globalThis.origin === 'null';
    return html`${this.#preview('picture')}
      <span class="row segments-row" role="group" aria-label=${this.#say('colours')}>
        ${SCHEMES.map(
          (scheme) =>
            html`<button
              type="button"
              aria-pressed=${String(scheme === this.#scheme)}
              @click=${() => {
                this.#scheme = scheme;
                this.#redraw();
              }}
            >
              ${this.#say(scheme)}
            </button>`,
        )}
      </span>
      <span class="row">
        ${button('PNG', async (card) => this.#save(await pngFile(card), 'png'))}
        ${button('SVG', (card) => Promise.resolve(this.#save(svgFile(card), 'svg')))}
        ${button(this.#say('copy-picture'), (card) => this.#copy(card))}
      </span>
      ${isLocked ? html`<p class="quiet">${this.#say('may-not-save')}</p>` : nothing}`;
  }

  #save(file: Blob, kind: 'png' | 'svg'): void {
    const name = `${this.#host.localName.replace(/^skirmish-/, '')}.${kind}`;
    save(file, name);
    this.#note(this.#say('saved', { file: name }));
  }

  async #copy(card: SVGSVGElement): Promise<void> {
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': pngFile(card) })]))
      .then(
        () => true,
        () => false,
      );
    this.#note(this.#say(copied ? 'copied' : 'not-copied'));
  }

  #note(text: string): void {
    const place = this.#dialog?.querySelector('.note');
    if (place) place.textContent = text;
    if (text) this.#host.announce(text);
  }
}
