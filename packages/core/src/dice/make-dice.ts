import { makeCondition } from './condition.ts';
import type { ParsedDice, ParsedPool, Signed } from './dice-ast.ts';
import { makePool } from './pool.ts';

/**
 * Dice as text, in the one way that `parseDice` reads back as the same dice.
 *
 * @example
 * ```ts
 * const dice = parseDice('( 1D6 + 2 ) + 1d%');
 * if (!isDiceProblem(dice)) makeDice(dice); // 'd6+d100+2'
 * ```
 */
export function makeDice(dice: ParsedDice): string {
  switch (dice.kind) {
    case 'number':
      return String(dice.value);
    case 'd66':
      return `${dice.count === 1 ? '' : dice.count}d66`;
    case 'dice':
      return makeRoll(dice);
    case 'times':
      return `${dice.factor}*${dice.dice.kind === 'sum' ? `(${makeDice(dice.dice)})` : makeDice(dice.dice)}`;
    case 'sum':
      return dice.terms.map(makeTerm).join('') + makePlus(dice.plus);
    case 'versus':
      return `${makeDice(dice.left)} vs ${makeDice(dice.right)}`;
  }
}

function makeRoll(dice: ParsedPool): string {
  const pick = dice.pick ? `${dice.pick.which}${dice.pick.count}` : '';
  return makePool(dice) + pick + (dice.successes ? makeCondition(dice.successes) : '');
}

function makeTerm({ minus, dice }: Signed, index: number): string {
  const sign = minus ? '-' : index > 0 ? '+' : '';
  return sign + makeDice(dice);
}

function makePlus(plus: number): string {
  if (plus === 0) return '';
  return plus > 0 ? `+${plus}` : String(plus);
}
