import { SkirmishOdds } from './skirmish-odds.ts';
import { SkirmishRule } from './skirmish-rule.ts';
import { offerSentences, type SentenceSource } from './sentence-source.ts';

export { InSentence } from './inline-element.ts';
export { SkirmishOdds, SkirmishRule };

/**
 * Lets sentences of a page speak of a system: `<skirmish-rule>` and `<skirmish-odds>`.
 *
 * @example
 * ```ts
 * defineSentences('reaction', { rules: async () => (await import('./rules.js')).catalogue });
 * ```
 */
export function defineSentences(system: string, source: SentenceSource): void {
  offerSentences(system, source);
  SkirmishRule.define();
  SkirmishOdds.define();
}

declare global {
  interface HTMLElementTagNameMap {
    'skirmish-rule': SkirmishRule;
    'skirmish-odds': SkirmishOdds;
  }
}
