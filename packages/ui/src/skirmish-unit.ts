import {
  css,
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { notAmong, type Catalogue } from '@skirmish-kit/core';
import { unknownWord } from './attributes.ts';
import { adoptSheet } from './frame/adopt-sheet.ts';
import { cardStyles, cardView } from './frame/card-view.ts';
import { drawing } from './frame/drawing.ts';
import { RuleReader } from './frame/rule-reader.ts';
import { logStyles } from './log.ts';
import { SkirmishElement } from './skirmish-element.ts';
import { loadUnits, unitSystems, type UnitSource } from './unit-source.ts';

/**
 * A unit in a sentence: its token, its name, and its card for who points at it.
 *
 * ```html
 * <p>Beware of <skirmish-unit system="deadzone" unit="peacekeeper">the Peacekeeper</skirmish-unit>.</p>
 * ```
 *
 * @tagname skirmish-unit
 * @slot - the name, for where the element cannot work
 * @csspart card - everything about the unit
 */
export class SkirmishUnit extends SkirmishElement {
  static override readonly tag: string = 'skirmish-unit';

  static override properties: PropertyDeclarations = {
    system: {},
    unit: {},
    open: { state: true },
  };

  static override styles: CSSResultGroup = [
    SkirmishElement.styles,
    cardStyles,
    logStyles,
    css`
      :host {
        display: inline;
        container-type: normal;
        position: relative;
      }
      .unit-name {
        display: inline;
        min-block-size: 0;
        padding: 0;
        border: 0;
        border-block-end: 2px solid var(--_side-0);
        border-radius: 0;
        background: none;
        line-height: inherit;
      }
      .in-line {
        display: inline-block;
        inline-size: 1.6em;
        block-size: 1.6em;
        margin-block: -0.4em;
        vertical-align: middle;
      }
      .unit-more {
        position: absolute;
        z-index: 4;
        inset-block-start: 100%;
        inset-inline-start: 0;
        display: block;
        inline-size: min(24em, 90vw);
        box-shadow: var(--_floating);
        background: var(--_surface);
        border-radius: var(--_frame-radius);
      }
    `,
  ];

  /** Which game it is from: `deadzone`. */
  declare system: string | null | undefined;
  /** Which unit, by its id: `peacekeeper`. */
  declare unit: string | null | undefined;
  declare private open: boolean;

  #source: UnitSource | undefined;
  readonly #rules = new RuleReader(this, () => this.#texts());

  constructor() {
    super();
    this.open = false;
  }

  protected override prepare(changed: PropertyValues): void {
    if (changed.has('system')) void this.#load();
    else if (changed.has('unit')) this.#check();
  }

  async #load(): Promise<void> {
    const system = this.system ?? '';
    const loading = loadUnits(system);
    if (!loading) {
      this.report([unknownWord('system', system, unitSystems())]);
      return;
    }
    this.#source = await loading;
    adoptSheet(this.renderRoot, this.#source.sheet);
    this.#check();
    this.requestUpdate();
  }

  #texts(): Promise<Catalogue> {
    return this.#source?.rules() ?? Promise.reject(new Error('There are no units yet.'));
  }

  #check(): void {
    const { unit } = this;
    const ids = this.#source?.ids ?? [];
    const known = unit && ids.includes(unit);
    this.report(known ? [] : [notAmong('unit', `“${unit ?? ''}”`, unit ?? '', ids)]);
  }

  protected override view(): TemplateResult {
    const shown = this.unit ? this.#source?.unit(this.unit, this.language) : undefined;
    if (!shown) return html`<slot></slot>`;
    return html`<span @focusout=${this.#onFocusOut} @pointerleave=${this.#onPointerLeave}
      ><button
        type="button"
        class="unit-name side-0"
        aria-expanded=${this.open ? 'true' : 'false'}
        @pointerenter=${() => this.#show(true)}
        @focus=${() => this.#show(true)}
        @click=${() => this.#show(true)}
      >
        ${drawing(shown.picture, 'in-line')} <slot>${shown.name}</slot></button
      >${
        this.open
          ? html`<span class="unit-more"
              >${cardView({
                language: this.language,
                content: shown.card,
                pinned: true,
                openRule: (rule) => this.#rules.open(rule),
                look: () => {},
                pin: () => {},
                close: () => this.#show(false),
              })}
              ${this.#rules.view(this.language)}</span
            >`
          : nothing
      }</span
    >`;
  }

  #show(open: boolean): void {
    this.open = open;
    if (!open) this.#rules.open(undefined);
  }

  /** The card stays as long as the focus is in it: on one of its rules. */
  readonly #onFocusOut = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const within = currentTarget instanceof Element && relatedTarget instanceof Node;
    if (!within || !currentTarget.contains(relatedTarget)) this.#show(false);
  };

  /** A pointer that leaves takes the card with it, unless the name or the card has the focus. */
  readonly #onPointerLeave = ({ currentTarget }: PointerEvent): void => {
    const isRead = currentTarget instanceof Element && currentTarget.matches(':focus-within');
    if (!isRead) this.#show(false);
  };
}
