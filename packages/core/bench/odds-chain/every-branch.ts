import { outcomesOf } from '../../src/index.ts';
import type { Flow } from '../../src/index.ts';

/** Branches less likely than this are cut, until all that is cut comes to half a billionth. */
const CUT = 1e-12;
const MOST_CUT = 5e-10;

interface Fork {
  readonly probabilities: readonly number[];
  readonly reached: number;
  taken: number;
}

/**
 * How odds were computed before there were parts, to compare with: every branch from the start on a
 * copy of its own, choices answered with their first option.
 */
export function everyBranch(begin: () => Flow<string>): {
  readonly outcomes: ReadonlyMap<string, number>;
  readonly runs: number;
} {
  const path: Fork[] = [];
  const outcomes = new Map<string, number>();
  let cut = 0;
  let runs = 0;
  const toNext = (): boolean => {
    for (let fork = path.at(-1); fork; fork = path.at(-1)) {
      while (++fork.taken < fork.probabilities.length) {
        const probability = fork.reached * (fork.probabilities[fork.taken] ?? 0);
        if (probability >= CUT || cut + probability > MOST_CUT) return true;
        cut += probability;
      }
      path.pop();
    }
    return false;
  };
  do {
    const flow = begin();
    let depth = 0;
    let probability = 1;
    runs++;
    for (;;) {
      const { done, value } = flow.next();
      if (done) {
        outcomes.set(value, (outcomes.get(value) ?? 0) + probability);
        break;
      }
      if (value.kind === 'choice') value.take(value.options[0]?.key ?? '');
      if (value.kind !== 'chance') continue;
      const fork = (path[depth] ??= {
        probabilities: outcomesOf(value.chance).map(([, p]) => p),
        reached: probability,
        taken: 0,
      });
      value.settle(fork.taken, outcomesOf);
      probability *= fork.probabilities[fork.taken] ?? 0;
      depth++;
    }
  } while (toNext());
  return { outcomes, runs };
}
