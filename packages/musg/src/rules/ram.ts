import { subFlow, type Flow, type RuleId } from '@skirmish-kit/core';
import { footprintsOverlap, type Point } from '@skirmish-kit/space';
import { commandOf, commandTest } from './command.ts';
import { adjacentPlaces, putOut } from './crew.ts';
import { hurtsOn } from './damage.ts';
import { rollFor, success } from './extra-die.ts';
import { figureOf, figuresIn, isIn } from './figures.ts';
import { emit } from './events.ts';
import { passed } from './passage.ts';
import type { Battle, FigureId, Vehicle } from './state.ts';
import { baseOf, struckSide } from './vehicle-place.ts';
import { vehicleOf } from './vehicles.ts';
import { comeIntoView, lookAbout } from './walk.ts';
import { hurtBy, loseLife } from './wound.ts';

/** MU-VEH-19: what a ram takes, and with the booster on. */
export const RAM = 1;
export const BOOSTED_RAM = 2;

/** MU-VEH-15: one hit of this strength from there, by somebody; says whether it did anything. */
export function* hitVehicle(
  battle: Battle,
  id: string,
  strength: number,
  from: Point,
  by: FigureId | null,
  rule: RuleId,
  points = 1,
): Flow<boolean> {
  const vehicle = vehicleOf(battle, id);
  if (vehicle.fate !== 'in') return false;
  const need = hurtsOn(strength, vehicle.model.armour[struckSide(vehicle, from)]);
  const params = { vehicle: id, strength, need };
  const fight = { battle, by, against: null };
  const context = { about: 'vehicle-damage', params };
  const damaged = yield* rollFor(fight, success(need), rule, context);
  if (damaged) yield* subFlow(damage, battle, id, points, by, rule);
  else yield* emit('vehicle-unhurt', rule, { vehicle: id });
  return damaged;
}

/** MU-VEH-15, MU-VEH-17: at 0 it is a wreck, and everybody gets out without harm. */
export function* damage(
  battle: Battle,
  id: string,
  points: number,
  by: FigureId | null,
  rule: RuleId,
): Flow {
  const vehicle = vehicleOf(battle, id);
  vehicle.structure = Math.max(0, vehicle.structure - points);
  yield* emit('vehicle-damaged', rule, { vehicle: id, points, structure: vehicle.structure });
  if (vehicle.structure > 0) return;
  vehicle.fate = 'wreck';
  yield* emit('wrecked', 'MU-VEH-17', { vehicle: id });
  const crew = vehicle.crew.map((inside) => ({ ...figureOf(battle, inside) }));
  for (const { id: inside } of crew) {
    const figure = figureOf(battle, inside);
    const [adjacent] = adjacentPlaces(battle, figure, vehicle);
    putOut(battle, figure, adjacent ?? vehicle.at);
    figure.ap = 0;
    if (battle.settings.wreckCrews === 'hurt') yield* loseLife(battle, inside, 1, by, 'MU-VEH-17');
  }
  for (const before of crew)
    if (isIn(figureOf(battle, before.id))) yield* comeIntoView(battle, before.id, before);
}

/** MU-VEH-19, MU-VEH-24: what it rams with: its front, and one more with a ram on it. */
function ramStrength({ settings }: Battle, { model }: Vehicle): number {
  return model.armour.front + (model.rams.includes('front') ? Number(settings.spikes ?? 1) : 0);
}

/** MU-VEH-19, MU-VEH-21: over a character, who cannot evade; each once in a move. */
export function* runOver(battle: Battle, id: string, victim: FigureId, points: number): Flow {
  const vehicle = vehicleOf(battle, id);
  const figure = figureOf(battle, victim);
  const strength = ramStrength(battle, vehicle);
  const need = hurtBy(battle, figure, strength);
  yield* emit('runs-over', 'MU-VEH-19', { vehicle: id, figure: victim });
  const command = battle.settings.runOver === 'evades' ? commandOf(battle, figure) : null;
  if (command !== null && (yield* commandTest(battle, victim, command, 'MU-VEH-21', 'evade')))
    return;
  const params = { figure: victim, strength, need };
  const by = vehicle.crew[0] ?? null;
  const fight = { battle, by, against: victim };
  const context = { about: 'damage', params };
  if (!(yield* rollFor(fight, success(need), 'MU-VEH-19', context)))
    return yield* emit('unhurt', 'MU-VEH-19', { figure: victim });
  yield* loseLife(battle, victim, points, by, 'MU-VEH-19');
}

/** MU-VEH-19, MU-VEH-20: against another vehicle; who does no damage may take some. */
export function* ram(battle: Battle, id: string, otherId: string, points: number): Flow {
  const vehicle = vehicleOf(battle, id);
  const other = vehicleOf(battle, otherId);
  yield* emit('rams', 'MU-VEH-19', { vehicle: id, other: otherId });
  const side = struckSide(other, vehicle.at);
  const strength = ramStrength(battle, vehicle);
  const [driver, rammed] = [vehicle.crew[0] ?? null, other.crew[0] ?? null];
  const { at } = vehicle;
  if (yield* subFlow(hitVehicle, battle, otherId, strength, at, driver, 'MU-VEH-19', points))
    return;
  const back =
    other.model.armour[side] +
    (other.model.rams.includes(side) ? Number(battle.settings.spikes ?? 1) : 0);
  const need = hurtsOn(back, vehicle.model.armour.front);
  const params = { vehicle: id, strength: back, need };
  const fight = { battle, by: rammed, against: driver };
  const context = { about: 'vehicle-damage', params };
  const hurt = yield* rollFor(fight, success(need), 'MU-VEH-20', context);
  if (hurt) yield* subFlow(damage, battle, id, 1, rammed, 'MU-VEH-20');
}

/** MU-VEH-21: who still stands where a vehicle has stopped is beside it. */
export function* stepAside(battle: Battle, id: string): Flow {
  const vehicle = vehicleOf(battle, id);
  const base = baseOf(vehicle);
  for (const figure of figuresIn(battle)) {
    if (figure.level > 0 || !footprintsOverlap(figure, base)) continue;
    const [adjacent] = adjacentPlaces(battle, figure, vehicle);
    if (!adjacent) continue;
    const before = { ...figure };
    figure.at = adjacent;
    yield* lookAbout(battle, figure.id);
    if (isIn(figure)) yield* passed(battle, figure.id, before, [before.at, adjacent]);
  }
}
