import { choose, tailFlow, subFlow, type Flow } from '@skirmish-kit/core';
import { hasFloor, makeCube, sameCube, type Cube } from '../board/index.ts';
import { picks } from './answer-keys.ts';
import { arrive } from './arrival.ts';
import { pickUp } from './carry.ts';
import { plainDamage } from './damage.ts';
import { fall } from './fall.ts';
import { fight, strikersBeside } from './fight.ts';
import { boardOf } from './battlefield.ts';
import { controllerOf, adjacentEnemies, hasJumpPack, isOnField, modelOf } from './models.ts';
import { emit } from './events.ts';
import { moveTo } from './cube-index.ts';
import { placeInCube } from './position-in-cube.ts';
import { OVER, type Battle, type ModelId } from './state.ts';
import { pathAnswers } from './path-answers.ts';
import { movePaths } from './move-paths.ts';

/** DZ-MOVE-01, DZ-SPRINT-01: goes a way, if those it leaves behind let it. */
export function* move(battle: Battle, id: ModelId, way: readonly Cube[], steps: number): Flow {
  const parting = yield* subFlow(breakAway, battle, id);
  if (parting === 'stopped') return;
  if (parting === 'moved') return yield* tailFlow(goOn, battle, id, steps);
  yield* tailFlow(walk, battle, id, way);
}

/**
 * DZ-MOVE-06, DZ-MOVE-08: before it leaves a cube with standing enemies, one of them may fight it; it
 * must Survive, and goes on unless it is dead or pinned.
 */
export function* breakAway(battle: Battle, id: ModelId): Flow<'free' | 'stopped' | 'moved'> {
  const model = modelOf(battle, id);
  const from = makeCube(model.cube);
  const enemies = strikersBeside(battle, model);
  if (enemies.length === 0) return 'free';
  const attacker = yield* choose<ModelId | null>({
    who: 1 - controllerOf(battle, model),
    about: 'parting-blow',
    rule: 'DZ-MOVE-06',
    skip: 'none',
    params: { model: id },
    options: [
      { key: picks.make({ kind: 'none' }), value: null },
      ...enemies.map((enemy) => ({
        key: picks.make({ kind: 'model', id: enemy.id }),
        value: enemy.id,
      })),
    ],
  });
  if (attacker === null) return 'free';
  yield* subFlow(fight, battle, attacker, id, 'parting');
  const now = modelOf(battle, id);
  if (!isOnField(now) || now.pinned) return 'stopped';
  if (makeCube(now.cube) === from) return 'free';
  return battle.settings.partingKnockback === 'moves-on' ? 'moved' : 'stopped';
}

/** Ruling O-28: thrown by the parting blow, it goes on from where it stands now. */
function* goOn(battle: Battle, id: ModelId, steps: number): Flow {
  const model = modelOf(battle, id);
  const ways = movePaths(battle, model, steps);
  if (ways.length === 0 || adjacentEnemies(battle, model).length > 0) return;
  const way = yield* choose<readonly Cube[] | null>({
    who: controllerOf(battle, model),
    about: 'go-on',
    rule: 'DZ-MOVE-09',
    skip: 'none',
    params: { model: id },
    options: pathAnswers(ways),
  });
  if (way) yield* tailFlow(walk, battle, id, way);
}

/** DZ-MOVE-01: to another spot in its cube, where it may pick up what lies there (DZ-CARRY-02). */
export function* reposition(battle: Battle, id: ModelId): Flow {
  yield* emit('repositions', 'DZ-MOVE-01', { model: id });
  yield* placeInCube(battle, id);
  yield* tailFlow(pickUp, battle, id, 'moved');
}

/** Cube by cube; a fight, a fall or a trap ends it, and so does giving away the jump pack (DZ-ITEM-14). */
export function* walk(battle: Battle, id: ModelId, way: readonly Cube[]): Flow {
  const jumps = hasJumpPack(battle, modelOf(battle, id));
  for (const cube of way) {
    const ended = yield* subFlow(enter, battle, id, cube);
    if (ended || (jumps && !hasJumpPack(battle, modelOf(battle, id)))) break;
  }
  yield* placeInCube(battle, id);
}

/** One step: the test of a jump first (DZ-EDGE-06), then the models and items in the cube. */
function* enter(battle: Battle, id: ModelId, cube: Cube): Flow<boolean> {
  const model = modelOf(battle, id);
  const deep = model.cube[2] - cube[2];
  moveTo(model, cube);
  yield* emit('moves', 'DZ-MOVE-01', { model: id, to: makeCube(cube) });
  if (deep > 1) yield* subFlow(fall, battle, id, deep, plainDamage(null, false)); // DZ-LEVEL-05
  if (!isOnField(modelOf(battle, id))) return true;
  if (!hasFloor(boardOf(battle), cube)) return false; // DZ-EDGE-08: on its way up a wall.
  const fought = yield* subFlow(arrive, battle, id, 'moved');
  const now = modelOf(battle, id);
  const isOver = battle.activation?.model === id && battle.activation.length === OVER; // DZ-ABIL-25
  return fought || isOver || !isOnField(now) || now.pinned || !sameCube(now.cube, cube);
}
