import { subFlow, mapReading, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import { commandOf, commandTest } from './command.ts';
import { ONE_DIE } from './dice.ts';
import { follow, turn, whyNotDrivePath, type DrivePath } from './drive.ts';
import { rollFor, success } from './extra-die.ts';
import { figureOf } from './figures.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { BOOSTED_RAM, stepAside } from './ram.ts';
import { refuse } from './refusals.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { vehicleWith } from './vehicle-place.ts';
import { isDriver, vehicleOf } from './vehicles.ts';

/** MU-VEH-08, MU-VEH-09, MU-VEH-10: after the move, once, up to its most, with at most one turn. */
export function whyNotBoost(battle: Battle, figure: Figure, way: DrivePath): Refusal | undefined {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle || !isDriver(battle, figure))
    return refuse('not-the-driver', 'MU-VEH-04', { figure: figure.id });
  if (!vehicle.moved || vehicle.boosted)
    return refuse('no-booster-now', 'MU-VEH-08', { vehicle: vehicle.id });
  return whyNotDrivePath(figure.id, way, vehicle.model.booster, 1);
}

/** MU-VEH-09, MU-VEH-10: on a 1 there is a problem, and so when a turn fails. */
export function* boost(battle: Battle, id: FigureId, way: DrivePath): Flow {
  const vehicle = vehicleWith(battle, id);
  if (!vehicle) return;
  const { id: driven } = vehicle;
  vehicle.boosted = true;
  const params = { vehicle: driven };
  const context = { who: figureOf(battle, id).seat, about: 'booster', params };
  const works = yield* rollFor({ battle, by: id, against: null }, success(2), 'MU-VEH-09', context);
  if (!works) return yield* subFlow(problem, battle, id, driven);
  yield* emit('boosts', 'MU-VEH-09', params);
  if (way.length > 1) {
    const command = commandOf(battle, figureOf(battle, id)) ?? 0;
    if (!(yield* commandTest(battle, id, command, 'MU-VEH-10', 'steering')))
      return yield* subFlow(problem, battle, id, driven);
  }
  yield* subFlow(follow, battle, driven, way, BOOSTED_RAM);
}

/** MU-VEH-12: 5 and 6 are rolled again, so all four are as likely. */
const PROBLEMS = ['spin', 'surge-and-spin', 'swerve', 'surge'] as const;

/** MU-VEH-11, MU-VEH-13: out of control; then the activation of the driver is over. */
export function* problem(battle: Battle, driver: FigureId, id: string): Flow {
  const who = figureOf(battle, driver).seat;
  const params = { vehicle: id };
  let die: number;
  do die = yield* roll(ONE_DIE, 'MU-VEH-11', { who, about: 'booster-problem', params });
  while (die > PROBLEMS.length && battle.settings.boosterFives !== 'nothing');
  if (die > PROBLEMS.length) {
    figureOf(battle, driver).ap = 0;
    return;
  }
  const what = PROBLEMS[die - 1] ?? 'surge';
  yield* emit(what, 'MU-VEH-11', params);
  if (what === 'swerve') {
    const right = yield* roll(
      mapReading(ONE_DIE, (side) => side <= 3),
      'MU-VEH-11',
      { who, about: 'swerve', params },
    );
    yield* turn(battle, id, right ? 45 : -45, BOOSTED_RAM);
    yield* stepAside(battle, id);
  }
  if (what !== 'spin') {
    const far = yield* roll(ONE_DIE, 'MU-VEH-13', { who, about: 'surge', params });
    const { booster } = vehicleOf(battle, id).model;
    const most = battle.settings.boosterSurge === 'capped' ? booster : Infinity;
    yield* subFlow(follow, battle, id, [Math.min(far * PACE, most)], BOOSTED_RAM);
  }
  if (what === 'spin' || what === 'surge-and-spin') yield* subFlow(spin, battle, driver, id);
  figureOf(battle, driver).ap = 0;
}

/** MU-VEH-14: sixths of a turn clockwise from where it faces. */
function* spin(battle: Battle, driver: FigureId, id: string): Flow {
  if (vehicleOf(battle, id).fate !== 'in') return;
  const who = figureOf(battle, driver).seat;
  const die = yield* roll(ONE_DIE, 'MU-VEH-14', { who, about: 'facing', params: { vehicle: id } });
  if (die > 1) yield* turn(battle, id, (die - 1) * 60, BOOSTED_RAM);
  yield* stepAside(battle, id);
}
