import { tailFlow, subFlow, mapReading, roll, type Flow } from '@skirmish-kit/core';
import {
  EIGHT_DIRECTIONS,
  canPass,
  landing,
  makeCube,
  sameCube,
  scattered,
  type Cube,
} from '../board/index.ts';
import { arrive } from './arrival.ts';
import { pin, type DamageSource } from './damage.ts';
import { ONE_DIE } from './dice.ts';
import { fall } from './fall.ts';
import { glide } from './glide.ts';
import { boardOf } from './battlefield.ts';
import { fits, isAble, isOnField, isSentryGun, isVehicle, modelOf } from './models.ts';
import { emit } from './events.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle, ModelId } from './state.ts';
import { slam } from './slam.ts';
import { moveTo, internCube } from './cube-index.ts';

/** DZ-ABIL-38, DZ-ABIL-51, DZ-ITEM-15: who is not moved by weapons and explosions. */
export function isImmovable(battle: Battle, id: ModelId): boolean {
  const model = modelOf(battle, id);
  return isAble(model, 'solid') || isVehicle(battle, model) || isSentryGun(model);
}

/** DZ-SCAT-01: thrown one cube in a random direction; the walled ones are one outcome. */
export function* scatterModel(
  battle: Battle,
  id: ModelId,
  pins: boolean,
  harm: DamageSource,
): Flow {
  const model = modelOf(battle, id);
  if (isImmovable(battle, id)) return pins ? yield* tailFlow(pin, battle, id) : undefined;
  const { size } = model.recruit.profile;
  const { cube } = model;
  const board = boardOf(battle);
  const way = yield* roll(
    mapReading(ONE_DIE, (die) => (scattered(board, cube, die, size) ? die : 0)),
    'DZ-SCAT-01',
    { about: 'scatter', params: { model: id } },
  );
  yield* tailFlow(throwModel, battle, id, way, pins, harm);
}

/**
 * Thrown one cube (DZ-SCAT-02 to DZ-SCAT-07): falls where there is no floor, is slammed where there is
 * a wall, fights whom it lands on, and lies down afterwards if what threw it pins.
 *
 * @param way a scatter die, or 0 for a way that is walled
 */
export function* throwModel(
  battle: Battle,
  id: ModelId,
  way: number,
  pins: boolean,
  harm: DamageSource,
): Flow {
  if (!isImmovable(battle, id)) yield* subFlow(throwTo, battle, id, way, harm);
  if (pins) yield* tailFlow(pin, battle, id);
}

function* throwTo(battle: Battle, id: ModelId, way: number, harm: DamageSource): Flow {
  const model = modelOf(battle, id);
  const from = internCube(model.cube);
  const to = way === 0 ? undefined : beyond(from, way);
  const { size } = model.recruit.profile;
  if (!to || !canPass(boardOf(battle), from, to, size)) {
    return yield* tailFlow(slam, battle, id, harm); // DZ-SCAT-05, DZ-WALL-01
  }
  const fallen = yield* subFlow(comeDown, battle, id, to, harm);
  const now = modelOf(battle, id);
  if (!isOnField(now) || sameCube(now.cube, from)) return;
  yield* emit('thrown', 'DZ-SCAT-02', { model: id, to: makeCube(now.cube) });
  if (fallen > 1) yield* subFlow(fall, battle, id, fallen, harm); // DZ-EDGE-06
  if (isOnField(modelOf(battle, id))) yield* subFlow(arrive, battle, id, 'thrown');
  yield* placeInCube(battle, id);
}

function beyond([column, row, level]: Cube, way: number): Cube {
  const [columns, rows] = EIGHT_DIRECTIONS[way - 1] ?? [0, 0];
  return [column + columns, row + rows, level];
}

/** So often something is scattered from a full cube before it stays where it was. */
const MOST_SCATTERS = 8;

/**
 * Puts a thrown model where it comes down: through partial floors that do not hold it (DZ-SCAT-04),
 * and on from cubes that are full (DZ-SCAT-06), into walls too. Gives how many cubes it fell.
 */
function* comeDown(battle: Battle, id: ModelId, start: Cube, harm: DamageSource): Flow<number> {
  const model = modelOf(battle, id);
  const from = internCube(model.cube);
  let over: Cube | undefined = start;
  let fallen = 0;
  for (let tries = 0; over && tries < MOST_SCATTERS; tries++) {
    const down: Settled = yield* settle(battle, id, over);
    fallen += down.fallen;
    if (fits(battle, model, down.cube)) {
      moveTo(model, down.cube);
      return fallen;
    }
    if (fallen === 0) return 0; // Ruling O-47: it stays, unharmed.
    over = yield* scatterOn(battle, id, down.cube, harm);
    if (!isOnField(modelOf(battle, id))) return fallen;
  }
  moveTo(modelOf(battle, id), from);
  return 0;
}

/**
 * DZ-SCAT-06: on from a full cube into which it has fallen. A wall in that way is a wall it is slammed
 * into (DZ-WALL-01); nothing when there are walls all around.
 */
function* scatterOn(
  battle: Battle,
  id: ModelId,
  full: Cube,
  harm: DamageSource,
): Flow<Cube | undefined> {
  const board = boardOf(battle);
  const { size } = modelOf(battle, id).recruit.profile;
  const isShut = EIGHT_DIRECTIONS.every((_, way) => !scattered(board, full, way + 1, size));
  for (let slams = 0; slams < MOST_SCATTERS; slams++) {
    const way = yield* roll(
      mapReading(ONE_DIE, (die) => (scattered(board, full, die, size) ? die : 0)),
      'DZ-SCAT-06',
      { about: 'scatter', params: { model: id } },
    );
    if (way > 0) return scattered(board, full, way, size);
    moveTo(modelOf(battle, id), full);
    yield* emit('thrown', 'DZ-SCAT-02', { model: id, to: makeCube(full) });
    yield* subFlow(slam, battle, id, harm);
    if (isShut || !isOnField(modelOf(battle, id))) return undefined;
  }
  return undefined;
}

interface Settled {
  readonly cube: Cube;
  readonly fallen: number;
}

/** The floor that holds who comes to this cube. */
function* settle(battle: Battle, id: ModelId, over: Cube): Flow<Settled> {
  const model = modelOf(battle, id);
  const board = boardOf(battle);
  if (isAble(model, 'glide') && landing(board, over).fallen > 0) {
    const { fallen } = landing(board, over);
    return { cube: yield* glide(battle, id, over), fallen };
  }
  for (let through = 0; ; through++) {
    const { cube, floor, fallen } = landing(board, over, through);
    const holds = floor === 'full' || (yield* partialFloorHolds(id));
    if (holds) return { cube, fallen };
  }
}

/** DZ-SCAT-04: 5 or more, and it lies on the partial floor. */
export function partialFloorHolds(id: ModelId | null): Flow<boolean> {
  return roll(
    mapReading(ONE_DIE, (die) => die >= 5),
    'DZ-SCAT-04',
    { about: 'partial-floor', params: id === null ? {} : { model: id } },
  );
}
