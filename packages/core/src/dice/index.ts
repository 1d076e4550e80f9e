export { defineChance, type Chance, type Faces, type Weighted } from './chance.ts';
export { d, type DiceGroup, type DicePool, type Reroll } from './pool.ts';
export { meets, type Comparison, type Condition } from './condition.ts';
export { sum } from './sum.ts';
export { countMeeting, successes, type SuccessPool } from './successes.ts';
export { reading, together } from './reading.ts';
export { faceList } from './face-list.ts';
export { makeFaces, parseFaces } from './faces.ts';
