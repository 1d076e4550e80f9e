import { choose, last, part, type Flow, type Refusal } from '@skirmish-kit/core';
import {
  canStep,
  cubeRange,
  glideLandings,
  hasFloor,
  makeCube,
  neighbours,
  reachCubes,
  sameCube,
  type Cube,
} from '@skirmish-kit/space/cube';
import { picks, places } from './answers.ts';
import { arrive } from './arrival.ts';
import { plainHarm } from './damage.ts';
import { fall } from './fall.ts';
import { fight } from './fight.ts';
import { boardOf, moverOf } from './ground.ts';
import {
  areEnemies,
  controllerOf,
  enemiesBeside,
  enemiesIn,
  fits,
  isAble,
  isOnField,
  modelOf,
} from './models.ts';
import { tell } from './moments.ts';
import { deny } from './refusals.ts';
import type { Battle, Model, ModelId } from './state.ts';
import { placeOf } from './place.ts';

/** What a move may enter: an enemy ends it (DZ-MOVE-04); a scout keeps clear of everybody. */
export type Manner = 'usual' | 'scouting';

/** Every way that a model can go with so many steps, by where it ends (DZ-MOVE-01, DZ-LEVEL-01). */
export function waysOf(
  battle: Battle,
  model: Model,
  steps: number,
  manner: Manner = 'usual',
): readonly (readonly Cube[])[] {
  const board = boardOf(battle);
  const ending = battle.models
    .filter((other) => isOnField(other) && other !== model)
    .filter((other) => manner === 'scouting' || areEnemies(battle, model, other));
  const endsIn = (cube: Cube) => ending.some((other) => sameCube(other.cube, cube));
  const reach = reachCubes(board, model.cube, moverOf(battle, model), steps, { endsIn });
  const before = new Map(reach.cubes.map(({ cube, from }) => [makeCube(cube), from]));
  const wayTo = (goal: Cube): readonly Cube[] => {
    const from = before.get(makeCube(goal));
    return from ? [...wayTo(from), goal] : [];
  };
  const mayEnd = (cube: Cube) =>
    !sameCube(cube, model.cube) &&
    fits(battle, model, cube) &&
    !(manner === 'scouting' && endsIn(cube));
  const ways = reach.cubes
    .filter(({ cube, floored }) => floored && mayEnd(cube))
    .map(({ cube }) => wayTo(cube));
  const walked = new Set(ways.map((way) => makeCube(way.at(-1) ?? model.cube)));
  const deep = isAble(model, 'glide')
    ? glideLandings(board, model.cube, model.recruit.profile.size).map((cube) => ({
        from: model.cube,
        cube,
      }))
    : reach.jumps;
  const jumped = new Map<string, readonly Cube[]>();
  for (const { from, cube } of deep) {
    const name = makeCube(cube);
    if (walked.has(name) || jumped.has(name) || !mayEnd(cube)) continue;
    jumped.set(name, [...wayTo(from), cube]);
  }
  return [...ways, ...jumped.values()];
}

/** The cubes of a way that somebody wants to go, or why not: its end alone, or cube by cube. */
export function readWay(
  battle: Battle,
  model: Model,
  wanted: readonly Cube[],
  steps: number,
): readonly Cube[] | Refusal {
  const goal = wanted.at(-1);
  if (!goal) return deny('no-way', 'DZ-MOVE-01', { model: model.id, to: '', steps });
  const params = { model: model.id, to: makeCube(goal), steps };
  if (wanted.length > 1) {
    return isWay(battle, model, wanted, steps) ? wanted : deny('no-way', 'DZ-TERR-01', params);
  }
  const way = waysOf(battle, model, steps).find((each) => sameCube(each.at(-1) ?? goal, goal));
  if (way && sameCube(way.at(-1) ?? model.cube, goal)) return way;
  if (!hasFloor(boardOf(battle), goal)) return deny('no-floor', 'DZ-MOVE-12', params);
  if (!fits(battle, model, goal)) return deny('no-room', 'DZ-CAP-01', params);
  return deny('no-way', cubeRange(model.cube, goal) > steps ? 'DZ-MOVE-01' : 'DZ-TERR-01', params);
}

function isWay(battle: Battle, model: Model, way: readonly Cube[], steps: number): boolean {
  const board = boardOf(battle);
  const mover = moverOf(battle, model);
  const goal = way.at(-1) ?? model.cube;
  return (
    way.length <= steps &&
    way.every((cube, i) => canStep(board, way[i - 1] ?? model.cube, cube, mover)) &&
    way.slice(0, -1).every((cube) => enemiesIn(battle, model, cube).length === 0) &&
    hasFloor(board, goal) &&
    fits(battle, model, goal)
  );
}

/** DZ-MOVE-01, DZ-SPRINT-01: goes a way, if those it leaves behind let it. */
export function* move(battle: Battle, id: ModelId, way: readonly Cube[], steps: number): Flow {
  const parting = yield* part(breakAway, battle, id);
  if (parting === 'stopped') return;
  if (parting === 'moved') return yield* last(goOn, battle, id, steps);
  yield* last(walk, battle, id, way);
}

/**
 * DZ-MOVE-06, DZ-MOVE-08: before it leaves a cube with standing enemies, one of them may fight it; it
 * must Survive, and goes on unless it is dead or pinned.
 */
export function* breakAway(battle: Battle, id: ModelId): Flow<'free' | 'stopped' | 'moved'> {
  const model = modelOf(battle, id);
  const from = makeCube(model.cube);
  const enemies = enemiesBeside(battle, model).filter((enemy) => !enemy.pinned);
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
  yield* part(fight, battle, attacker, id, 'parting');
  const now = modelOf(battle, id);
  if (!isOnField(now) || now.pinned) return 'stopped';
  if (makeCube(now.cube) === from) return 'free';
  return battle.settings.partingKnockback === 'moves-on' ? 'moved' : 'stopped';
}

/** Ruling O-28: thrown by the parting blow, it goes on from where it stands now. */
function* goOn(battle: Battle, id: ModelId, steps: number): Flow {
  const model = modelOf(battle, id);
  const ways = waysOf(battle, model, steps);
  if (ways.length === 0 || enemiesBeside(battle, model).length > 0) return;
  const way = yield* choose<readonly Cube[] | null>({
    who: controllerOf(battle, model),
    about: 'go-on',
    rule: 'DZ-MOVE-09',
    skip: 'none',
    params: { model: id },
    options: [
      { key: places.make({ kind: 'none' }), value: null },
      ...ways.flatMap((each) => {
        const cube = each.at(-1);
        return cube ? [{ key: places.make({ kind: 'to', cube }), value: each }] : [];
      }),
    ],
  });
  if (way) yield* last(walk, battle, id, way);
}

/** Cube by cube; a fight, a fall or a trap ends it. */
export function* walk(battle: Battle, id: ModelId, way: readonly Cube[]): Flow {
  for (const cube of way) {
    const ended = yield* part(enter, battle, id, cube);
    if (ended) return;
  }
}

/** One step: the test of a jump first (DZ-EDGE-06), then whoever or whatever is there. */
function* enter(battle: Battle, id: ModelId, cube: Cube): Flow<boolean> {
  const model = modelOf(battle, id);
  const deep = model.cube[2] - cube[2];
  model.cube = placeOf(cube);
  yield* tell('moves', 'DZ-MOVE-01', { model: id, to: makeCube(cube) });
  if (deep > 1) yield* part(fall, battle, id, deep, plainHarm(null, false)); // DZ-LEVEL-05
  if (!isOnField(modelOf(battle, id))) return true;
  if (!hasFloor(boardOf(battle), cube)) return false; // DZ-EDGE-08: on its way up a wall.
  const fought = yield* part(arrive, battle, id, 'moved');
  const now = modelOf(battle, id);
  return fought || !isOnField(now) || now.pinned || !sameCube(now.cube, cube);
}

/** DZ-ABIL-01: after its move, up or down one level of the stack for nothing (ruling O-51). */
export function* climbOn(battle: Battle, id: ModelId): Flow {
  const model = modelOf(battle, id);
  if (!isOnField(model) || !isAble(model, 'agile') || model.pinned) return;
  if (enemiesBeside(battle, model).length > 0) return;
  const board = boardOf(battle);
  const mover = moverOf(battle, model);
  const cubes = neighbours(board, model.cube).filter(
    (cube) =>
      cube[0] === model.cube[0] &&
      cube[1] === model.cube[1] &&
      hasFloor(board, cube) &&
      canStep(board, model.cube, cube, mover) &&
      fits(battle, model, cube),
  );
  if (cubes.length === 0) return;
  const cube = yield* choose<Cube | null>({
    who: controllerOf(battle, model),
    about: 'agile',
    rule: 'DZ-ABIL-01',
    skip: 'none',
    params: { model: id },
    options: [
      { key: places.make({ kind: 'none' }), value: null },
      ...cubes.map((to) => ({ key: places.make({ kind: 'to', cube: to }), value: to })),
    ],
  });
  if (cube) yield* last(walk, battle, id, [cube]);
}
