import {
  cubeBoard,
  isScreened,
  cachedSight,
  passesNearSmoke,
  sight,
  nextSpot,
  sameCube,
  type Cube,
  type CubeBoard,
  type Field,
  type Mover,
  type Sight,
  type SightBody,
} from '../board/index.ts';
import { areEnemies, hasJumpPack, isOnField, isVehicle } from './models.ts';
import type { Battle, Model } from './state.ts';

/** Boards by their fields: they can always be built again, so they are no part of the state. */
const boards = new WeakMap<Field, CubeBoard>();

export function boardOf({ field }: Pick<Battle, 'field'>): CubeBoard {
  const known = boards.get(field);
  if (known) return known;
  const board = cubeBoard(field);
  boards.set(field, board);
  return board;
}

/** How a model moves (DZ-LEVEL-04). */
export function moverOf(battle: Battle, model: Model): Mover {
  const { size } = model.recruit.profile;
  if (isVehicle(battle, model)) return { size, gait: 'vehicle' };
  return { size, gait: hasJumpPack(battle, model) ? 'jump-pack' : 'foot' };
}

/** A model as lines of sight meet it: where it was put, or in a row with its friends (DZ-MOVE-03). */
export function sightBodyOf({ models }: Battle, model: Model): SightBody {
  const { cube, pinned, seat, spot } = model;
  const { size } = model.recruit.profile;
  if (spot) return { cube, size, pinned, spot };
  let taken = 0;
  for (const other of models) {
    if (other === model) break;
    if (other.seat !== seat || other.where !== 'field' || !sameCube(other.cube, cube)) continue;
    taken += other.recruit.profile.size;
  }
  return { cube, size, pinned, spot: nextSpot(taken, size, seat === 0 ? 0 : 1) };
}

/** DZ-SHOOT-06, DZ-SHOOT-10: what a model sees of another; wrecks and smoke hide (DZ-ITEM-05). */
export function sightOf(battle: Battle, viewer: Model, target: Model): Sight {
  const seen = throughScenery(battle, viewer, target);
  if (seen !== 'clear') return seen;
  const others = battle.models.filter((model) => model !== viewer && model !== target);
  const figures = others
    .filter((model) => isOnField(model) && isBetween(model.cube, viewer.cube, target.cube))
    .map((model) => sightBodyOf(battle, model));
  return isScreened(sightBodyOf(battle, viewer), sightBodyOf(battle, target), figures)
    ? 'partial'
    : 'clear';
}

/** Whether it sees anything of it: other figures never take the view away (ruling O-34). */
export function sees(battle: Battle, viewer: Model, target: Model): boolean {
  return throughScenery(battle, viewer, target) !== 'none';
}

/** Enemies in other cubes who see a model. */
export function enemiesSeeing(battle: Battle, model: Model): readonly Model[] {
  return battle.models.filter(
    (other) =>
      isOnField(other) &&
      areEnemies(battle, model, other) &&
      !sameCube(other.cube, model.cube) &&
      sees(battle, other, model),
  );
}

/** What scenery, smoke and wrecks let be seen. */
function throughScenery(battle: Battle, viewer: Model, target: Model): Sight {
  const board = boardOf(battle);
  const [from, to] = [sightBodyOf(battle, viewer), sightBodyOf(battle, target)];
  const plain = cachedSight(board, from, to);
  if (plain === 'none') return plain;
  const wrecks = battle.models.filter(
    (model) => model.where === 'wreck' && model !== viewer && model !== target,
  );
  if (battle.smoke.length + wrecks.length === 0) return plain;
  const smoke = battle.smoke.map(({ cube }) => cube);
  return sight(board, from, to, { smoke, wrecks: wrecks.map(wreckOf) });
}

function isBetween(cube: Cube, a: Cube, b: Cube): boolean {
  return ([0, 1, 2] as const).every(
    (axis) => cube[axis] >= Math.min(a[axis], b[axis]) && cube[axis] <= Math.max(a[axis], b[axis]),
  );
}

/** A wreck hides what is behind it and takes no room (DZ-ABIL-51, ruling O-74). */
export function wreckOf({ cube, recruit }: Model): SightBody {
  return { cube, size: recruit.profile.size };
}

/** DZ-ITEM-05: whether smoke beside the line of fire costs a die. */
export function isThroughSmoke(battle: Battle, shooter: Model, target: Model): boolean {
  if (battle.smoke.length === 0) return false;
  return passesNearSmoke(
    sightBodyOf(battle, shooter),
    sightBodyOf(battle, target),
    battle.smoke.map(({ cube }) => cube),
  );
}

/** DZ-ABIL-13: whether who is there counts as Vulnerable. */
export function isInToxicSmoke({ smoke }: Battle, { cube }: Model): boolean {
  return smoke.some((cloud) => cloud.toxic && sameCube(cloud.cube, cube));
}
