import type { Bot } from '../bot.ts';
import type { ChoiceRequest, Seat } from '../flow.ts';
import { seededRandom } from '../random.ts';

/**
 * How the choices of a seat are answered while odds are computed:
 *
 * - `first`: the first option;
 * - `hold`: what the question calls going on (its `skip`); where it may not be skipped, the first;
 * - a bot: what it would answer;
 * - `best` and `worst`: whatever makes the result best or worst for whoever asks, by `worth`;
 * - `stop`: nobody answers, and what has come about by then is the result.
 */
export type Policy<S> = 'first' | 'hold' | 'best' | 'worst' | 'stop' | Bot<S>;

/** One policy for everybody, or one for each seat; a seat that is not named takes the first option. */
export type Policies<S> = Policy<S> | Readonly<Record<Seat, Policy<S>>>;

/** Whose choices were met on the way, and how they were answered: `first`, `worst`, a bot's id. */
export interface PolicyMet {
  readonly who: Seat;
  readonly policy: string;
}

export function policyOf<S>(policies: Policies<S>, who: Seat): Policy<S> {
  if (typeof policies === 'string' || isBot(policies)) return policies;
  return policies[who] ?? 'first';
}

export function nameOf(policy: Policy<never>): string {
  return typeof policy === 'string' ? policy : policy.id;
}

function isBot<S>(policies: Bot<S> | Readonly<Record<Seat, Policy<S>>>): policies is Bot<S> {
  return 'answer' in policies;
}

/** The same dice for every bot at every choice: the same state has to give the same answer. */
const SEED = 'odds';

/** What a policy answers that need not look ahead. */
export function answerOf<S>(
  policy: Exclude<Policy<S>, 'best' | 'worst' | 'stop'>,
  choice: ChoiceRequest,
  state: S,
): string {
  if (typeof policy === 'object') {
    return policy.answer({ state, choice, random: seededRandom(SEED) });
  }
  if (policy === 'hold' && choice.skip !== undefined) return choice.skip;
  const [option] = choice.options;
  if (!option) throw new Error(`"${choice.about}" (${choice.rule}) offers nothing to choose.`);
  return option.key;
}
