import {
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { unknownValueProblem, type Catalogue } from '@skirmish-kit/core';
import { rulePanel, ruleStyles } from '../rule-panel.ts';
import { InlineElement } from './inline-element.ts';
import type { InlineSource } from './inline-source.ts';

/**
 * A rule in a sentence: the author's words for it, and the rule for who points at them.
 *
 * ```html
 * <p>A net <skirmish-rule system="neuroshima-hex" rule="NH-NET-01">shuts it off</skirmish-rule>.</p>
 * ```
 *
 * @tagname skirmish-rule
 * @slot - the author's words; without any, the title of the rule
 * @csspart rule - the text of the rule
 */
export class SkirmishRule extends InlineElement {
  static override readonly tag: string = 'skirmish-rule';

  static override properties: PropertyDeclarations = { rule: {} };

  static override styles: CSSResultGroup = [InlineElement.styles, ruleStyles];

  /** Which rule, by its id: `NH-NET-01`. */
  declare rule: string | null | undefined;

  protected readonly needs = 'rules';
  #texts: Catalogue | undefined;

  protected override prepare(changed: PropertyValues): void {
    super.prepare(changed);
    if (!changed.has('system') && changed.has('rule')) this.#check();
  }

  protected async load({ rules }: InlineSource): Promise<void> {
    this.#texts = await rules?.();
    this.#check();
  }

  #check(): void {
    const rule = this.rule ?? '';
    if (!this.#texts) return;
    const ids = this.#texts.rules.map(({ id }) => id);
    this.report(
      this.#texts.find(rule) ? [] : [unknownValueProblem('rule', `“${rule}”`, rule, ids)],
    );
  }

  protected word(): TemplateResult | undefined {
    const found = this.#texts?.find(this.rule ?? '');
    return found && html`<slot>${found.title[this.language]}</slot>`;
  }

  protected more(): TemplateResult {
    const texts = this.#texts ?? 'loading';
    return rulePanel(this.language, this.rule ?? '', texts, () => this.show(false));
  }
}
