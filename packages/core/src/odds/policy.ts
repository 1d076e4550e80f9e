import type { Bot } from '../bot.ts';
import type { ChoiceRequest, Seat } from '../flow.ts';
import { seededRandom } from '../random.ts';

/**
 * How the choices of a seat are answered while odds are computed:
 *
 * - `first`: the first option;
 * - `hold`: the `skip` of the question, which continues; the first option if there is none;
 * - a bot: its answer;
 * - `best` and `worst`: the best or worst answer for the acting player, by `worth`;
 * - `stop`: no answer; the state at that point is the result.
 */
export type SinglePolicy<S> = 'first' | 'hold' | 'best' | 'worst' | 'stop' | Bot<S>;

/** Policies by what the question is about: a blow is answered, and command dice are not spent. */
export interface PolicyByQuestion<S> {
  readonly about: Readonly<Record<string, SinglePolicy<S>>>;
  readonly otherwise: SinglePolicy<S>;
}

export type Policy<S> = SinglePolicy<S> | PolicyByQuestion<S>;

/** One policy for everybody, or one for each seat; a seat that is not named takes the first option. */
export type Policies<S> = Policy<S> | Readonly<Record<Seat, Policy<S>>>;

/** The seats that had a choice on the way, and their policies: `first`, `worst`, a bot's id. */
export interface PolicyUsed {
  readonly who: Seat;
  readonly policy: string;
}

/** How a choice is answered. */
export function policyOf<S>(
  policies: Policies<S>,
  { who, about }: Pick<ChoiceRequest, 'who' | 'about'>,
): SinglePolicy<S> {
  const policy = isPolicy(policies) ? policies : (policies[who] ?? 'first');
  if (typeof policy === 'string' || 'answer' in policy) return policy;
  return Object.hasOwn(policy.about, about)
    ? (policy.about[about] ?? policy.otherwise)
    : policy.otherwise;
}

export function nameOf(policy: SinglePolicy<never>): string {
  return typeof policy === 'string' ? policy : policy.id;
}

function isPolicy<S>(policies: Policies<S>): policies is Policy<S> {
  return typeof policies === 'string' || 'answer' in policies || 'otherwise' in policies;
}

/** The same dice for every bot at every choice: the same state has to give the same answer. */
const SEED = 'odds';

/** The answer of a policy without look-ahead. */
export function answerOf<S>(
  policy: Exclude<SinglePolicy<S>, 'best' | 'worst' | 'stop'>,
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
