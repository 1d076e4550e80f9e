import type { Flow, RuleId } from '@skirmish-kit/core';
import { capped, commandOf, commandTest, neverTests } from './command.ts';
import { figureOf, friendsOf, isAble, isWild, isWithin, sideOf } from './figures.ts';
import type { Battle, Figure, FigureId } from './state.ts';

/** MU-PASS-00: how near a friend gives courage, in paces. */
const NEAR = 3;

/** MU-PASS-00: his own Command and 1 for each friend near him; nobody lends any here. */
export function passiveCommand(battle: Battle, figure: Figure): number {
  const near = friendsOf(battle, figure).filter(
    (friend) => !friend.fleeing && isWithin(figure, friend, NEAR),
  );
  return capped(battle, (commandOf(battle, figure) ?? 0) + near.length);
}

/** MU-INJ-12: whether he hates the band of this enemy. */
export function hates(battle: Battle, figure: Figure, enemy: Figure): boolean {
  return !isWild(battle, enemy) && isAble(figure, `hates ${sideOf(battle, enemy.seat).band}`);
}

/** MU-PASS-09, MU-INJ-12, MU-INJ-13: who never tests always holds, and who hates this enemy. */
export function* passiveTest(
  battle: Battle,
  id: FigureId,
  enemy: FigureId,
  rule: RuleId,
): Flow<boolean> {
  const figure = figureOf(battle, id);
  if (neverTests(figure)) return true;
  if (hates(battle, figure, figureOf(battle, enemy))) return true;
  return yield* commandTest(battle, id, passiveCommand(battle, figure), rule, 'passive-test');
}
