import { isProblems, sayPlace, type Language, type Problem } from '@skirmish-kit/core';
import { languageOf, pageScheme, repaint } from '@skirmish-kit/ui/plain';
import { radiusOf } from '../notation/board-radius.ts';
import { parsePosition } from '../notation/position.ts';
import { sayPositionProblem } from '../notation/problem-words.ts';
import type { Position } from '../rules/position.ts';
import { diagramScene, describeDiagram } from './diagram-scene.ts';
import { knownArmies, type ArmyLook } from '../packs/look.ts';
import { boardPicture } from './picture/board-picture.ts';
import { armyLooks } from '../packs/box.ts';
import { boardBox } from '@skirmish-kit/ui/hex-picture';
import { boardStyles } from './picture/picture-styles.ts';

/** On a server there are no elements, and importing this must not fail there. */
function elementClass(): typeof HTMLElement;
function elementClass(): unknown {
  return globalThis.HTMLElement ?? class {};
}

const PageElement = elementClass();

const STYLES = `${boardStyles}
:host{display:block;box-sizing:border-box;min-inline-size:0;max-inline-size:34rem;color-scheme:light dark;--_text:var(--skirmish-text,light-dark(#1b1e20,#eceff1));--_now:var(--skirmish-now,light-dark(#b23a12,#f0714a))}
:host([hidden]){display:none}
.light{color-scheme:light}.dark{color-scheme:dark}
.picture{aspect-ratio:var(--_ratio,488 / 528)}
.later{content-visibility:auto}
.problem{font:400 .9375rem/1.45 var(--skirmish-font,system-ui,sans-serif);color:var(--_text);border-inline-start:4px solid var(--_now);padding:.4em .8em}
.problem ul{margin:0;padding:0;list-style:none}
`;

/**
 * A position as a picture: no rules, no Lit, nothing to click. Twenty on a page are no burden.
 *
 * ```html
 * <script type="module" src="diagram.js"></script>
 * <skirmish-neuroshima-diagram position="3.0_moloch_hq.c3_clown.d3.2_borgo_hq.a1">
 *   <a href="…">Moloch’s Clown beside its HQ</a>
 * </skirmish-neuroshima-diagram>
 * ```
 *
 * @tagname skirmish-neuroshima-diagram
 * @attr position - the position as one line
 * @attr coordinates - whether empty hexes show their names
 * @attr theme - `auto` (as the page), `light` or `dark`
 * @attr label - what the picture is called; by default its tiles are listed
 * @slot - what is shown where the element cannot work
 * @csspart board - the picture
 * @csspart error - what is wrong with the position
 * @fires skirmish-error - the position cannot be shown; `detail.problems` says why
 */
export class SkirmishNeuroshimaDiagram extends PageElement {
  static readonly tag = 'skirmish-neuroshima-diagram';
  static readonly version = '0.1.0';
  static readonly observedAttributes = ['position', 'coordinates', 'theme', 'label', 'lang'];
  static #sheet: CSSStyleSheet | undefined;
  static #armies: readonly ArmyLook[] | undefined;

  #page: MutationObserver | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Registers the element; where the name is taken, the first one stays. */
  static define(
    registry: CustomElementRegistry | undefined = globalThis.customElements,
    tag: string = SkirmishNeuroshimaDiagram.tag,
  ): void {
    if (registry && !registry.get(tag)) registry.define(tag, SkirmishNeuroshimaDiagram);
  }

  get position(): string {
    return this.getAttribute('position') ?? '';
  }

  set position(text: string | null | undefined) {
    if (text === null || text === undefined) this.removeAttribute('position');
    else this.setAttribute('position', text);
  }

  connectedCallback(): void {
    this.#page = new MutationObserver(() => this.#later());
    this.#page.observe(document.documentElement, {
      attributeFilter: ['lang', 'class', 'style', 'data-theme'],
    });
    if (!this.shadowRoot) this.#open();
    if (this.#alone && this.position) this.#draw();
    else this.#later();
  }

  disconnectedCallback(): void {
    this.#page?.disconnect();
    this.#stopWaiting();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#later();
  }

  /** Whether it is the only one on its page. */
  get #alone(): boolean {
    return document.getElementsByTagName(this.localName).length === 1;
  }

  /** Of several, each draws in a task of its own, so that they never hold up a page. */
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
    const armies = (SkirmishNeuroshimaDiagram.#armies ??= armyLooks());
    const position = parsePosition(this.position, knownArmies(armies));
    const box = root.querySelector('div');
    if (!box) return;
    const theme = this.getAttribute('theme');
    const scheme = theme === 'light' || theme === 'dark' ? theme : pageScheme(this);
    for (const each of ['light', 'dark']) box.classList.toggle(each, each === scheme);
    if (isProblems(position)) this.#complain(box, position, languageOf(this));
    else this.#show(box, position, armies);
  }

  /** Takes its room at once, so that nothing below moves when the picture comes. */
  #open(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    let sheet = SkirmishNeuroshimaDiagram.#sheet;
    if (!sheet) {
      sheet = SkirmishNeuroshimaDiagram.#sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLES);
    }
    root.adoptedStyleSheets = [sheet];
    const box = document.createElement('div');
    box.className = this.#alone ? 'picture' : 'picture later';
    root.append(box);
    return root;
  }

  #show(box: HTMLElement, position: Position, armies: readonly ArmyLook[]): void {
    const language = languageOf(this);
    const names = this.hasAttribute('coordinates');
    const picture = boardPicture(diagramScene(position, armies, language, names));
    const label = this.getAttribute('label') ?? describeDiagram(position, armies, language);
    const svg =
      box.querySelector('svg') ?? document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const { width, height } = boardBox(radiusOf(position));
    const extra = { width, height, role: 'img', 'aria-label': label, part: 'board' };
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
      const said = sayPositionProblem(found, language);
      line.textContent = found.path ? `${sayPlace(found, language)}: ${said}` : said;
      list.append(line);
    }
    box.classList.remove('picture');
    box.replaceChildren(panel, document.createElement('slot'));
    this.dispatchEvent(
      new CustomEvent('skirmish-error', { detail: { problems }, bubbles: true, composed: true }),
    );
  }
}
