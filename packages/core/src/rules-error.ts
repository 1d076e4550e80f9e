import type { ChoiceRequest } from './flow.ts';
import type { RuleId } from './refusal.ts';

/** The rules of a system failed: a mistake in a system or in what a pack's code does, not in play. */
export class RulesError extends Error {
  readonly code: 'endless' | 'no-options' | 'not-repeatable' | 'bot-refused' | 'not-last';
  /** The rule that failed, where one is known. */
  readonly rule: RuleId | undefined;

  constructor(code: RulesError['code'], message: string, rule?: RuleId) {
    super(message);
    this.name = 'RulesFault';
    this.code = code;
    this.rule = rule;
  }
}

/** A question that nobody can answer is a fault of the rules: it must not reach a player or a bot. */
export function mustBeAnswerable({ options, about, rule }: ChoiceRequest, system: string): void {
  if (options.length > 0) return;
  throw new RulesError(
    'no-options',
    `${system} asks “${about}” (${rule}) and offers no answer.`,
    rule,
  );
}
