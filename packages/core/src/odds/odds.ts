import type { Weighted } from '../dice/chance.ts';
import type { Flow } from '../flow.ts';
import type { SubFlow } from '../sub-flow.ts';
import { OddsRunner, type OddsEnds, type OddsConfig } from './odds-runner.ts';
import type { PolicyUsed } from './policy.ts';

/** Exact probabilities of everything a flow can come to. */
export interface Odds<T> {
  /** The results in the order they were first met; probabilities sum to 1 less `pruned`. */
  readonly outcomes: readonly Weighted<T>[];
  /**
   * The probability of the branches that were not followed: below 1e-9, however many there are, unless
   * the work that was allowed did not suffice.
   */
  readonly pruned: number;
  /** How many times a flow of the rules was run. */
  readonly runs: number;
  /** The seats that had a choice on the way, and their policies. */
  readonly policies: readonly PolicyUsed[];
}

/** A label of a result. */
export type OutcomeName = string | number | boolean;

/** A question about a state: what its ends are called, and what else it is computed with. */
export interface FlowQuestion<S, R, T extends OutcomeName> extends OddsConfig<S> {
  /** The label of an end, from its state and the result of the flow. */
  readonly measure: (state: S, result: R, notes: readonly string[]) => T;
}

/**
 * The exact odds of a flow in a state, which is not touched. The flow runs as the rules write it,
 * chance by chance; branches that leave equal states behind at the end of a {@link subFlow} are
 * followed once. Choices on the way are answered by the policy of their seat, which the answer names.
 *
 * @example
 * ```ts
 * interface Fight { hp: number }
 * function* blow(fight: Fight): Flow {
 *   const margin = yield* roll(
 *     opposed(successes({ count: 3, sides: 8, at: 4 }), successes({ count: 3, sides: 8, at: 5 }), 0, 2),
 *     'FIGHT-01', { who: 0, against: 1, about: 'blow' },
 *   );
 *   fight.hp = Math.max(0, fight.hp - margin);
 * }
 * function* brawl(fight: Fight): Flow {
 *   for (let i = 0; i < 4; i++) if (fight.hp > 0) yield* subFlow(blow, fight);
 * }
 * const odds = oddsOf({ hp: 3 }, brawl, [], { measure: ({ hp }) => (hp > 0 ? 'stands' : 'falls') });
 * odds.outcomes; // [['falls', 0.492], ['stands', 0.508]]
 * odds.policies; // []
 * ```
 */
export function oddsOf<S extends object, A extends readonly unknown[], R, T extends OutcomeName>(
  state: S,
  flow: SubFlow<S, A, R>,
  args: A,
  question: FlowQuestion<S, R, T>,
): Odds<T> {
  const host = new OddsRunner(state, question);
  const ends = host.ask(flow, args, () => flow(host.state, ...args));
  return named(ends, nameBy(host, question.measure));
}

/** The input of the simple question. */
export type OddsOptions = Pick<OddsConfig<unknown>, 'policy' | 'budget' | 'work'>;

/**
 * The exact odds of what a flow returns. `begin` has to make a fresh flow on a fresh state each time:
 * each branch runs from the start. {@link oddsOf} computes with a state and is faster where
 * branches come together again.
 *
 * @example
 * ```ts
 * function* duel() {
 *   const mine = yield* roll(sum([d(1, 6)]), 'DUEL-01', { who: 0, about: 'mine' });
 *   const theirs = yield* roll(sum([d(1, 6)]), 'DUEL-01', { who: 1, about: 'theirs' });
 *   return mine > theirs ? 'won' : 'not won';
 * }
 * exactOdds(duel).outcomes; // [['not won', 7/12], ['won', 5/12]]
 * ```
 */
export function exactOdds<T extends OutcomeName>(
  begin: () => Flow<T>,
  options: OddsOptions = {},
): Odds<T> {
  const host = new OddsRunner<object>({}, options);
  const ends = host.ask(begin, [], begin);
  return named(
    ends,
    nameBy(host, (_: object, result: T) => result),
  );
}

type Naming<T> = (end: OddsEnds['ends'][number]) => T;

/** The result of a flow has the type of the flow, though it was stored as `unknown`. */
function nameBy<S extends object, R, T>(
  host: OddsRunner<S>,
  measure: (state: S, result: R, notes: readonly string[]) => T,
): Naming<T>;
function nameBy<S extends object>(
  host: OddsRunner<S>,
  measure: (state: S, result: unknown, notes: readonly string[]) => unknown,
): Naming<unknown> {
  return ({ state, result, notes }) => host.read(state, (live) => measure(live, result, notes));
}

/** Adds up the probabilities of ends that are called the same. */
function named<T>({ ends, pruned, runs, policies }: OddsEnds, nameOf: Naming<T>): Odds<T> {
  const totals = new Map<T, number>();
  for (const end of ends) {
    const name = nameOf(end);
    totals.set(name, (totals.get(name) ?? 0) + end.probability);
  }
  return { outcomes: [...totals], pruned, runs, policies };
}
