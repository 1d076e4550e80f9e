import type { Weighted } from '../dice/chance.ts';
import type { ChoiceRequest, Flow } from '../flow.ts';
import { RulesFault } from '../rules-fault.ts';

/** Exact probabilities of everything a flow can come to. */
export interface Odds<T> {
  /** The results in the order they were first met; probabilities sum to 1 less `pruned`. */
  readonly outcomes: readonly Weighted<T>[];
  /** The probability of the branches that were not followed: never more than {@link MOST_PRUNED}. */
  readonly pruned: number;
  /** How many times the flow was run. */
  readonly runs: number;
}

export interface OddsOptions {
  /** Answers the choices met on the way; by default the first option. */
  readonly answer?: (choice: ChoiceRequest) => string;
  /** Branches less likely than this are cut, as long as all that is cut stays negligible. */
  readonly prune?: number;
}

const PRUNE = 1e-12;

/** All that is cut together is less than this, however many branches there are. */
export const MOST_PRUNED = 5e-10;

/** A flow that runs longer than this on one branch goes round in circles. */
const REQUEST_BUDGET = 20_000;

/** A place on the way where the dice can fall differently. */
interface Fork {
  readonly probabilities: readonly number[];
  /** The probability of coming here. */
  readonly reached: number;
  taken: number;
}

interface Walk {
  readonly path: Fork[];
  readonly prune: number;
  pruned: number;
}

/**
 * Walks every chance branch of a flow and adds up what it returns. `begin` has to make a fresh
 * flow on a fresh state each time: a flow cannot be rewound, so each branch runs from the start.
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
export function exactOdds<T extends string | number | boolean>(
  begin: () => Flow<T>,
  options: OddsOptions = {},
): Odds<T> {
  const answer = options.answer ?? firstOption;
  const walk: Walk = { path: [], prune: options.prune ?? PRUNE, pruned: 0 };
  const totals = new Map<T, number>();
  let runs = 0;
  do {
    const [result, probability] = runBranch(begin(), walk, answer);
    totals.set(result, (totals.get(result) ?? 0) + probability);
    runs++;
  } while (turnToNext(walk));
  return { outcomes: [...totals], pruned: walk.pruned, runs };
}

/** Runs a flow down the branch that the walk stands on, finding new forks at its end. */
function runBranch<T>(
  flow: Flow<T>,
  walk: Walk,
  answer: (choice: ChoiceRequest) => string,
): Weighted<T> {
  let depth = 0;
  let probability = 1;
  for (let budget = REQUEST_BUDGET; budget > 0; budget--) {
    const { done, value: request } = flow.next();
    if (done) return [request, probability];
    if (request.kind === 'choice') {
      const refusal = request.take(answer(request));
      if (refusal) throw new Error(`The odds met a refused answer: ${refusal.code}.`);
    } else if (request.kind === 'chance') {
      const fork = (walk.path[depth] ??= openFork(request.chance.outcomes(), probability, walk));
      request.settle(fork.taken);
      probability *= fork.probabilities[fork.taken] ?? 0;
      depth++;
    }
  }
  throw new RulesFault(
    'endless',
    `A flow made ${REQUEST_BUDGET} requests on one branch of the odds.`,
  );
}

/** What an endless explosion cut off its distribution counts as pruned too. */
function openFork(outcomes: readonly Weighted<unknown>[], reached: number, walk: Walk): Fork {
  const probabilities = outcomes.map(([, probability]) => probability);
  const cut = 1 - probabilities.reduce((sum, probability) => sum + probability, 0);
  if (cut > 1e-15) walk.pruned += reached * cut;
  return { probabilities, reached, taken: 0 };
}

/** Turns to the next branch worth following; `false` when every one was. */
function turnToNext(walk: Walk): boolean {
  for (let fork = walk.path.at(-1); fork; fork = walk.path.at(-1)) {
    while (++fork.taken < fork.probabilities.length) {
      const probability = fork.reached * (fork.probabilities[fork.taken] ?? 0);
      if (probability >= walk.prune || walk.pruned + probability > MOST_PRUNED) return true;
      walk.pruned += probability;
    }
    walk.path.pop();
  }
  return false;
}

function firstOption(choice: ChoiceRequest): string {
  const option = choice.options[0];
  if (!option) throw new Error(`"${choice.about}" offers nothing to choose.`);
  return option.key;
}
