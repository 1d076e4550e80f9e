import type { Condition } from './condition.ts';
import type { DicePool } from './pool.ts';

/**
 * Parsed dice notation, in one form for equal meanings: sums are flat with their constants added up at the
 * end, and a minus belongs to a term of a sum.
 */
export type ParsedDice = Expression | Versus;

/** `A vs B`: A minus B. */
export interface Versus {
  readonly kind: 'versus';
  readonly left: Expression;
  readonly right: Expression;
}

export type Expression = Constant | Term | Sum;

export interface Constant {
  readonly kind: 'number';
  readonly value: number;
}

export type Term = Roll | Times;

export type Roll = ParsedPool | D66;

/** Dice of one kind: added up, or those that meet `successes` counted, or only some kept. */
export interface ParsedPool extends DicePool {
  readonly kind: 'dice';
  readonly pick?: Pick;
  readonly successes?: Condition;
}

/** Keeps or drops the highest or lowest: `kh1`, `kl1`, `dh1`, `dl1`. */
export interface Pick {
  readonly which: Which;
  readonly count: number;
}

export const PICKS = ['kh', 'kl', 'dh', 'dl'] as const;

export type Which = (typeof PICKS)[number];

/** One or several rolls of two dice read as tens and units. */
export interface D66 {
  readonly kind: 'd66';
  readonly count: number;
}

/** A roll or a sum of rolls, multiplied by a whole number from 0 other than 1. */
export interface Times {
  readonly kind: 'times';
  readonly factor: number;
  readonly dice: Roll | Sum;
}

/** At least one term; a single term only when it is negative or a constant comes with it. */
export interface Sum {
  readonly kind: 'sum';
  readonly terms: readonly Signed[];
  readonly plus: number;
}

export interface Signed {
  readonly minus: boolean;
  readonly dice: Term;
}

/** Adds up, flattening sums and collecting constants. */
export function addUp(parts: readonly { minus: boolean; dice: Expression }[]): Expression {
  const terms: Signed[] = [];
  let plus = 0;
  for (const { minus, dice } of parts) {
    if (dice.kind === 'number') plus += minus ? -dice.value : dice.value;
    else if (dice.kind === 'sum') {
      plus += minus ? -dice.plus : dice.plus;
      for (const term of dice.terms) terms.push({ minus: term.minus !== minus, dice: term.dice });
    } else terms.push({ minus, dice });
  }
  const [first, ...more] = terms;
  if (!first) return { kind: 'number', value: plus };
  if (more.length === 0 && plus === 0 && !first.minus) return first.dice;
  return { kind: 'sum', terms, plus };
}

/** Multiplies by a whole number. */
export function multiply(factor: number, dice: Expression): Expression {
  if (dice.kind === 'number') return { kind: 'number', value: factor * dice.value + 0 };
  if (factor === 1) return dice;
  if (factor < 0) return addUp([{ minus: true, dice: multiply(-factor, dice) }]);
  if (dice.kind !== 'times') return { kind: 'times', factor, dice };
  return multiply(factor * dice.factor, dice.dice);
}

/** How many dice stay, and from which end. */
export function picked(pick: Pick, count: number): { keep: number; end: 'highest' | 'lowest' } {
  switch (pick.which) {
    case 'kh':
      return { keep: pick.count, end: 'highest' };
    case 'kl':
      return { keep: pick.count, end: 'lowest' };
    case 'dh':
      return { keep: count - pick.count, end: 'lowest' };
    case 'dl':
      return { keep: count - pick.count, end: 'highest' };
  }
}

/** Every roll in the order of the text: the order in which the dice lie on the table. */
export function rollsOf(dice: ParsedDice): Roll[] {
  switch (dice.kind) {
    case 'number':
      return [];
    case 'dice':
    case 'd66':
      return [dice];
    case 'times':
      return rollsOf(dice.dice);
    case 'sum':
      return dice.terms.flatMap((term) => rollsOf(term.dice));
    case 'versus':
      return [...rollsOf(dice.left), ...rollsOf(dice.right)];
  }
}
