import { meets } from './condition.ts';
import { MAX_PICK_POOL } from './keep-distribution.ts';
import { TAIL_CUT } from './dense-distribution.ts';
import { diceProblem, type DiceProblem } from './notation-problem.ts';
import { picked, rollsOf, type ParsedDice, type ParsedPool, type Roll } from './dice-ast.ts';
import { terminates, MAX_DICE, MAX_SIDES } from './pool.ts';
import { dieChances, slides } from './pool-distribution.ts';

/** As many multiplications as take some tens of milliseconds. */
const MOST_WORK = 20_000_000;

/** As many values as anything should have to hold, with the gaps that multiplying leaves. */
const MOST_VALUES = 1_000_000;

/** Values far beyond any table, but exact in doubles. */
const LARGEST_VALUE = 1_000_000_000_000;

/** A limit beyond any explosion that is computed. */
const MOST_ROUNDS = 100_000;

/** The cost of computing a distribution. */
interface Cost {
  /** How many values it spans, about. */
  readonly values: number;
  /** How many multiplications it needs, about. */
  readonly work: number;
  /** The largest value there can be, sign apart. */
  readonly reach: number;
}

/** At which characters the parts of a roll stand. */
interface Places {
  readonly count: number;
  readonly sides: number;
  readonly modifiers: number;
}

const START: Places = { count: 0, sides: 0, modifiers: 0 };

/**
 * Why these dice are impossible, endless or too much work. Looks only at the numbers in the
 * notation, so that hostile dice are refused as fast as honest ones are accepted.
 */
export function complexityProblem(dice: ParsedDice, at: Places = START): DiceProblem | undefined {
  const rolls = rollsOf(dice);
  const count = rolls.reduce((total, roll) => total + roll.count, 0);
  if (!(count <= MAX_DICE)) {
    return diceProblem(at.count, 'dice-too-many', `No more than ${MAX_DICE} dice can be rolled.`, {
      most: MAX_DICE,
    });
  }
  for (const roll of rolls) {
    const problem = rollProblem(roll, at);
    if (problem) return problem;
  }
  const { values, work, reach } = costOf(dice);
  if (work > MOST_WORK || values > MOST_VALUES) {
    return diceProblem(
      at.count,
      'dice-too-costly',
      'These dice would take too long to compute: use fewer or smaller ones.',
    );
  }
  if (reach > LARGEST_VALUE) {
    return diceProblem(at.count, 'number-too-large', `Values end at ${LARGEST_VALUE}.`);
  }
  return undefined;
}

function rollProblem(roll: Roll, at: Places): DiceProblem | undefined {
  if (roll.count < 1)
    return diceProblem(at.count, 'dice-none', 'At least one die has to be rolled.');
  if (roll.kind === 'd66') return undefined;
  const { count, sides, explode, pick, successes } = roll;
  if (sides < 1 || sides > MAX_SIDES) {
    return diceProblem(at.sides, 'no-such-die', `Dice have 1 to ${MAX_SIDES} sides.`, {
      most: MAX_SIDES,
    });
  }
  const refuse = (code: string, message: string) => diceProblem(at.modifiers, code, message);
  if (!terminates(roll)) return refuse('dice-endless', 'These dice would never come to rest.');
  if (!pick) return undefined;
  if (explode) return refuse('pick-exploding', 'Exploding dice cannot be kept or dropped.');
  if (successes) return refuse('pick-successes', 'Successes cannot be kept or dropped.');
  const { keep } = picked(pick, count);
  if (keep < 1 || keep > count || pick.count < 1) {
    return refuse('pick-count', `Cannot keep or drop ${pick.count} of ${count} dice.`);
  }
  if (count > MAX_PICK_POOL) {
    return refuse('dice-too-costly', `A roll can keep dice of at most ${MAX_PICK_POOL}.`);
  }
  return undefined;
}

function costOf(dice: ParsedDice): Cost {
  switch (dice.kind) {
    case 'number':
      return { values: 1, work: 0, reach: Math.abs(dice.value) };
    case 'd66':
      return added(55 * dice.count + 1, dice.count, 66 * dice.count);
    case 'dice':
      return poolCost(dice);
    case 'times': {
      const { values, work, reach } = costOf(dice.dice);
      const spread = (values - 1) * dice.factor + 1;
      return { values: spread, work: work + spread, reach: reach * dice.factor };
    }
    case 'sum': {
      const constant = { values: 1, work: 0, reach: Math.abs(dice.plus) };
      return dice.terms.map((term) => costOf(term.dice)).reduce(convolved, constant);
    }
    case 'versus':
      return convolved(costOf(dice.left), costOf(dice.right));
  }
}

function convolved(a: Cost, b: Cost): Cost {
  return {
    values: a.values + b.values - 1,
    work: a.work + b.work + a.values * b.values,
    reach: a.reach + b.reach,
  };
}

/** Several equal dice added up by repeated squaring. */
function added(values: number, count: number, reach: number): Cost {
  return { values, work: count > 1 ? (values * values) / 2 : values, reach };
}

function poolCost(pool: ParsedPool): Cost {
  const { count, sides, pick, successes } = pool;
  if (pick) {
    const { keep } = picked(pick, count);
    const values = keep * sides + 1;
    const work = sides * keep * ((keep * values) / 4 + count);
    return { values, work, reach: values };
  }
  const { dice, rounds } = explosions(pool);
  const values = successes ? dice + 1 : dice * sides - count + 1;
  const sum =
    !successes && slides(pool)
      ? { values, work: 2 * count * values, reach: values + count }
      : added(values, count, values + count);
  return { ...sum, work: sum.work + (successes ? 0 : rounds * sides * sides) };
}

/**
 * How many dice a pool comes to before the rest is cut off: the mean of a geometric law, far more
 * deviations than anybody will see, and one chain that goes on to the end.
 */
function explosions(pool: ParsedPool): { dice: number; rounds: number } {
  const { count, explode } = pool;
  if (!explode) return { dice: count, rounds: 0 };
  const again = dieChances(pool).reduce(
    (total, p, i) => (meets(explode, i + 1) ? total + p : total),
    0,
  );
  let rounds = 1;
  for (let left = again; left > TAIL_CUT && rounds < MOST_ROUNDS; rounds++) left *= again;
  if (rounds === MOST_ROUNDS) return { dice: Infinity, rounds };
  const more = (count * again + 9 * Math.sqrt(count * again)) / (1 - again) + rounds;
  return { dice: count + Math.min(more, count * rounds), rounds };
}
