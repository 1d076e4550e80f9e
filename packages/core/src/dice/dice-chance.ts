import { defineChance, type Chance } from './chance.ts';
import { meets } from './condition.ts';
import { deviation, mean, type Distribution } from './distribution.ts';
import { keepDistribution, pickTotal } from './keep-distribution.ts';
import {
  convolve,
  pointMass,
  equalDiceDistribution,
  convolveTimes,
  scale,
  toOutcomes,
  type DenseDistribution,
} from './dense-distribution.ts';
import { makeDice } from './make-dice.ts';
import { cachedDistribution } from './distribution-cache.ts';
import { opposed } from './opposed-roll.ts';
import { picked, rollsOf, type Expression, type ParsedDice, type Roll } from './dice-ast.ts';
import { d, readPool, type DicePool } from './pool.ts';
import { successDistribution, sumDistribution } from './pool-distribution.ts';
import { rollGroups, spanGroups } from './sum.ts';

/** Everything a dice page shows about an expression. */
export interface ExactDice {
  readonly outcomes: Distribution;
  readonly mean: number;
  readonly deviation: number;
  /** At most this much probability was cut off endless explosions. */
  readonly pruned: number;
}

/**
 * The exact distribution of parsed dice with its mean and deviation.
 *
 * @example
 * ```ts
 * const dice = parseDice('4d6dl1');
 * if (!isDiceProblem(dice)) exactDice(dice); // { mean: 12.24, deviation: 2.85, … }
 * ```
 */
export function exactDice(dice: ParsedDice): ExactDice {
  const law = lawOf(dice);
  const outcomes = toOutcomes(law);
  return { outcomes, mean: mean(outcomes), deviation: deviation(outcomes), pruned: law.pruned };
}

/**
 * Parsed dice as a chance to roll. The dice lie in the order of the text, each group with
 * everything it owes before the next one begins.
 *
 * @example
 * ```ts
 * const dice = parseDice('2d8+d6');
 * if (isDiceProblem(dice)) throw new Error(dice.message);
 * const damage = diceChance(dice);
 * damage.read([8, 3, 6]); // 17
 * damage.sample(seededRandom(1)); // [2, 3, 1]
 * ```
 */
export function diceChance(dice: ParsedDice): Chance<number> {
  if (dice.kind === 'versus') return opposed(diceChance(dice.left), diceChance(dice.right));
  const groups = rollsOf(dice).map(diceOf);
  return defineChance({
    notation: makeDice(dice),
    sample: (random) => rollGroups(groups, random),
    span: (faces, from) => spanGroups(groups, faces, from),
    read(faces) {
      let at = 0;
      return evaluate(dice, (roll) => {
        const values: number[] = [];
        at += readPool(diceOf(roll), faces, at, (value) => values.push(value));
        return readRoll(roll, values);
      });
    },
    outcomes: () => toOutcomes(lawOf(dice)),
  });
}

/** The dice on the table: a d66 is two d6. */
function diceOf(roll: Roll): DicePool {
  return roll.kind === 'd66' ? d(2 * roll.count, 6) : roll;
}

function readRoll(roll: Roll, values: readonly number[]): number {
  if (roll.kind === 'd66') {
    return values.reduce((total, value, i) => total + (i % 2 === 0 ? value * 10 : value), 0);
  }
  const { successes, pick, count } = roll;
  if (successes) return values.filter((value) => meets(successes, value)).length;
  if (!pick) return values.reduce((total, value) => total + value, 0);
  const { keep, end } = picked(pick, count);
  return pickTotal(values, keep, end);
}

/** Works out the expression, roll by roll in the order of the text. */
function evaluate(dice: Expression, read: (roll: Roll) => number): number {
  switch (dice.kind) {
    case 'number':
      return dice.value;
    case 'dice':
    case 'd66':
      return read(dice);
    case 'times':
      return dice.factor * evaluate(dice.dice, read);
    case 'sum':
      return dice.terms.reduce((total, term) => {
        const value = evaluate(term.dice, read);
        return term.minus ? total - value : total + value;
      }, dice.plus);
  }
}

function lawOf(dice: ParsedDice): DenseDistribution {
  return cachedDistribution(makeDice(dice), () => computeDistribution(dice));
}

function computeDistribution(dice: ParsedDice): DenseDistribution {
  switch (dice.kind) {
    case 'number':
      return pointMass(dice.value);
    case 'd66':
      return convolveTimes(d66Distribution(), dice.count);
    case 'dice': {
      if (dice.successes) return successDistribution(dice, dice.successes);
      if (!dice.pick) return sumDistribution(dice);
      const { keep, end } = picked(dice.pick, dice.count);
      return keepDistribution(dice, keep, end);
    }
    case 'times':
      return scale(lawOf(dice.dice), dice.factor);
    case 'sum':
      return dice.terms
        .map((term) => (term.minus ? scale(lawOf(term.dice), -1) : lawOf(term.dice)))
        .reduce(convolve, pointMass(dice.plus));
    case 'versus':
      return convolve(lawOf(dice.left), scale(lawOf(dice.right), -1));
  }
}

/** One die for the tens, one for the units. */
function d66Distribution(): DenseDistribution {
  const die = equalDiceDistribution(1, 6);
  return convolve(scale(die, 10), die);
}
