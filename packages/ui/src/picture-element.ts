import { problemPlaceText, type Language, type Problem } from '@skirmish-kit/core';
import { languageOf } from './language.ts';
import { pageColourScheme } from './colour-scheme.ts';
import { defineOnce } from './define-once.ts';
import { repaint } from './paint.ts';
import type { SvgNode } from './picture.ts';
import { watchPage } from './watch-page.ts';

/** On a server there are no elements, and importing this must not fail there. */
function elementClass(): typeof HTMLElement;
function elementClass(): unknown {
  return globalThis.HTMLElement ?? class {};
}

const PageElement = elementClass();

const FRAME = `
:host{display:block;box-sizing:border-box;min-inline-size:0;max-inline-size:34rem;color-scheme:light dark;--_text:var(--skirmish-text,light-dark(#1b1e20,#eceff1));--_now:var(--skirmish-accent,var(--skirmish-now,light-dark(#b23a12,#f0714a)))}
:host([hidden]){display:none}
.light{color-scheme:light}.dark{color-scheme:dark}
.picture{aspect-ratio:var(--_ratio)}
.later{content-visibility:auto}
.problem{font:400 .9375rem/1.45 var(--skirmish-font,system-ui,sans-serif);color:var(--_text);border-inline-start:4px solid var(--_now);padding:.4em .8em}
.problem ul{margin:0;padding:0;list-style:none}
`;

/** A picture, how large it is, and what it is called for those who hear it. */
export interface PictureProps {
  readonly picture: SvgNode;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

/** The title of a problem with the attributes, per language. */
export type ProblemText = (found: Problem, language: Language) => string;

/**
 * An element that is a picture of what its attributes say: no rules, no Lit, nothing to click. Twenty
 * on a page are no burden. The attributes `theme` (`auto`, `light`, `dark`) and `label` are everybody's.
 */
export abstract class PictureElement extends PageElement {
  static readonly #sheets = new Map<string, CSSStyleSheet>();

  #stopWatching: () => void = () => {};
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** The sheet of its pictures. */
  protected abstract readonly sheet: string;
  /** Whether the page has given anything to draw yet. */
  protected abstract readonly hasInput: boolean;
  /** The parsed attributes, or their problems. */
  protected abstract shown(language: Language): PictureProps | readonly Problem[];
  protected abstract readonly sayProblem: ProblemText;

  /** Registers the element; where the name is taken, the first one stays. */
  static define(
    this: CustomElementConstructor & { readonly tag: string },
    registry: CustomElementRegistry | undefined = globalThis.customElements,
    tag: string = this.tag,
  ): void {
    defineOnce(this, registry, tag);
  }

  connectedCallback(): void {
    this.#stopWatching = watchPage(this, () => this.#later());
    if (!this.shadowRoot) this.#open();
    if (this.#alone && this.hasInput) this.#draw();
    else this.#later();
  }

  disconnectedCallback(): void {
    this.#stopWatching();
    this.#stopWaiting();
  }

  /** Moved into another document, where its sheet is not valid. */
  adoptedCallback(): void {
    if (this.shadowRoot && this.ownerDocument.defaultView)
      this.shadowRoot.adoptedStyleSheets = [this.#sheetIn()];
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#later();
  }

  /** Whether it is the only one on its page. */
  get #alone(): boolean {
    return document.getElementsByTagName(this.localName).length === 1;
  }

  /** Several pictures are each drawn in their own task, so that they never block a page. */
  #later(): void {
    this.#waiting ??= setTimeout(() => this.#draw());
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #draw(): void {
    this.#stopWaiting();
    const root = this.shadowRoot ?? this.#open();
    const language = languageOf(this);
    const shown = this.shown(language);
    const box = root.querySelector('div');
    if (!box) return;
    const theme = this.getAttribute('theme');
    const scheme = theme === 'light' || theme === 'dark' ? theme : pageColourScheme(this);
    for (const each of ['light', 'dark']) box.classList.toggle(each, each === scheme);
    if ('picture' in shown) this.#show(box, shown);
    else this.#complain(box, shown, language);
  }

  /** Takes its room at once, so that nothing below moves when the picture comes. */
  #open(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [this.#sheetIn()];
    const box = document.createElement('div');
    box.className = this.#alone ? 'picture' : 'picture later';
    root.append(box);
    return root;
  }

  /** Elements share a sheet; in another document, such as the canvas of an editor, each has its own. */
  #sheetIn(): CSSStyleSheet {
    const page = this.ownerDocument;
    const known = page === document ? PictureElement.#sheets.get(this.sheet) : undefined;
    if (known) return known;
    const sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(this.sheet + FRAME);
    if (page === document) PictureElement.#sheets.set(this.sheet, sheet);
    return sheet;
  }

  #show(box: HTMLElement, { picture, width, height, label }: PictureProps): void {
    const svg =
      box.querySelector('svg') ?? document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const called = this.getAttribute('label') ?? label;
    const extra = { width, height, role: 'img', 'aria-label': called, part: 'board' };
    repaint(svg, { ...picture, attributes: { ...picture.attributes, ...extra } });
    box.classList.add('picture');
    box.style.setProperty('--_ratio', `${width} / ${height}`);
    // A new one is drawn before it is put into the page, which then looks at it only once.
    if (!svg.isConnected) box.replaceChildren(svg);
  }

  #complain(box: HTMLElement, problems: readonly Problem[], language: Language): void {
    const panel = document.createElement('div');
    panel.className = 'problem';
    panel.part.add('error');
    panel.setAttribute('role', 'alert');
    const list = document.createElement('ul');
    panel.append(list);
    for (const found of problems.slice(0, 8)) {
      const line = document.createElement('li');
      const said = this.sayProblem(found, language);
      line.textContent = found.path ? `${problemPlaceText(found, language)}: ${said}` : said;
      list.append(line);
    }
    box.classList.remove('picture');
    box.replaceChildren(panel, document.createElement('slot'));
    this.dispatchEvent(
      new CustomEvent('skirmish-error', { detail: { problems }, bubbles: true, composed: true }),
    );
  }
}
