import {
  CSSResult,
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
import { defineOnce } from './define-once.ts';
import { languageOf } from './language.ts';
import { isLocaleMissing, loadLocale } from './locale-loader.ts';
import { adoptStyles, renewSheets } from './frame/adopt-styles.ts';
import { base, hostText, pageColourScheme, tokens, type Theme } from './theme.ts';
import { watchPage } from './watch-page.ts';
import { stopTextInputKeys } from './text-input-keys.ts';
import { uiText } from './ui-messages.ts';

/** The detail of `skirmish-error`: the problems of the input. */
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

  static override styles: CSSResultGroup = [tokens, base, hostText];

  /** The language to speak; without it, that of the page. */
  declare lang: string;
  declare dir: string;
  /** `auto` (the default: as the page around it), `light` or `dark`. */
  declare theme: Theme | null | undefined;
  declare protected spoken: string;

  readonly #internals = this.attachInternals();
  #language: Language | undefined;
  /** The style sheets of its shadow root, which are made again in another document. */
  readonly #styles: CSSResult[] = [];
  #stopWatching: () => void = () => {};
  #problems: readonly Problem[] = [];
  #fault: Problem | undefined;

  constructor() {
    super();
    stopTextInputKeys(this);
    this.theme = 'auto';
    this.spoken = '';
  }

  /**
   * Registers the element, under a tag name of your own if you like. Where the name is taken (a
   * second bundle on the page), the first one stays; without a registry (on a server) nothing happens.
   */
  static define(
    this: CustomElementConstructor & { readonly tag: string },
    registry: CustomElementRegistry | undefined = globalThis.customElements,
    tag: string = this.tag,
  ): void {
    defineOnce(this, registry, tag);
  }

  override connectedCallback(): void {
    this.#language = undefined;
    super.connectedCallback();
    this.#stopWatching = watchPage(this, () => {
      this.#matchPage();
      if (languageOf(this) !== this.#language) this.requestUpdate();
    });
    this.#matchPage();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching();
  }

  /** Moved into another document, such as the canvas of an editor, where its sheets are not valid. */
  adoptedCallback(): void {
    if (this.shadowRoot) renewSheets(this.shadowRoot, this.#styles);
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow(LitElement.shadowRootOptions);
    const styles: unknown = Reflect.get(this.constructor, 'elementStyles');
    if (Array.isArray(styles))
      for (const style of styles) if (style instanceof CSSResult) adoptStyles(root, style);
    return root;
  }

  /**
   * Remembers a style sheet that its shadow root has adopted.
   * @internal
   */
  onStylesAdopted(styles: CSSResult): void {
    this.#styles.push(styles);
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

  /** The problems of the input; empty if there are none. */
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
   * Announces a text to screen readers; a repeated text is announced twice.
   * @internal
   */
  announce(text: string): void {
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** Drawing waits for the messages of another language. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const arriving = loadLocale(this.language);
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
    const missing = isLocaleMissing(this.language) ? noFrench : nothing;
    const shown = this.problems.length > 0 ? this.problemPanel() : content;
    // The page around it may be in a language that the kit does not speak.
    // Without blanks in between, which would stand in the sentence that the element is part of.
    return html`<span class="own-language" lang=${this.language}
      >${shown}${missing}<span class="spoken" role="status" aria-live="polite" aria-atomic="true"
        >${this.spoken}</span
      ></span
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

  /** A notice above the content that does not block it. */
  protected notice(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** The view that replaces the content if there is an error. */
  protected problemPanel(): TemplateResult {
    return html`${this.problemList(this.problems, uiText(this.language, 'cannot-show'))}
      <slot></slot>`;
  }

  /** The problems with their places, under a title. */
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
    const scheme =
      this.theme === 'light' || this.theme === 'dark' ? this.theme : pageColourScheme(this);
    for (const each of ['light', 'dark'] as const) {
      if (scheme === each) this.#internals.states.add(`on-${each}`);
      else this.#internals.states.delete(`on-${each}`);
    }
  }
}
