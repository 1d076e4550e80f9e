import { choose, refuse, type Flow, type Refusal, type Seat } from '@skirmish-kit/core';
import { cubeRange, makeCube, standingCubes, type Cube } from '@skirmish-kit/space/cube';
import { places } from './answers.ts';
import { chapter } from './chapters.ts';
import { boardOf } from './ground.ts';
import { isInZone } from './mission.ts';
import { fits, isAble, isVehicle, sideOf } from './models.ts';
import { tell } from './moments.ts';
import { deny } from './refusals.ts';
import { stand } from './stand.ts';
import type { Battle, Model } from './state.ts';
import { moveTo } from './place.ts';

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
    yield* tell('deployed', 'DZ-DEPLOY-01', { model: model.id, to: makeCube(cube) });
    yield* stand(battle, model.id);
  }
  if (others.length > 0) return;
  if (seat === battle.first) battle.phase = { step: 'deployment', seat: 1 - seat };
  else battle.phase = { step: 'logistics', seats: logisticians(battle) };
}

export function deploymentCubes(battle: Battle, model: Model): readonly Cube[] {
  return standingCubes(boardOf(battle)).filter(
    (cube) => whyNotDeploy(battle, model, cube) === undefined,
  );
}

/** DZ-DEPLOY-02: any level of its zone; vehicles on the ground only. */
function whyNotDeploy(battle: Battle, model: Model, cube: Cube): Refusal | undefined {
  const { zone } = sideOf(battle, model.seat);
  const params = { model: model.id, to: makeCube(cube) };
  const rectangle = battle.mission.zones[zone ?? 0];
  if (!isInZone([cube[0], cube[1]], rectangle)) return deny('not-in-zone', 'DZ-DEPLOY-01', params);
  if (isVehicle(battle, model) && cube[2] > 1) return deny('ground-only', 'DZ-DEPLOY-02', params);
  return fits(battle, model, cube)
    ? undefined
    : deny('no-room', 'DZ-CAP-01', { ...params, steps: 0 });
}

function readDeployment(battle: Battle, model: Model, key: string): Cube | Refusal {
  const answer = places.parse(key);
  if (answer?.kind !== 'to')
    return refuse('not-an-option', 'DZ-DEPLOY-01', { answer: key.slice(0, 80), about: 'deploy' });
  const { cube } = answer;
  const standing = standingCubes(boardOf(battle)).some((each) => cubeRange(each, cube) === 0);
  if (!standing)
    return deny('no-floor', 'DZ-DEPLOY-02', { model: model.id, to: makeCube(cube), steps: 0 });
  return whyNotDeploy(battle, model, cube) ?? cube;
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
  yield* chapter('abilities').shiftToken(battle, seat);
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
  yield* chapter('abilities').scout(battle, id);
}
