import {
  css,
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { unknownValueProblem, type Catalogue } from '@skirmish-kit/core';
import { adoptStyles } from '../frame/adopt-styles.ts';
import type { cardView } from '../frame/card-view.ts';
import { svgPicture } from '../frame/svg-directive.ts';
import { RuleController } from '../controllers/rule-controller.ts';
import { InlineElement } from './inline-element.ts';
import type { InlineSource, InlineUnit, UnitSource } from './inline-source.ts';

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
export class SkirmishUnit extends InlineElement {
  static override readonly tag: string = 'skirmish-unit';

  static override properties: PropertyDeclarations = { unit: {} };

  static override styles: CSSResultGroup = [
    InlineElement.styles,
    css`
      .in-line {
        display: inline-block;
        inline-size: 1.6em;
        block-size: 1.6em;
        margin-block: -0.4em;
        vertical-align: middle;
      }
    `,
  ];

  /** Which unit, by its id: `peacekeeper`. */
  declare unit: string | null | undefined;

  protected readonly needs = 'units';
  #source: UnitSource | undefined;
  /** The view of cards, loaded with the units. */
  #cardView: typeof cardView | undefined;
  readonly #rules = new RuleController(this, () => this.#texts());

  protected override prepare(changed: PropertyValues): void {
    super.prepare(changed);
    if (!changed.has('system') && changed.has('unit')) this.#check();
  }

  protected async load({ units }: InlineSource): Promise<void> {
    const [source, shown] = await Promise.all([units?.(), import('../frame/card-view.ts')]);
    this.#source = source;
    this.#cardView = shown.cardView;
    adoptStyles(this.renderRoot, shown.cardStyles);
    if (source) adoptStyles(this.renderRoot, source.sheet);
    this.#check();
  }

  #texts(): Promise<Catalogue> {
    return this.#source?.rules() ?? Promise.reject(new Error('There are no units yet.'));
  }

  #check(): void {
    const { unit } = this;
    const ids = this.#source?.ids ?? [];
    const known = unit && ids.includes(unit);
    this.report(known ? [] : [unknownValueProblem('unit', `“${unit ?? ''}”`, unit ?? '', ids)]);
  }

  get #shown(): InlineUnit | undefined {
    return this.unit ? this.#source?.unit(this.unit, this.language) : undefined;
  }

  protected word(): TemplateResult | undefined {
    const shown = this.#shown;
    return shown && html`${svgPicture(shown.picture, 'in-line')} <slot>${shown.name}</slot>`;
  }

  protected more(): TemplateResult {
    const shown = this.#shown;
    if (!shown) return html``;
    return html`${this.#cardView?.({
      language: this.language,
      content: shown.card,
      pinned: true,
      openRule: (rule) => this.#rules.open(rule),
      look: () => {},
      pin: () => {},
      close: () => this.show(false),
    })}
    ${this.#rules.view(this.language)}`;
  }

  protected override show(open: boolean): void {
    super.show(open);
    if (!open) this.#rules.close();
  }
}
