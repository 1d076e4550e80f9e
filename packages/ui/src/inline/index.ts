import { SkirmishOdds } from './skirmish-odds.ts';
import { SkirmishRule } from './skirmish-rule.ts';
import { registerInlineSource, type InlineSource } from './inline-source.ts';

export { InlineElement } from './inline-element.ts';
export { SkirmishOdds, SkirmishRule };

/**
 * Lets sentences of a page speak of a system: `<skirmish-rule>` and `<skirmish-odds>`.
 *
 * @example
 * ```ts
 * defineInlineElements('reaction', { rules: async () => (await import('./rules.js')).catalogue });
 * ```
 */
export function defineInlineElements(system: string, source: InlineSource): void {
  registerInlineSource(system, source);
  SkirmishRule.define();
  SkirmishOdds.define();
}

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-rule': SkirmishRule;
    'skirmish-odds': SkirmishOdds;
  }
}
