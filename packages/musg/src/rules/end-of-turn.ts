import type { Flow, Seat } from '@skirmish-kit/core';
import { moduleOf } from './modules.ts';
import { commandOf, commandTest, neverRouts } from './command.ts';
import { figureOf, isAble, isHere, sideOf } from './figures.ts';
import { borrowedCommand } from './borrowed-command.ts';
import { emit } from './events.ts';
import { rally } from './rally.ts';
import { reveal } from './reveal.ts';
import type { Battle, FigureId } from './state.ts';
import { comeIntoView } from './walk.ts';

/** MU-END-01: more than half of those it began with are dead or out of action. */
export function hasLostHalf(battle: Battle, seat: Seat): boolean {
  const lost = battle.figures.filter(
    (figure) =>
      figure.seat === seat &&
      (figure.fate === 'out' || figure.fate === 'dead') &&
      !isAble(figure, 'bystander'), // MU-CIV-07
  ).length;
  return 2 * lost > sideOf(battle, seat).size;
}

/** MU-END-01, MU-END-06: whether a band has to test now; once for both reasons together. */
export function mustTest(battle: Battle, seat: Seat): boolean {
  const side = sideOf(battle, seat);
  if (side.chiefLost === battle.turn && battle.turn > 0) return true;
  const again = battle.settings.endTest === 'every-turn' || !side.tested;
  return again && hasLostHalf(battle, seat);
}

/** MU-END-01 to MU-END-07: bands in the order of the turn; then those who fled before try again. */
export function* endOfTurn(battle: Battle): Flow {
  for (const seat of battle.order) {
    if (mustTest(battle, seat)) yield* routTests(battle, seat);
  }
  for (const id of fledBefore(battle)) yield* rally(battle, id); // MU-END-05
}

/** MU-RALLY-03: those who broke before this turn and are still on the table. */
function fledBefore(battle: Battle): readonly FigureId[] {
  return battle.figures
    .filter((figure) => isHere(figure) && figure.fleeing && figure.brokeIn < battle.turn)
    .map(({ id }) => id);
}

/** MU-END-02, MU-END-04: from the highest Command to the lowest, who sits in a vehicle too. */
function* routTests(battle: Battle, seat: Seat): Flow {
  const side = sideOf(battle, seat);
  if (hasLostHalf(battle, seat)) side.tested = true;
  yield* emit('band-tests', 'MU-END-01', { seat });
  const testing = battle.figures
    .filter((figure) => figure.seat === seat && isHere(figure) && !figure.fleeing)
    .filter((figure) => !neverRouts(figure))
    .map((figure) => ({ id: figure.id, command: commandOf(battle, figure) ?? 0 }))
    .sort((a, b) => b.command - a.command);
  for (const { id } of testing) yield* routTest(battle, id);
}

/** MU-END-04, MU-FLEE-02: who fails flees. */
function* routTest(battle: Battle, id: FigureId): Flow {
  const figure = figureOf(battle, id);
  const command = borrowedCommand(battle, figure);
  if (command === null) return;
  if (yield* commandTest(battle, id, command, 'MU-END-02', 'rout')) return;
  const isHater = figure.recruit.abilities.some((ability) => ability.startsWith('hates '));
  if (isHater && (yield* moduleOf(battle, 'campaign').hatredApplies(battle, id, command))) return;
  figure.fleeing = true;
  figure.brokeIn = battle.turn;
  const before = { ...figure };
  reveal(battle, figure);
  yield* emit('breaks', 'MU-FLEE-01', { figure: id });
  if (before.hidden) yield* comeIntoView(battle, id, before);
}
