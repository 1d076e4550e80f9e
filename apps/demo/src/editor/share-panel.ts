import { html, nothing, type TemplateResult } from 'lit';
import { makeBoardSvg, diagramScene } from '@skirmish-kit/neuroshima-hex/element';
import type { Language } from '@skirmish-kit/core';
import type { Translate } from '@skirmish-kit/ui';
import { htmlTag, htmlText } from '@skirmish-kit/ui/showcase';
import type { EditedPosition } from './edited-position.ts';
import type { EditorKey } from './editor-messages.ts';

export interface SharePanelHost {
  readonly edited: EditedPosition;
  readonly language: Language;
  readonly say: Translate<EditorKey>;
  root(): ParentNode;
  tell(text: string): void;
  redraw(): void;
  readonly updateComplete: Promise<boolean>;
}

/** Query parameters that are kept next to the position: language and theme. */
const SAVED = ['lang', 'theme'] as const;

/** The part of a query that keeps the look of this page. */
function savedQuery(page: string): string {
  const { searchParams } = new URL(page);
  return SAVED.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`&${name}=${encodeURIComponent(value)}`];
  }).join('');
}

/** A URL that opens the position again. The notation needs no encoding. */
export function linkTo(notation: string, page: string): string {
  const { origin, pathname } = new URL(page);
  return `${origin}${pathname}?position=${encodeURIComponent(notation)}${savedQuery(page)}`;
}

/** A URL that plays the position against the bot; the first army has the turn. */
export function playLink(notation: string, page: string): string {
  const { href } = new URL('e/neuroshima-hex.html', page);
  const position = encodeURIComponent(notation);
  return `${href}?mode=play&seats=human,bot,bot,bot&position=${position}${savedQuery(page)}`;
}

/** Embed code for the position: a picture, or the battle to step through. */
export function embedCode(kind: 'diagram' | 'battle', notation: string, page: string): string {
  const [tag, attributes] =
    kind === 'diagram'
      ? ['skirmish-neuroshima-diagram', {}]
      : ['skirmish-neuroshima-hex', { mode: 'battle' }];
  const link = htmlTag('a', { href: linkTo(notation, page) }, htmlText(notation));
  return [
    htmlTag('script', { type: 'module', src: new URL('kit/skirmish.js', page).href }),
    htmlTag(tag, { ...attributes, position: notation }, `\n  ${link}\n`),
  ].join('\n');
}

const COPIES = ['copy-notation', 'copy-link', 'copy-diagram', 'copy-battle'] as const;
type Copy = (typeof COPIES)[number];

/** Buttons that copy the position in each format and show what was copied. */
export class SharePanel {
  #shown: Copy | undefined;
  #note = '';
  readonly #host: SharePanelHost;

  constructor(host: SharePanelHost) {
    this.#host = host;
  }

  view(): TemplateResult {
    const { say } = this.#host;
    return html`<section class="hand-on panel">
      <h2>${say('hand-on')}</h2>
      <div class="row">
        ${COPIES.map(
          (kind) =>
            html`<button type="button" data-copy=${kind} @click=${() => void this.#copy(kind)}>
              ${say(kind)}
            </button>`,
        )}
        <button type="button" @click=${() => this.#save()}>${say('save-svg')}</button>
        <a href=${playLink(this.#host.edited.notation, location.href)}>${say('play-from-here')}</a>
      </div>
      ${
        this.#shown
          ? html`<textarea
                class="copied"
                readonly
                rows="4"
                aria-label=${say(this.#shown)}
                .value=${this.#text(this.#shown)}
              ></textarea>
              <p class="quiet" role="status">${this.#note}</p>`
          : nothing
      }
    </section>`;
  }

  #text(kind: Copy): string {
    const { notation } = this.#host.edited;
    if (kind === 'copy-notation') return notation;
    if (kind === 'copy-link') return linkTo(notation, location.href);
    return embedCode(kind === 'copy-diagram' ? 'diagram' : 'battle', notation, location.href);
  }

  async #copy(kind: Copy): Promise<void> {
    const host = this.#host;
    const copied = await navigator.clipboard?.writeText(this.#text(kind)).then(
      () => true,
      () => false,
    );
    this.#shown = kind;
    this.#note = host.say(copied ? 'copied' : 'copy-yourself');
    host.tell(this.#note);
    host.redraw();
    if (copied) return;
    await host.updateComplete;
    host.root().querySelector<HTMLTextAreaElement>('.copied')?.select();
  }

  /** The board as a picture, for hosts that accept only pictures. */
  #save(): void {
    const { edited, language } = this.#host;
    const svg = makeBoardSvg(diagramScene(edited.position, edited.looks, language, false));
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'position.svg';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url));
  }
}
