import {
  html,
  LitElement,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {
  problem,
  problemPlaceText,
  problemText,
  type Language,
  type Problem,
} from '@skirmish-kit/core';
import { languageOf } from './language.ts';
import { isMissing, loadLanguage } from './locale-loader.ts';
import { base, pageScheme, tokens, type Theme } from './theme.ts';
import { keepTypedKeys } from './text-input-keys.ts';
import { sayUi } from './ui-messages.ts';

/** What `skirmish-error` carries: what is wrong with what the page gave the element. */
export interface SkirmishErrorDetail {
  readonly problems: readonly Problem[];
}

/** Said when the file with the French sentences is not beside the embed. */
const NO_FRENCH = 'Les textes français n’ont pas pu être chargés (locales/fr-….js).';

/**
 * The base of every element of the kit. It speaks the page's language, wears the page's colours,
 * and turns whatever goes wrong inside into a message in its own box and a `skirmish-error` event:
 * nothing is ever thrown into the page.
 *
 * Subclasses draw in {@link playerView} and read their attributes in {@link prepare}.
 *
 * @fires skirmish-error - data from the page could not be used; `detail.problems` says why
 */
export abstract class SkirmishElement extends LitElement {
  /** The version of the kit this class came with. */
  static readonly version: string = '0.2.0';
  /** The name {@link define} registers. */
  static readonly tag: string = '';

  static override properties: PropertyDeclarations = {
    lang: { reflect: true },
    dir: { reflect: true },
    theme: {},
    spoken: { state: true },
  };

  static override styles: CSSResultGroup = [tokens, base];

  /** The language to speak; without it, that of the page. */
  declare lang: string;
  declare dir: string;
  /** `auto` (the default: as the page around it), `light` or `dark`. */
  declare theme: Theme | null | undefined;
  declare protected spoken: string;

  readonly #internals = this.attachInternals();
  #language: Language | undefined;
  #page: MutationObserver | undefined;
  #preference: MediaQueryList | undefined;
  readonly #dress = () => this.#matchPage();
  #problems: readonly Problem[] = [];
  #fault: Problem | undefined;

  constructor() {
    super();
    keepTypedKeys(this);
    this.theme = 'auto';
    this.spoken = '';
  }

  /**
   * Registers the element. Where the name is taken (a second bundle on the page), the first one
   * stays; without a registry (on a server) nothing happens.
   */
  static define(
    this: CustomElementConstructor & { readonly tag: string },
    registry: CustomElementRegistry | undefined = globalThis.customElements,
    tag: string = this.tag,
  ): void {
    if (registry && !registry.get(tag)) registry.define(tag, this);
  }

  override connectedCallback(): void {
    this.#language = undefined;
    super.connectedCallback();
    this.#page = new MutationObserver(() => {
      this.#matchPage();
      this.requestUpdate();
    });
    this.#page.observe(document.documentElement, {
      attributeFilter: ['lang', 'class', 'style', 'data-theme'],
    });
    this.#preference = matchMedia('(prefers-color-scheme: dark)');
    this.#preference.addEventListener('change', this.#dress);
    this.#matchPage();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#page?.disconnect();
    this.#preference?.removeEventListener('change', this.#dress);
  }

  /** The language it speaks at this moment. */
  get language(): Language {
    return (this.#language ??= languageOf(this));
  }

  /** Every reason to update may be another language; one around the element is seen with the update. */
  override requestUpdate(...reason: Parameters<LitElement['requestUpdate']>): void {
    // The constructor of LitElement asks for an update before this class has its fields.
    if (#language in this) this.#language = undefined;
    super.requestUpdate(...reason);
  }

  /** What is wrong with what the page gave; empty when all is well. */
  get problems(): readonly Problem[] {
    return this.#fault ? [this.#fault] : this.#problems;
  }

  /** Reads what the page gave; called before each drawing. */
  protected prepare(_changed: PropertyValues): void {}

  /** Draws. */
  protected abstract view(): TemplateResult | typeof nothing;

  /** Shows what is wrong in place of the element's content, and tells the page; `[]` clears it. */
  protected report(problems: readonly Problem[]): void {
    const said = (list: readonly Problem[]) =>
      list.map(({ path, message }) => path + message).join('\n');
    const news = said(problems) !== said(this.#problems);
    this.#problems = problems;
    if (!news) return;
    if (problems.length > 0) this.#tell(problems);
    this.requestUpdate();
  }

  /**
   * Says something to a screen reader; the same words twice are said twice.
   * @internal
   */
  announce(text: string): void {
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** Nothing is drawn in another language before its sentences are here. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const arriving = loadLanguage(this.language);
    return arriving ? arriving.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('theme')) this.#matchPage();
    this.#fault = undefined;
    try {
      this.prepare(changed);
    } catch (error) {
      this.#fail(error);
    }
  }

  protected override render(): TemplateResult {
    let content: TemplateResult | typeof nothing = nothing;
    try {
      if (this.problems.length === 0) content = html`${this.notice()}${this.view()}`;
    } catch (error) {
      this.#fail(error);
    }
    const noFrench = html`<p class="quiet" role="note">${NO_FRENCH}</p>`;
    // Without blanks between them, which would stand in the sentence that the element is part of.
    const missing = isMissing(this.language) ? noFrench : nothing;
    const shown = this.problems.length > 0 ? this.problemPanel() : content;
    return html`${shown}${missing}<span
        class="spoken"
        role="status"
        aria-live="polite"
        aria-atomic="true"
        >${this.spoken}</span
      >`;
  }

  #fail(error: unknown): void {
    this.#fault = problem('', 'fault', error instanceof Error ? error.message : String(error));
    this.#tell([this.#fault]);
  }

  #tell(problems: readonly Problem[]): void {
    const detail: SkirmishErrorDetail = { problems };
    queueMicrotask(() => {
      this.dispatchEvent(
        new CustomEvent('skirmish-error', { detail, bubbles: true, composed: true }),
      );
    });
  }

  /** What is said above the content and keeps nobody from using it. */
  protected notice(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** What is shown in place of the content while something is wrong. */
  protected problemPanel(): TemplateResult {
    return html`${this.problemList(this.problems, sayUi(this.language, 'cannot-show'))}
      <slot></slot>`;
  }

  /** What is wrong and where, under a title. */
  protected problemList(problems: readonly Problem[], title: string): TemplateResult {
    const { language } = this;
    const shown = problems.slice(0, 8).map((found) => ({
      path: problemPlaceText(found, language),
      message: problemText(found, language),
    }));
    return html`<div class="panel problem" part="error" role="alert">
      <h2>${title}</h2>
      <ul>
        ${shown.map(({ path, message }) => html`<li>${path ? html`<code>${path}</code>: ` : nothing}${message}</li>`)}
      </ul>
    </div>`;
  }

  #matchPage(): void {
    const scheme = this.theme === 'light' || this.theme === 'dark' ? this.theme : pageScheme(this);
    for (const each of ['light', 'dark'] as const) {
      if (scheme === each) this.#internals.states.add(`on-${each}`);
      else this.#internals.states.delete(`on-${each}`);
    }
  }
}
