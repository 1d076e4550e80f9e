export {
  defineChance,
  type Chance,
  type ChanceParts,
  type Faces,
  type RolledPool,
  type Weighted,
} from './chance.ts';
export { d, exploding, type DiceGroup, type DicePool, type Reroll } from './pool.ts';
export type { Comparison, Condition } from './condition.ts';
export { sum } from './sum.ts';
export { successes, type SuccessPool } from './successes.ts';
export { opposed } from './opposed-roll.ts';
export { tally } from './tally.ts';
export { rerollFailures, type GrantedDicePolicy } from './reroll-failures.ts';
export { symbolDice } from './symbol-dice.ts';
export { faceList } from './face-list.ts';
export { outcomesOf } from './outcomes.ts';
export { mapReading, rollTogether } from './map-reading.ts';
export { makeFaces, parseFaces } from './faces.ts';
export { atLeast, type Distribution } from './distribution.ts';
export { parseDice } from './notation.ts';
export { makeDice } from './make-dice.ts';
export { isDiceProblem, caretUnder, type DiceProblem } from './notation-problem.ts';
export type { ParsedDice } from './dice-ast.ts';
export { diceChance, exactDice, type ExactDice } from './dice-chance.ts';
