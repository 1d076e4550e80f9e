import { choose, subFlow, mapReading, roll, type Flow } from '@skirmish-kit/core';
import { actions, type Action } from './action.ts';
import { going } from './candidates.ts';
import { ONE_DIE } from './dice.ts';
import { leave, wayOut } from './exit.ts';
import { modelOf, speedOf } from './models.ts';
import { emit } from './events.ts';
import { move, reposition } from './move.ts';
import type { Battle, ModelId } from './state.ts';
import { movePaths } from './move-paths.ts';

/** DZ-ABIL-17: who decides for a rampaging model, and whether it moves first. */
export function* rampage(
  battle: Battle,
  id: ModelId,
): Flow<{ readonly seat: number; readonly moves: boolean }> {
  const model = modelOf(battle, id);
  const result = yield* roll(
    mapReading(ONE_DIE, (die) => (die <= 2 ? 'foreign' : die <= 6 ? 'calm' : 'fury')),
    'DZ-ABIL-17',
    { who: model.seat, about: 'rampage', params: { model: id } },
  );
  yield* emit('rampage', 'DZ-ABIL-17', { model: id, result });
  if (result === 'foreign') return { seat: 1 - model.seat, moves: false };
  return { seat: model.seat, moves: result === 'fury' };
}

/** DZ-EDGE-15: a move of one cube, as with a Move face and instead of one. */
export function* freeMove(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  const { activation } = battle;
  if (!activation || model.pinned || !speedOf(battle, model)) return;
  activation.faces = ['move'];
  const goings = movePaths(battle, model, 1).map((way) => going('die-move', way.at(-1)));
  const leaves = battle.mission.exits.length > 0 && wayOut(battle, model, 1);
  const answer = yield* choose<Action>({
    who: activation.controller,
    about: 'free-move',
    rule: 'DZ-EDGE-15',
    skip: 'done',
    params: { model: id },
    options: actions.offers([
      { kind: 'done' },
      ...goings,
      { kind: 'die-reposition' },
      ...(leaves ? [{ kind: 'die-leave' } as const] : []),
    ]),
  });
  if (answer.kind === 'die-move') yield* subFlow(move, battle, id, answer.way, 1);
  if (answer.kind === 'die-reposition') yield* subFlow(reposition, battle, id);
  if (answer.kind === 'die-leave') yield* subFlow(leave, battle, id, 1);
}
