import {
  cubeBoard,
  passesBesideSmoke,
  showSight,
  sight,
  spotsFor,
  sameCube,
  type CubeBoard,
  type Field,
  type Mover,
  type Sight,
  type SightShown,
  type Stander,
  type Surroundings,
} from '@skirmish-kit/space/cube';
import { hasJumpPack, isOnField, isVehicle, modelsIn } from './models.ts';
import type { Battle, Model } from './state.ts';

/** Boards by their fields: they can always be built again, so they are no part of the state. */
const boards = new WeakMap<Field, CubeBoard>();

export function boardOf({ field }: Battle): CubeBoard {
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
  return { size, gait: hasJumpPack(model) ? 'jump-pack' : 'foot' };
}

/** A model as lines of sight meet it: in a row with its friends in the cube (DZ-MOVE-03). */
export function standerOf(battle: Battle, model: Model): Stander {
  const row = modelsIn(battle, model.cube).filter(({ seat }) => seat === model.seat);
  const sizes = row.map(({ recruit }) => recruit.profile.size);
  const spot = spotsFor(sizes, model.seat === 0 ? 0 : 1)[row.indexOf(model)];
  const { cube, pinned } = model;
  const { size } = model.recruit.profile;
  return spot ? { cube, size, pinned, spot } : { cube, size, pinned };
}

/** DZ-SHOOT-06, DZ-SHOOT-10: what a model sees of another; wrecks and smoke hide (DZ-ITEM-05). */
export function sightOf(battle: Battle, viewer: Model, target: Model): Sight {
  return sight(
    boardOf(battle),
    standerOf(battle, viewer),
    standerOf(battle, target),
    around(battle, viewer, target),
  );
}

/** The same with every line and what stops it, for whoever wants to know why. */
export function showSightOf(battle: Battle, viewer: Model, target: Model): SightShown {
  return showSight(
    boardOf(battle),
    standerOf(battle, viewer),
    standerOf(battle, target),
    around(battle, viewer, target),
  );
}

function around(battle: Battle, viewer: Model, target: Model): Surroundings {
  const others = battle.models.filter((model) => model !== viewer && model !== target);
  return {
    smoke: battle.smoke.map(({ cube }) => cube),
    wrecks: others.filter(({ where }) => where === 'wreck').map(wreckOf),
    figures: others.filter(isOnField).map((model) => standerOf(battle, model)),
  };
}

/** A wreck hides what is behind it and takes no room (DZ-ABIL-51, ruling O-74). */
function wreckOf({ cube, recruit }: Model): Stander {
  return { cube, size: recruit.profile.size };
}

/** DZ-ITEM-05: whether smoke beside the line of fire costs a die. */
export function isVeiled(battle: Battle, shooter: Model, target: Model): boolean {
  if (battle.smoke.length === 0) return false;
  return passesBesideSmoke(
    standerOf(battle, shooter),
    standerOf(battle, target),
    battle.smoke.map(({ cube }) => cube),
  );
}

/** DZ-ABIL-13: whether who is there counts as Vulnerable. */
export function isInToxicSmoke({ smoke }: Battle, { cube }: Model): boolean {
  return smoke.some((cloud) => cloud.toxic && sameCube(cloud.cube, cube));
}
