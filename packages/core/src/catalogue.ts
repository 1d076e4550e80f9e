import type { RuleId } from './refusal.ts';
import type { LocalisedText } from './localised-text.ts';

/** A rule as a player reads it: our own words, in every language, with its ruling if it has one. */
export interface Rule {
  readonly id: RuleId;
  /** The place in the rulebook. */
  readonly page?: number;
  readonly title: LocalisedText;
  readonly text: LocalisedText;
  /** Where the rulebook is silent: what is played instead, and the settings that change it. */
  readonly ruling?: LocalisedText;
  readonly settings?: readonly string[];
  /** In the rulebook, but not implemented yet; the rule panel says so. */
  readonly unplayed?: true;
}

/** The rules of a system, by id and in the order of the book. */
export interface Catalogue {
  readonly rules: readonly Rule[];
  find(id: RuleId): Rule | undefined;
}

/**
 * Makes a catalogue; two rules with one id are a programming error and throw at once.
 *
 * @example
 * ```ts
 * const rules = defineCatalogue([
 *   {
 *     id: 'DUEL-01',
 *     title: { en: 'The higher die', fr: 'Le plus haut dé' },
 *     text: { en: 'The higher die wins.', fr: 'Le dé le plus haut gagne.' },
 *   },
 * ]);
 * rules.find('DUEL-01')?.title.en; // 'The higher die'
 * ```
 */
export function defineCatalogue(rules: readonly Rule[]): Catalogue {
  const byId = new Map<RuleId, Rule>();
  for (const rule of rules) {
    if (byId.has(rule.id)) throw new Error(`The rule ${rule.id} is in the catalogue twice.`);
    byId.set(rule.id, rule);
  }
  return { rules, find: (id) => byId.get(id) };
}
