import type { ChoiceRequest, Flow } from '../flow.ts';
import type { Weighted } from '../dice/chance.ts';

/** Exact probabilities of everything a flow can come to. */
export interface Odds<T> {
  /** The results in the order they were first met; probabilities sum to 1 less `pruned`. */
  readonly outcomes: readonly Weighted<T>[];
  /** The probability of the branches that were not followed because each was too unlikely. */
  readonly pruned: number;
  /** How many times the flow was run. */
  readonly runs: number;
}

export interface OddsOptions {
  /** Answers the choices met on the way; by default the first option. */
  readonly answer?: (choice: ChoiceRequest) => string;
  /** Branches less likely than this are cut and their probability stated. */
  readonly prune?: number;
}

const PRUNE = 1e-13;

interface Fork {
  readonly probabilities: readonly number[];
  taken: number;
}

/**
 * Walks every chance branch of a flow and adds up what it returns. `begin` has to make a fresh
 * flow on a fresh state each time: a flow cannot be rewound, so each branch runs from the start.
 *
 * @example
 * ```ts
 * const odds = exactOdds(() => shoot(copyState(battle), shooter, target));
 * odds.outcomes; // [['eliminated', 0.31], ['panicked', 0.22], ['nothing', 0.47]]
 * ```
 */
export function exactOdds<T extends string | number | boolean>(
  begin: () => Flow<T>,
  options: OddsOptions = {},
): Odds<T> {
  const prune = options.prune ?? PRUNE;
  const answer = options.answer ?? firstOption;
  const totals = new Map<T, number>();
  const path: Fork[] = [];
  let pruned = 0;
  let runs = 0;
  do {
    const flow = begin();
    let depth = 0;
    let probability = 1;
    let step = flow.next();
    runs++;
    while (!step.done) {
      const request = step.value;
      if (request.kind === 'choice') {
        const refusal = request.take(answer(request));
        if (refusal) throw new Error(`The odds met a refused answer: ${refusal.code}.`);
      } else if (request.kind === 'chance') {
        const branches = request.branches();
        const fork = (path[depth] ??= { probabilities: branches.map((b) => b.probability), taken: 0 });
        const branch = branches[fork.taken];
        if (!branch) throw new Error('A flow rolled different dice for the same answers.');
        branch.take();
        probability *= branch.probability;
        depth++;
      }
      step = flow.next();
    }
    totals.set(step.value, (totals.get(step.value) ?? 0) + probability);
    pruned += backtrack(path, prune);
  } while (path.length > 0);
  return { outcomes: [...totals], pruned, runs };
}

/** Turns to the next branch worth following; gives the probability of those passed over. */
function backtrack(path: Fork[], prune: number): number {
  let pruned = 0;
  for (let fork = path.at(-1); fork; fork = path.at(-1)) {
    const before = path.slice(0, -1).reduce((p, f) => p * (f.probabilities[f.taken] ?? 0), 1);
    while (++fork.taken < fork.probabilities.length) {
      const probability = before * (fork.probabilities[fork.taken] ?? 0);
      if (probability >= prune) return pruned;
      pruned += probability;
    }
    path.pop();
  }
  return pruned;
}

function firstOption(choice: ChoiceRequest): string {
  const option = choice.options[0];
  if (!option) throw new Error(`"${choice.about}" offers nothing to choose.`);
  return option.key;
}
