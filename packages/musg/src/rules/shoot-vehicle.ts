import { part, roll, type Flow, type Refusal } from '@skirmish-kit/core';
import { between, footprintDistance, squaredDistance, type Point } from '@skirmish-kit/space';
import { obstaclesTo, shotStrength } from './aim.ts';
import { blastAt } from './blast.ts';
import { hurtsOn } from './damage.ts';
import { hitsOf, reaches } from './dice.ts';
import { areFriends, figureOf, findFigure, weaponNamed, weaponsOf } from './figures.ts';
import { sees } from './ground.ts';
import { resistanceOf } from './hands.ts';
import { tell } from './moments.ts';
import type { RangedWeapon } from './profile.ts';
import { damage, hitVehicle } from './ram.ts';
import { COVER_NEED, RANGE_MODIFIER, rangeOf } from './range.ts';
import { deny } from './refusals.ts';
import { reveal } from './reveal.ts';
import type { Battle, Figure, FigureId, Vehicle } from './state.ts';
import { baseOf, findVehicle, struckSide, vehicleOf, vehicleWith } from './vehicles.ts';
import { pieceId } from './vehicle-piece.ts';
import { volley } from './volley.ts';
import { whyNotFire, whyNotPaid } from './why-not-shoot.ts';
import { worldOf } from './world.ts';
import { loseLife } from './wound.ts';

/** MU-TMPL-08: how far flames reach, in paces. */
const FLAMES = 8 * 20;

/** The vehicle as something to look at: nothing of it hides itself. */
function seenAs(vehicle: Vehicle, viewer: Figure): Figure {
  return {
    ...viewer,
    id: vehicle.id,
    seat: -1,
    at: vehicle.at,
    radius: Math.floor(vehicle.model.width / 2),
    level: 1,
    on: pieceId(vehicle.id),
    hidden: false,
  };
}

function rangeTo(figure: Figure, weapon: RangedWeapon, vehicle: Vehicle) {
  const distance = footprintDistance(figure, baseOf(vehicle));
  if (weapon.template === 'flame') return distance <= FLAMES ? 'short' : 'beyond';
  return rangeOf(weapon, distance);
}

/** MU-SHOOT-08: what a die has to reach; a vehicle is neither above nor below. */
function needFor(figure: Figure, weapon: RangedWeapon, vehicle: Vehicle): number {
  const range = rangeTo(figure, weapon, vehicle);
  const { shoot } = figure.recruit.values;
  if (shoot === null || range === 'beyond') return 99;
  return Math.max(2, shoot + RANGE_MODIFIER[range]);
}

/** MU-VEH-15: why it cannot be shot at. */
export function whyNotShootVehicle(
  battle: Battle,
  figure: Figure,
  weaponId: string,
  id: string,
): Refusal | undefined {
  const who = { figure: figure.id };
  const vehicle = findVehicle(battle, id);
  const weapon = weaponsOf(battle, figure).find((each) => each.id === weaponId);
  if (!weapon) return deny('no-such-weapon', 'MU-SHOOT-01', { ...who, weapon: weaponId });
  if (!vehicle || vehicle.fate !== 'in' || vehicle.crew.includes(figure.id))
    return deny('no-such-vehicle', 'MU-VEH-15', { vehicle: id });
  if (weapon.reload === 'slow' && figure.fired.includes(weaponId))
    return deny('reloading', 'MU-SHOOT-03', { ...who, weapon: weaponId });
  const refusal = whyNotFire(battle, figure) ?? whyNotPaid(figure, weapon);
  if (refusal) return refusal;
  if (needFor(figure, weapon, vehicle) > 6)
    return deny('vehicle-out-of-range', 'MU-VEH-15', { ...who, vehicle: id });
  return sees(battle, { ...figure, level: Math.max(1, figure.level) }, seenAs(vehicle, figure))
    ? undefined
    : deny('vehicle-unseen', 'MU-VEH-15', { ...who, vehicle: id });
}

/** What a shot does whatever it hits. */
function* fire(battle: Battle, id: FigureId, weaponId: string): Flow {
  const figure = figureOf(battle, id);
  figure.wielded = [weaponId];
  reveal(battle, figure);
  if (weaponNamed(figure, weaponId).reload === 'slow') figure.fired = [...figure.fired, weaponId]; // MU-SHOOT-03
  yield* tell('fires', 'MU-VEH-15', { figure: id, weapon: weaponId });
}

/** MU-ZOM-09, MU-RT-14: like any shot it may be heard. */
function* heard(battle: Battle, id: FigureId, weaponId: string, target: FigureId | null): Flow {
  const shot = worldOf(battle)?.shot?.(battle, id, weaponId, target);
  if (shot) yield* shot;
}

/** MU-VEH-15, MU-VEH-16: to hit as usual; each hit against the armour of the side that is struck. */
export function* shootVehicle(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  vehicleId: string,
): Flow {
  yield* fire(battle, id, weaponId);
  yield* part(shotsAtVehicle, battle, id, weaponId, vehicleId);
  yield* heard(battle, id, weaponId, null);
}

function* shotsAtVehicle(battle: Battle, id: FigureId, weaponId: string, vehicleId: string): Flow {
  const figure = figureOf(battle, id);
  const weapon = weaponNamed(figure, weaponId);
  const vehicle = vehicleOf(battle, vehicleId);
  const strength = shotStrength(figure, weapon);
  const need = needFor(figure, weapon, vehicle);
  const shooter = { ...figure, level: Math.max(1, figure.level) };
  const target = seenAs(vehicle, figure);
  if (weapon.template === 'blast') {
    const at = edgeTowards(vehicle, figure.at);
    return yield* part(blastAt, battle, id, weaponId, { shooter, target, at, need });
  }
  const cover = obstaclesTo(battle, shooter, weapon, target);
  const isFlame = weapon.template === 'flame';
  const hits = isFlame
    ? 1
    : yield* volley(
        figure.seat,
        weapon.targets,
        cover.map((each) => each.need),
        need,
      );
  if (hits === 0) return;
  const hurts = hurtsOn(strength, vehicle.model.armour[struckSide(vehicle, figure.at)]);
  const params = { hits, need: hurts };
  const context = { who: figure.seat, about: 'damage-of-hits', params };
  const points = yield* roll(hitsOf(hits, hurts), 'MU-VEH-15', context);
  if (points > 0) yield* part(damage, battle, vehicleId, points, 'MU-VEH-15');
  else yield* tell('vehicle-unhurt', 'MU-VEH-15', { vehicle: vehicleId });
}

/** Where a rocket bursts on it. */
function edgeTowards(vehicle: Vehicle, from: Point): Point {
  const whole = Math.sqrt(squaredDistance(vehicle.at, from));
  const half = vehicle.model.width / 2;
  return whole <= half ? vehicle.at : between(vehicle.at, from, half / whole);
}

/** MU-VEH-18: why somebody inside cannot be shot at. */
export function whyNotShootCrew(
  battle: Battle,
  figure: Figure,
  weaponId: string,
  targetId: FigureId,
): Refusal | undefined {
  const target = findFigure(battle, targetId);
  const vehicle = target && vehicleWith(battle, targetId);
  if (!vehicle) return deny('not-there', 'MU-VEH-18', { target: targetId });
  if (areFriends(battle, target.seat, figure.seat))
    return deny('a-friend', 'MU-SHOOT-05', { target: targetId });
  const weapon = weaponsOf(battle, figure).find((each) => each.id === weaponId);
  if (weapon?.template) return deny('no-template-here', 'MU-VEH-18', { weapon: weaponId });
  return whyNotShootVehicle(battle, figure, weaponId, vehicle.id);
}

/** MU-VEH-18, MU-COVER-07: he is in cover; a shot that the cover stops strikes the vehicle at once. */
export function* shootCrew(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  targetId: FigureId,
): Flow {
  yield* fire(battle, id, weaponId);
  const figure = figureOf(battle, id);
  const weapon = weaponNamed(figure, weaponId);
  for (let shot = 0; shot < weapon.targets; shot++) {
    const vehicle = vehicleWith(battle, targetId);
    if (!vehicle) break;
    yield* part(shotAtCrew, battle, id, weaponId, targetId, vehicle.id);
  }
  yield* heard(battle, id, weaponId, targetId);
}

function* shotAtCrew(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  targetId: FigureId,
  vehicleId: string,
): Flow {
  const figure = figureOf(battle, id);
  const weapon = weaponNamed(figure, weaponId);
  const vehicle = vehicleOf(battle, vehicleId);
  const strength = shotStrength(figure, weapon);
  const range = rangeTo(figure, weapon, vehicle);
  const cover = COVER_NEED[range];
  const who = figure.seat;
  const past = { who, about: 'past-obstacle', params: { need: cover } };
  if (!(yield* roll(reaches(cover), 'MU-VEH-18', past)))
    return void (yield* part(hitVehicle, battle, vehicleId, strength, figure.at, 'MU-VEH-18'));
  const need = needFor(figure, weapon, vehicle);
  const toHit = { who, about: 'to-hit', params: { shots: 1, need } };
  if (!(yield* roll(reaches(need), 'MU-VEH-18', toHit))) return;
  const hurts = hurtsOn(strength, resistanceOf(battle, figureOf(battle, targetId)));
  const params = { figure: targetId, strength, need: hurts };
  if (!(yield* roll(reaches(hurts), 'MU-VEH-18', { who, about: 'damage', params }))) return;
  yield* loseLife(battle, targetId, 1, id, 'MU-VEH-18');
}
