import type { Flow, RuleId } from '@skirmish-kit/core';
import { capped, commandOf, commandTest, neverTests } from './command.ts';
import { figureOf, friendsOf, isWithin } from './figures.ts';
import { facesHated } from './hated-band.ts';
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

/** MU-PASS-09, MU-INJ-12, MU-INJ-13: some always hold. */
export function holdsAlways(battle: Battle, figure: Figure): boolean {
  return neverTests(figure) || facesHated(battle, figure);
}

/** MU-PASS-01 to MU-PASS-06: a test of courage; who always holds rolls no dice. */
export function* passiveTest(
  battle: Battle,
  id: FigureId,
  enemy: FigureId,
  rule: RuleId,
): Flow<boolean> {
  const figure = figureOf(battle, id);
  if (holdsAlways(battle, figure)) return true;
  return yield* commandTest(
    battle,
    id,
    passiveCommand(battle, figure),
    rule,
    'passive-test',
    enemy,
  );
}
