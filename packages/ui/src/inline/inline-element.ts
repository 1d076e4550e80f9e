import {
  css,
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { unknownValueProblem } from '@skirmish-kit/core';
import { SkirmishElement } from '../skirmish-element.ts';
import { base, plainText, tokens } from '../theme.ts';
import {
  onInlineSource,
  inlineSourceOf,
  systemsOffering,
  type InlineSource,
} from './inline-source.ts';
import { warnOfMissing } from '../warn-of-missing.ts';

/** So far from the edge of the window, in pixels. */
const MARGIN = 8;

/** After so long, in milliseconds, no other script brings the system that is spoken of. */
const TOO_LONG = 4000;

/**
 * Something in the middle of a sentence: a word or two in the font of the sentence, and more about
 * it for who points at it.
 */
export abstract class InlineElement extends SkirmishElement {
  static override properties: PropertyDeclarations = {
    system: {},
    isOpen: { state: true },
  };

  static override styles: CSSResultGroup = [
    tokens,
    base,
    css`
      :host {
        display: inline;
        container-type: normal;
        position: relative;
        font: inherit;
        background: none;
        color: inherit;
      }
      /* What stands in the sentence itself, on a ground that only the page knows. */
      .word,
      [role='note'] {
        color: inherit;
      }
      .panel {
        color: var(--_text);
      }
      .word {
        display: inline;
        min-block-size: 0;
        padding: 0;
        border: 0;
        border-block-end: 2px solid color-mix(in srgb, currentColor 60%, transparent);
        border-radius: 0;
        background: none;
        font: inherit;
        line-height: inherit;
      }
      .more {
        position: absolute;
        z-index: 4;
        inset-block-start: 100%;
        inset-inline-start: 0;
        display: block;
        inline-size: min(24em, 90vw);
        box-shadow: var(--_floating);
        background: var(--_surface);
        color: var(--_text);
        border-radius: var(--_frame-radius);
        ${plainText}
        font-family: var(--_font);
        font-size: 0.9375rem;
        line-height: 1.4;
      }
    `,
  ];

  /** Which game it is from: `deadzone`. */
  declare system: string | null | undefined;
  declare protected isOpen: boolean;

  /** The part of a system that it uses. */
  protected abstract readonly needs: keyof InlineSource;

  #stopWaiting: () => void = () => {};

  constructor() {
    super();
    this.isOpen = false;
  }

  /** Fetches what it shows, from what its system lends. */
  protected abstract load(source: InlineSource): Promise<void>;
  /** The word or two in the sentence; `undefined` while there is nothing but what the author wrote. */
  protected abstract word(): TemplateResult | undefined;
  /** All that there is to say of it. */
  protected abstract more(): TemplateResult;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting();
  }

  protected override prepare(changed: PropertyValues): void {
    if (changed.has('system')) this.#look();
  }

  /** Looks for what its system lends; another script of the page may still be on its way. */
  #look(): void {
    this.#stopWaiting();
    const source = inlineSourceOf(this.system ?? '');
    if (source[this.needs]) {
      this.report([]);
      this.load(source).then(
        () => this.requestUpdate(),
        (error: unknown) => warnOfMissing(`<${this.localName} system="${this.system}">`, error),
      );
      return;
    }
    const end = onInlineSource(() => this.#look());
    const timer = setTimeout(() => this.#tellUnknown(), TOO_LONG);
    this.#stopWaiting = () => {
      end();
      clearTimeout(timer);
    };
  }

  #tellUnknown(): void {
    const system = this.system ?? '';
    this.report([
      unknownValueProblem(
        'system',
        `“${system.slice(0, 60)}”`,
        system,
        systemsOffering(this.needs),
      ),
    ]);
  }

  protected override view(): TemplateResult {
    const word = this.word();
    if (!word) return html`<slot></slot>`;
    return html`<span @focusout=${this.#onFocusOut} @pointerleave=${this.#onPointerLeave}
      ><button
        type="button"
        class="word side-0"
        aria-expanded=${this.isOpen ? 'true' : 'false'}
        @pointerenter=${() => this.show(true)}
        @focus=${() => this.show(true)}
        @click=${() => this.show(true)}
        @keydown=${this.#onKey}
      >
        ${word}</button
      >${this.isOpen ? html`<span class="more">${this.more()}</span>` : nothing}</span
    >`;
  }

  /** A popup at the end of a line stays within the window. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const more = this.renderRoot.querySelector<HTMLElement>('.more');
    if (!more || !changed.has('isOpen')) return;
    more.style.translate = '';
    const { left, right } = more.getBoundingClientRect();
    const beyond = right - document.documentElement.clientWidth + MARGIN;
    if (beyond > 0) more.style.translate = `${-Math.min(beyond, Math.max(0, left - MARGIN))}px`;
  }

  protected show(open: boolean): void {
    this.isOpen = open;
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.show(false);
  };

  /** It stays as long as the focus is in it: on one of its rules. */
  readonly #onFocusOut = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const within = currentTarget instanceof Element && relatedTarget instanceof Node;
    if (!within || !currentTarget.contains(relatedTarget)) this.show(false);
  };

  /** A pointer that leaves takes it along, unless the word or what is said of it has the focus. */
  readonly #onPointerLeave = ({ currentTarget }: PointerEvent): void => {
    const isRead = currentTarget instanceof Element && currentTarget.matches(':focus-within');
    if (!isRead) this.show(false);
  };
}
