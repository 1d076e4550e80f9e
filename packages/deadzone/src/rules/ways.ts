import type { Refusal } from '@skirmish-kit/core';
import {
  canStep,
  cubeRange,
  glideLandings,
  hasFloor,
  makeCube,
  reachCubes,
  sameCube,
  type Cube,
  type CubeBoard,
  type CubeReach,
  type Mover,
} from '@skirmish-kit/space/cube';
import { boardOf, moverOf } from './ground.ts';
import { areEnemies, enemiesIn, fits, isAble, isOnField } from './models.ts';
import { placeOf } from './place.ts';
import { deny } from './refusals.ts';
import type { Battle, Model } from './state.ts';

/** What a move may enter: an enemy ends it (DZ-MOVE-04); a scout keeps clear of everybody. */
export type Manner = 'usual' | 'scouting';

/** Ways on a board when nobody is about: by where they end, first those on foot, then jumps. */
interface OpenWays {
  readonly walked: readonly (readonly Cube[])[];
  readonly jumped: readonly (readonly Cube[])[];
}

/** They are the same every time, so each is looked for once. */
const known = new WeakMap<CubeBoard, Map<string, OpenWays>>();

function openWays(board: CubeBoard, from: Cube, mover: Mover, steps: number): OpenWays {
  const ofBoard = known.get(board) ?? new Map<string, OpenWays>();
  known.set(board, ofBoard);
  const key = `${makeCube(from)} ${mover.size} ${mover.gait ?? ''} ${steps}`;
  const found = ofBoard.get(key) ?? waysIn(reachCubes(board, from, mover, steps), from);
  ofBoard.set(key, found);
  return found;
}

function waysIn(reach: CubeReach, start: Cube): OpenWays {
  const before = new Map(reach.cubes.map(({ cube, from }) => [makeCube(cube), from]));
  const wayTo = (goal: Cube): readonly Cube[] => {
    const from = before.get(makeCube(goal));
    return from ? [...wayTo(from), placeOf(goal)] : [];
  };
  const walked = reach.cubes
    .filter(({ cube, floored }) => floored && !sameCube(cube, start))
    .map(({ cube }) => wayTo(cube));
  const taken = new Set([makeCube(start), ...walked.map(endName)]);
  const jumped: (readonly Cube[])[] = [];
  for (const { from, cube } of reach.jumps) {
    if (taken.has(makeCube(cube))) continue;
    taken.add(makeCube(cube));
    jumped.push([...wayTo(from), placeOf(cube)]);
  }
  return { walked, jumped };
}

function endName(way: readonly Cube[]): string {
  const end = way.at(-1);
  return end ? makeCube(end) : '';
}

/** Every way that a model can go with so many steps, by where it ends (DZ-MOVE-01, DZ-LEVEL-01). */
export function waysOf(
  battle: Battle,
  model: Model,
  steps: number,
  manner: Manner = 'usual',
): readonly (readonly Cube[])[] {
  const board = boardOf(battle);
  const mover = moverOf(battle, model);
  const others = battle.models.filter((other) => isOnField(other) && other !== model);
  const stops = others
    .filter((other) => manner === 'scouting' || areEnemies(battle, model, other))
    .map(({ cube }) => cube);
  const endsIn = (cube: Cube) => stops.some((stop) => sameCube(stop, cube));
  // Only who stands within the last step but one can cut a way short.
  const isOpen = stops.every((stop) => cubeRange(stop, model.cube) >= steps);
  const { walked, jumped } = isOpen
    ? openWays(board, model.cube, mover, steps)
    : waysIn(reachCubes(board, model.cube, mover, steps, { endsIn }), model.cube);
  const friends = others.filter(({ seat }) => seat === model.seat);
  const mayEnd = (way: readonly Cube[]): boolean => {
    const end = way.at(-1) ?? model.cube;
    if (manner === 'scouting' && endsIn(end)) return false;
    return !friends.some(({ cube }) => sameCube(cube, end)) || fits(battle, model, end);
  };
  const deep = isAble(model, 'glide')
    ? glideLandings(board, model.cube, mover.size).map((cube) => [placeOf(cube)])
    : jumped;
  const onFoot = walked.filter(mayEnd);
  const names = new Set(isAble(model, 'glide') ? walked.map(endName) : []);
  return [...onFoot, ...deep.filter((way) => mayEnd(way) && !names.has(endName(way)))];
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
