import { subFlow, type Flow, type Refusal } from '@skirmish-kit/core';
import { between, footprintDistance, squaredDistance, type Point } from '@skirmish-kit/space';
import { needAt, obstaclesTo, piecesFired, shotsOf, shotStrength } from './aim.ts';
import { archaicShot, isArchaic } from './archaic-weapons.ts';
import { blastAt } from './blast.ts';
import { hurtsOn } from './damage.ts';
import { rollFor, rollHits, success } from './extra-die.ts';
import { areFriends, figureOf, findFigure, weaponNamed, weaponsOf } from './figures.ts';
import { sees } from './battlefield.ts';
import { resistanceOf } from './resistance.ts';
import { emit } from './events.ts';
import { firePieces, isReloading } from './pieces.ts';
import type { RangedWeapon } from './profile.ts';
import { damage, hitVehicle } from './ram.ts';
import { COVER_NEED, rangeOf } from './range.ts';
import { refuse } from './refusals.ts';
import { reveal } from './reveal.ts';
import { afterShots } from './shoot.ts';
import type { Battle, Figure, FigureId, Vehicle } from './state.ts';
import { baseOf, struckSide, vehicleWith } from './vehicle-place.ts';
import { findVehicle, isTarget, vehicleOf } from './vehicles.ts';
import { pieceId } from './vehicle-piece.ts';
import { passCover, volley } from './volley.ts';
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

/** MU-SHOOT-08 to MU-SHOOT-10: what a die has to reach, at the vehicle or at who is inside. */
function needFor(battle: Battle, figure: Figure, weapon: RangedWeapon, vehicle: Vehicle): number {
  const range = rangeTo(figure, weapon, vehicle);
  return needAt(battle, figure, range, seenAs(vehicle, figure));
}

/** MU-COVER-01, MU-LOS-02: the scenery before a vehicle, which hides those inside as well. */
function coverBefore(
  battle: Battle,
  figure: Figure,
  weapon: RangedWeapon,
  vehicle: Vehicle,
): readonly number[] {
  const shooter = { ...figure, level: Math.max(1, figure.level) };
  return obstaclesTo(battle, shooter, weapon, seenAs(vehicle, figure)).map(({ need }) => need);
}

/** What each die of a shot at a vehicle has to reach: past obstacles, to hit, and to damage it. */
export function needsAtVehicle(
  battle: Battle,
  figure: Figure,
  weapon: RangedWeapon,
  vehicle: Vehicle,
): { readonly cover: readonly number[]; readonly hit: number; readonly hurt: number } {
  return {
    cover: coverBefore(battle, figure, weapon, vehicle),
    hit: needFor(battle, figure, weapon, vehicle),
    hurt: hurtsOn(shotStrength(figure, weapon), armourTo(vehicle, figure.at)),
  };
}

/** MU-VEH-18: what each die of a shot at somebody inside has to reach; the last obstacle is the vehicle. */
export function needsAtCrew(
  battle: Battle,
  figure: Figure,
  weapon: RangedWeapon,
  target: Figure,
  vehicle: Vehicle,
): {
  readonly before: readonly number[];
  readonly cover: number;
  readonly hit: number;
  readonly hurt: number;
} {
  return {
    before: coverBefore(battle, figure, weapon, vehicle),
    cover: COVER_NEED[rangeTo(figure, weapon, vehicle)],
    hit: needFor(battle, figure, weapon, vehicle),
    hurt: hurtsOn(shotStrength(figure, weapon), resistanceOf(battle, target)),
  };
}

/** MU-VEH-16. */
function armourTo(vehicle: Vehicle, from: Point): number {
  return vehicle.model.armour[struckSide(vehicle, from)];
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
  if (!weapon) return refuse('no-such-weapon', 'MU-SHOOT-01', { ...who, weapon: weaponId });
  if (
    vehicle?.fate !== 'in' ||
    vehicle.crew.includes(figure.id) ||
    !isTarget(battle, figure, vehicle)
  )
    return refuse('no-such-vehicle', 'MU-VEH-15', { vehicle: id });
  if (isReloading(figure, weapon))
    return refuse('reloading', 'MU-SHOOT-03', { ...who, weapon: weaponId });
  const refusal = whyNotFire(battle, figure) ?? whyNotPaid(figure, weapon);
  if (refusal) return refusal;
  if (needFor(battle, figure, weapon, vehicle) > 6)
    return refuse('vehicle-out-of-range', 'MU-VEH-15', { ...who, vehicle: id });
  return sees(battle, { ...figure, level: Math.max(1, figure.level) }, seenAs(vehicle, figure))
    ? undefined
    : refuse('vehicle-unseen', 'MU-VEH-15', { ...who, vehicle: id });
}

/** What a shot does whatever it hits. */
function* fire(battle: Battle, id: FigureId, weaponId: string): Flow {
  const figure = figureOf(battle, id);
  const weapon = weaponNamed(figure, weaponId);
  firePieces(figure, weapon, piecesFired(battle, figure, weapon));
  reveal(battle, figure);
  yield* emit('fires', 'MU-VEH-15', { figure: id, weapon: weaponId });
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
  const lives = battle.figures.map(({ life }) => life);
  yield* subFlow(shotsAtVehicle, battle, id, weaponId, vehicleId);
  yield* subFlow(afterShots, battle, id, weaponId, null, lives);
  yield* heard(battle, id, weaponId, null);
}

function* shotsAtVehicle(battle: Battle, id: FigureId, weaponId: string, vehicleId: string): Flow {
  const figure = figureOf(battle, id);
  const weapon = weaponNamed(figure, weaponId);
  const vehicle = vehicleOf(battle, vehicleId);
  const { cover, hit: need, hurt } = needsAtVehicle(battle, figure, weapon, vehicle);
  const shooter = { ...figure, level: Math.max(1, figure.level) };
  const target = seenAs(vehicle, figure);
  if (weapon.template === 'blast') {
    const at = edgeTowards(vehicle, figure.at);
    return yield* subFlow(blastAt, battle, id, weaponId, { shooter, target, at, need });
  }
  const isFlame = weapon.template === 'flame';
  const hits = isFlame
    ? 1
    : isArchaic(weapon)
      ? yield* archaicVolley(battle, id, weaponId, target, cover, need)
      : yield* volley(
          { battle, by: id, against: null },
          shotsOf(battle, figure, weapon),
          cover,
          need,
        );
  if (hits === 0) return;
  const params = { hits, need: hurt };
  const context = { who: figure.seat, about: 'damage-of-hits', params };
  const fight = { battle, by: id, against: null };
  const points = yield* rollHits(fight, hits, hurt, 'MU-VEH-15', context);
  if (points > 0) yield* subFlow(damage, battle, vehicleId, points, id, 'MU-VEH-15');
  else yield* emit('vehicle-unhurt', 'MU-VEH-15', { vehicle: vehicleId });
}

/** MU-ARCH-01 to MU-ARCH-06: each shot that passed all cover may stray or burst, as at somebody. */
function* archaicVolley(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  target: Figure,
  cover: readonly number[],
  need: number,
): Flow<number> {
  const figure = figureOf(battle, id);
  let shots = shotsOf(battle, figure, weaponNamed(figure, weaponId));
  for (const obstacle of cover)
    if (shots > 0) shots = yield* passCover({ battle, by: id, against: null }, shots, obstacle);
  let hits = 0;
  for (; shots > 0; shots--) {
    const result = yield* archaicShot(battle, id, weaponId, target, need);
    if (result === 'hit') hits++;
    if (result === 'burst') break;
  }
  return hits;
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
  if (!vehicle) return refuse('not-there', 'MU-VEH-18', { target: targetId });
  if (areFriends(battle, target.seat, figure.seat))
    return refuse('a-friend', 'MU-SHOOT-05', { target: targetId });
  const weapon = weaponsOf(battle, figure).find((each) => each.id === weaponId);
  if (weapon?.template) return refuse('no-template-here', 'MU-VEH-18', { weapon: weaponId });
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
  const lives = battle.figures.map(({ life }) => life);
  const lost = figure.lost.length;
  for (let shots = shotsOf(battle, figure, weapon); shots > 0; shots--) {
    const vehicle = vehicleWith(battle, targetId);
    // MU-ARCH-02: what has burst fires no more.
    if (!vehicle || figureOf(battle, id).lost.length > lost) break;
    yield* subFlow(shotAtCrew, battle, id, weaponId, targetId, vehicle.id);
  }
  yield* subFlow(afterShots, battle, id, weaponId, null, lives);
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
  const victim = figureOf(battle, targetId);
  const { before, cover, hit: need, hurt } = needsAtCrew(battle, figure, weapon, victim, vehicle);
  const who = figure.seat;
  const attack = { battle, by: id, against: targetId };
  for (const obstacle of before) if ((yield* passCover(attack, 1, obstacle)) === 0) return;
  const past = { who, about: 'past-obstacle', params: { need: cover } };
  if (!(yield* rollFor(attack, success(cover), 'MU-VEH-18', past)))
    return void (yield* subFlow(
      hitVehicle,
      battle,
      vehicleId,
      strength,
      figure.at,
      id,
      'MU-VEH-18',
    ));
  if (isArchaic(weapon)) {
    const target = seenAs(vehicle, figure);
    if ((yield* archaicShot(battle, id, weaponId, target, need)) !== 'hit') return;
  } else {
    const toHit = { who, about: 'to-hit', params: { shots: 1, need } };
    if (!(yield* rollFor(attack, success(need), 'MU-VEH-18', toHit))) return;
  }
  const params = { figure: targetId, strength, need: hurt };
  const context = { who, about: 'damage', params };
  if (!(yield* rollFor(attack, success(hurt), 'MU-VEH-18', context))) return;
  yield* loseLife(battle, targetId, 1, id, 'MU-VEH-18');
}
