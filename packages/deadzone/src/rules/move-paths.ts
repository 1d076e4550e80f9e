import type { Refusal } from '@skirmish-kit/core';
import {
  canStep,
  cubeRange,
  hasFloor,
  makeCube,
  MAX_LEVELS,
  reachCubes,
  sameCube,
  type Cube,
  type CubeBoard,
  type CubeReach,
  type Mover,
} from '../board/index.ts';
import { glides } from './glide.ts';
import { boardOf, moverOf } from './battlefield.ts';
import { areEnemies, enemiesIn, fits, isAble, isOnField } from './models.ts';
import { cubeIndex, internCube } from './cube-index.ts';
import { refuse } from './refusals.ts';
import type { Battle, Model } from './state.ts';

/** What a move may enter: an enemy ends it (DZ-MOVE-04); a scout keeps clear of everybody. */
export type MoveLimits = 'usual' | 'scouting';

/** Ways on a board when nobody is about: by where they end, first those on foot, then jumps. */
interface OpenWays {
  readonly walked: readonly (readonly Cube[])[];
  readonly jumped: readonly (readonly Cube[])[];
  /** Both. */
  readonly all: readonly (readonly Cube[])[];
}

/** They are the same every time, so each is looked for once. */
const known = new WeakMap<CubeBoard, Map<number | string, OpenWays>>();

/** So many are kept; then it begins anew. */
const MOST_KNOWN = 50_000;

const GAITS = ['foot', 'vehicle', 'jump-pack'] as const;

/** Ways from a cube when moves end in some of the others (DZ-MOVE-04). */
function openWays(
  board: CubeBoard,
  from: Cube,
  mover: Mover,
  steps: number,
  stops: readonly Cube[],
): OpenWays {
  let ofBoard = known.get(board);
  if (!ofBoard || ofBoard.size > MOST_KNOWN) {
    ofBoard = new Map();
    known.set(board, ofBoard);
  }
  const { size, gait = 'foot' } = mover;
  const plain = ((cubeIndex(from) * 8 + size) * 3 + GAITS.indexOf(gait)) * 8 + steps;
  const cells = stops.map(cubeIndex).sort((a, b) => a - b);
  const key = cells.length === 0 ? plain : `${plain} ${cells.join()}`;
  const found = ofBoard.get(key);
  if (found) return found;
  const endsIn = (cube: Cube) => cells.includes(cubeIndex(cube));
  const ways = waysIn(reachCubes(board, from, mover, steps, { endsIn }), from);
  ofBoard.set(key, ways);
  return ways;
}

function waysIn(reach: CubeReach, start: Cube): OpenWays {
  const before = new Map(reach.cubes.map(({ cube, from }) => [cubeIndex(cube), from]));
  const wayTo = (goal: Cube): readonly Cube[] => {
    const from = before.get(cubeIndex(goal));
    return from ? [...wayTo(from), internCube(goal)] : [];
  };
  const walked = reach.cubes
    .filter(({ cube, floored }) => floored && !sameCube(cube, start))
    .map(({ cube }) => wayTo(cube));
  const taken = new Set([cubeIndex(start), ...walked.map(endOf)]);
  const jumped: (readonly Cube[])[] = [];
  for (const { from, cube } of reach.jumps) {
    if (taken.has(cubeIndex(cube))) continue;
    taken.add(cubeIndex(cube));
    jumped.push([...wayTo(from), internCube(cube)]);
  }
  return { walked, jumped, all: [...walked, ...jumped] };
}

function endOf(way: readonly Cube[]): number {
  const end = way.at(-1);
  return end ? cubeIndex(end) : 0;
}

/** Every way that a model can go with so many steps, by where it ends (DZ-MOVE-01, DZ-LEVEL-01). */
export function movePaths(
  battle: Battle,
  model: Model,
  steps: number,
  manner: MoveLimits = 'usual',
): readonly (readonly Cube[])[] {
  const board = boardOf(battle);
  const mover = moverOf(battle, model);
  // Only who stands within the last step but one can cut a way short.
  const near: Cube[] = [];
  const ends = new Set<number>();
  const crowd = new Set<number>();
  for (const other of battle.models) {
    if (other === model || !isOnField(other)) continue;
    const distance = cubeRange(other.cube, model.cube);
    if (distance > steps + MAX_LEVELS) continue;
    if (other.seat === model.seat) crowd.add(cubeIndex(other.cube));
    if (manner !== 'scouting' && !areEnemies(battle, model, other)) continue;
    if (manner === 'scouting') ends.add(cubeIndex(other.cube));
    if (distance < steps) near.push(other.cube);
  }
  const { walked, all } = openWays(board, model.cube, mover, steps, near);
  const isGliding = isAble(model, 'glide');
  if (!isGliding && ends.size === 0 && crowd.size === 0) return all;
  const mayEnd = (way: readonly Cube[]): boolean => {
    const end = way.at(-1) ?? model.cube;
    const number = cubeIndex(end);
    if (ends.has(number)) return false;
    return !crowd.has(number) || fits(battle, model, end);
  };
  if (!isGliding) return all.every(mayEnd) ? all : all.filter(mayEnd);
  const onFoot = new Set(walked.map(endOf));
  const down = glides(battle, model);
  return [...walked, ...down.filter((way) => !onFoot.has(endOf(way)))].filter(mayEnd);
}

/** The cubes of a way that somebody wants to go, or why not: its end alone, or cube by cube. */
export function parsePath(
  battle: Battle,
  model: Model,
  wanted: readonly Cube[],
  steps: number,
): readonly Cube[] | Refusal {
  const goal = wanted.at(-1);
  if (!goal) return refuse('no-way', 'DZ-MOVE-01', { model: model.id, to: '', steps });
  const params = { model: model.id, to: makeCube(goal), steps };
  if (wanted.length > 1) {
    return isWay(battle, model, wanted, steps) ? wanted : refuse('no-way', 'DZ-TERR-01', params);
  }
  const way = movePaths(battle, model, steps).find((each) => sameCube(each.at(-1) ?? goal, goal));
  if (way && sameCube(way.at(-1) ?? model.cube, goal)) return way;
  if (!hasFloor(boardOf(battle), goal)) return refuse('no-floor', 'DZ-MOVE-12', params);
  if (!fits(battle, model, goal)) return refuse('no-room', 'DZ-CAP-01', params);
  return refuse(
    'no-way',
    cubeRange(model.cube, goal) > steps ? 'DZ-MOVE-01' : 'DZ-TERR-01',
    params,
  );
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
