import {
  choose,
  refuse as coreRefuse,
  type Flow,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import { cubeRange, makeCube, standableCubes, type Cube } from '../board/index.ts';
import { places } from './answer-keys.ts';
import { boardOf } from './battlefield.ts';
import { shiftToken } from './logistics.ts';
import { isInZone, type Zone } from './mission.ts';
import { fits, isAble, isVehicle, modelsIn } from './models.ts';
import { emit } from './events.ts';
import { refuse } from './refusals.ts';
import { scout } from './scout.ts';
import { placeInCube } from './position-in-cube.ts';
import type { Battle, Model } from './state.ts';
import { moveTo } from './cube-index.ts';

/** Models of a side that still have to be placed; a Hammerfist comes later (DZ-ABIL-03). */
function toDeploy(battle: Battle, seat: Seat): readonly Model[] {
  return battle.models.filter(
    (model) => model.seat === seat && model.where === 'waiting' && !isAble(model, 'hammerfist'),
  );
}

/** DZ-DEPLOY-01: one model after another, all of the first player’s before the other’s. */
export function* deployStep(battle: Battle, seat: Seat): Flow {
  const [model, ...others] = toDeploy(battle, seat);
  if (model) {
    const cube = yield* choose<Cube>({
      who: seat,
      about: 'deploy',
      rule: 'DZ-DEPLOY-01',
      params: { model: model.id },
      options: deploymentCubes(battle, model).map((to) => ({
        key: places.make({ kind: 'to', cube: to }),
        value: to,
      })),
      read: (key) => readDeployment(battle, model, key),
    });
    moveTo(model, cube);
    model.where = 'field';
    yield* emit('deployed', 'DZ-DEPLOY-01', { model: model.id, to: makeCube(cube) });
    yield* placeInCube(battle, model.id);
  }
  if (others.length > 0) return;
  if (seat === battle.first) battle.phase = { step: 'deployment', seat: 1 - seat };
  else battle.phase = { step: 'logistics', seats: logisticians(battle) };
}

/** Where a model may be placed: in its zone, or as near to a full zone as it can. */
export function deploymentCubes(battle: Battle, model: Model): readonly Cube[] {
  const free = standableCubes(boardOf(battle)).filter(
    (cube) => whyNotPlace(battle, model, cube) === undefined,
  );
  const zone = zoneOf(battle, model);
  const inside = free.filter(([column, row]) => isInZone([column, row], zone));
  if (inside.length > 0) return inside;
  const outside = free.filter((cube) =>
    modelsIn(battle, cube).every(({ seat }) => seat === model.seat),
  );
  const nearest = Math.min(...outside.map((cube) => squaresFrom(zone, cube)));
  return outside.filter((cube) => squaresFrom(zone, cube) === nearest);
}

function zoneOf({ sides, mission }: Battle, { seat }: Model): Zone {
  return mission.zones[sides[seat]?.zone ?? 0];
}

/** How far a cube is from a zone, in columns or rows. */
function squaresFrom({ from, to }: Zone, [column, row]: Cube): number {
  const across = Math.max(from[0] - column, column - to[0], 0);
  const down = Math.max(from[1] - row, row - to[1], 0);
  return Math.max(across, down);
}

/** DZ-DEPLOY-02: why it has no place there, in its zone or not: vehicles begin on the ground only. */
function whyNotPlace(battle: Battle, model: Model, cube: Cube): Refusal | undefined {
  const params = { model: model.id, to: makeCube(cube) };
  if (isVehicle(battle, model) && cube[2] > 1) return refuse('ground-only', 'DZ-DEPLOY-02', params);
  return fits(battle, model, cube)
    ? undefined
    : refuse('no-room', 'DZ-CAP-01', { ...params, steps: 0 });
}

function readDeployment(battle: Battle, model: Model, key: string): Cube | Refusal {
  const answer = places.parse(key);
  if (answer?.kind !== 'to')
    return coreRefuse('not-an-option', 'DZ-DEPLOY-01', {
      answer: key.slice(0, 80),
      about: 'deploy',
    });
  const { cube } = answer;
  const standing = standableCubes(boardOf(battle)).some((each) => cubeRange(each, cube) === 0);
  if (!standing)
    return refuse('no-floor', 'DZ-DEPLOY-02', { model: model.id, to: makeCube(cube), steps: 0 });
  if (deploymentCubes(battle, model).some((each) => cubeRange(each, cube) === 0)) return cube;
  const notInZone = refuse('not-in-zone', 'DZ-DEPLOY-01', { model: model.id, to: makeCube(cube) });
  if (!isInZone([cube[0], cube[1]], zoneOf(battle, model))) return notInZone;
  return whyNotPlace(battle, model, cube) ?? notInZone;
}

/** DZ-DEPLOY-03, DZ-ABIL-26: leaders who may shift an item token, the first player’s first. */
function logisticians({ first, sides, models }: Battle): readonly Seat[] {
  return [first, 1 - first].filter((seat) => {
    const leader = models.find(({ id }) => id === sides[seat]?.leader);
    return leader !== undefined && isAble(leader, 'logistics');
  });
}

/** DZ-ABIL-26: one token, one cube; not out of a deployment zone. */
export function* logisticsStep(battle: Battle, seats: readonly Seat[]): Flow {
  const [seat, ...others] = seats;
  if (seat === undefined) {
    battle.phase = { step: 'scouts', models: scouts(battle) };
    return;
  }
  battle.phase = { step: 'logistics', seats: others };
  yield* shiftToken(battle, seat);
}

/** DZ-ABIL-11: the scouts of who has the initiative first. */
function scouts({ first, models }: Battle): readonly string[] {
  return [first, 1 - first].flatMap((seat) =>
    models
      .filter((model) => model.seat === seat && model.where === 'field' && isAble(model, 'scout'))
      .map(({ id }) => id),
  );
}

/** DZ-ABIL-11, ruling O-09: a free Sprint before the first command dice, into nobody’s cube. */
export function* scoutStep(battle: Battle, models: readonly string[]): Flow {
  const [id, ...others] = models;
  if (id === undefined) {
    battle.phase = { step: 'command' };
    return;
  }
  battle.phase = { step: 'scouts', models: others };
  yield* scout(battle, id);
}
