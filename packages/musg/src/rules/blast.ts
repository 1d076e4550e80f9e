import { forEachFlow, subFlow, type Flow } from '@skirmish-kit/core';
import {
  between,
  clampToTable,
  facingTowards,
  footprintsWithin,
  inBlast,
  placeAt,
  squaredDistance,
  turned,
  type Point,
} from '@skirmish-kit/space';
import { needToHit, obstaclesTo, shotStrength } from './aim.ts';
import { archaicDie } from './archaic-weapons.ts';
import { misfires } from './black-powder.ts';
import { moduleOf } from './modules.ts';
import { half } from './dice.ts';
import { low, oneDie, rollFor, success } from './extra-die.ts';
import { figureOf, findFigure, figuresIn, weaponNamed } from './figures.ts';
import { emit } from './events.ts';
import { PACE } from './paces.ts';
import { piecesLeft } from './pieces.ts';
import type { RangedWeapon } from './profile.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { takeHit } from './wound.ts';

/** MU-TMPL-01, MU-TMPL-04, MU-TMPL-05: a grenade, rocket or shell at somebody. */
export function* blast(battle: Battle, id: FigureId, weaponId: string, targetId: FigureId): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const target = figureOf(battle, targetId);
  const need = needToHit(battle, shooter, weapon, target);
  yield* subFlow(blastAt, battle, id, weaponId, { shooter, target, at: target.at, need });
}

/** Where something that bursts is meant to, and what a die has to reach for it. */
interface Aim {
  /** As he looks over there. */
  readonly shooter: Figure;
  readonly target: Figure;
  readonly at: Point;
  readonly need: number;
}

/** MU-TMPL-04, MU-COVER-06: to that place, past what is in the way. */
export function* blastAt(battle: Battle, id: FigureId, weaponId: string, aim: Aim): Flow {
  const weapon = weaponNamed(figureOf(battle, id), weaponId);
  const stopped = weapon.lobbed
    ? undefined
    : yield* stoppedBy(battle, aim.shooter, weapon, aim.target);
  const place = stopped ?? (yield* subFlow(landing, battle, id, weaponId, aim));
  if (place) yield* subFlow(explode, battle, id, weaponId, place);
  if (weapon.runsOut && battle.settings.ammunition === 'short')
    yield* countAmmunition(battle, id, weaponId);
}

/** MU-COVER-06: what flies straight rolls once for each obstacle, and bursts at the one that stops it. */
function* stoppedBy(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon,
  target: Figure,
): Flow<Point | undefined> {
  for (const { id, distance, need } of obstaclesTo(battle, shooter, weapon, target)) {
    const fight = { battle, by: shooter.id, against: findFigure(battle, target.id)?.id ?? null };
    const passes = yield* rollFor(fight, success(need), 'MU-COVER-06', {
      who: shooter.seat,
      about: 'past-obstacle',
      params: { need },
    });
    if (passes) continue;
    yield* emit('stopped-by', 'MU-COVER-06', { piece: id });
    const whole = Math.sqrt(squaredDistance(shooter.at, target.at));
    return between(shooter.at, target.at, (shooter.radius + distance) / whole);
  }
  return undefined;
}

/** MU-TMPL-04: on the target, or where it scatters to; nothing for a dud or a burst weapon. */
function* landing(
  battle: Battle,
  id: FigureId,
  weaponId: string,
  { at, need }: Aim,
): Flow<Point | undefined> {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  // MU-TMPL-05: thrown weapons take one hand (MU-EDGE-05).
  const strays = weapon.hands === 1 || battle.settings.scattering !== 'thrown';
  if (battle.settings.blastScatter === 'on-miss' || !strays) {
    const die = yield* archaicDie({ battle, by: id, against: null }, need);
    if (die === 'hit') return at;
    const bursts = die === 'one' && weapon.blackPowder && (yield* misfires(battle, id, weaponId));
    if (bursts || !strays) return undefined;
  }
  return yield* scatterFrom(battle, shooter, at);
}

/** MU-TMPL-03: seen from the thrower: further, to the right, shorter, to the left. */
export const SCATTER: Readonly<Record<number, number>> = { 2: 0, 3: 90, 4: 180, 5: 270 };

/** MU-TMPL-02: the farthest that it strays, in paces. */
export const STRAY = 3;

/** MU-TMPL-02: 6 is best, 1 is worst, and all directions are alike. */
const onTarget = (face: number): number => (face === 6 ? 2 : face === 1 ? 0 : 1);

/** MU-TMPL-02: 1 is a dud, 2 to 5 a direction, 6 on the spot. */
function* scatterFrom(battle: Battle, shooter: Figure, at: Point): Flow<Point | undefined> {
  const who = shooter.seat;
  const fight = { battle, by: shooter.id, against: null };
  const thrown = oneDie(
    (face) => face,
    onTarget,
    (face) => face === 1,
  );
  const die = yield* rollFor(fight, thrown, 'MU-TMPL-02', { who, about: 'scatter' });
  if (die === 1) {
    yield* emit('dud', 'MU-TMPL-02', { figure: shooter.id });
    return undefined;
  }
  const off = SCATTER[die];
  if (off === undefined) return at;
  const context = { who, about: 'scatter-distance', params: {} };
  const far = yield* rollFor(fight, oneDie(half, low), 'MU-TMPL-02', context);
  const ahead = facingTowards(shooter.at, at);
  const place = clampToTable(battle, placeAt(at, turned(ahead, off), far * PACE));
  yield* emit('scatters', 'MU-TMPL-03', { distance: far * PACE, x: place[0], y: place[1] });
  return place;
}

/** MU-TMPL-06, MU-TMPL-07, MU-TMPL-09: everybody whose base it touches takes one hit. */
function* explode(battle: Battle, id: FigureId, weaponId: string, place: Point): Flow {
  const shooter = figureOf(battle, id);
  const weapon = weaponNamed(shooter, weaponId);
  const radius = (weapon.radius ?? 0) * PACE;
  yield* emit('explodes', 'MU-TMPL-07', { x: place[0], y: place[1], radius });
  const strength = shotStrength(shooter, weapon);
  // MU-EDGE-08: a hidden commando is neither hurt nor shown.
  const open = figuresIn(battle).filter(({ hidden }) => !hidden);
  const touched = caughtBy(battle, place, radius, open);
  yield* forEachFlow(
    takeHit,
    battle,
    touched.map((victim) => [victim.id, strength, id, 'MU-TMPL-07'] as const),
  );
  // MU-VEH-16: on the side that looks at the place.
  for (const vehicle of battle.vehicles ?? [])
    if (
      footprintsWithin(
        { at: place, radius: 0 },
        moduleOf(battle, 'vehicles').baseOf(vehicle),
        radius,
      )
    )
      yield* subFlow(
        moduleOf(battle, 'vehicles').hitVehicle,
        battle,
        vehicle.id,
        strength,
        place,
        id,
        'MU-VEH-16',
      );
}

/** MU-TMPL-07: whose base comes within the radius, or whose centre. */
export function caughtBy(
  { settings }: Battle,
  place: Point,
  radius: number,
  figures: readonly Figure[],
): readonly Figure[] {
  if (settings.caught !== 'centre') return inBlast(place, radius, figures);
  return figures.filter(({ at }) => squaredDistance(at, place) <= radius * radius);
}

/** MU-TMPL-10: in a second game without rest, 1 or 2 was the last one. */
function* countAmmunition(battle: Battle, id: FigureId, weaponId: string): Flow {
  const shooter = figureOf(battle, id);
  const fight = { battle, by: id, against: null };
  const lasts = yield* rollFor(fight, success(3), 'MU-TMPL-10', {
    who: shooter.seat,
    about: 'ammunition',
    params: { figure: id },
  });
  if (lasts) return;
  const empty = piecesLeft(shooter.recruit.ranged, shooter.lost).filter(
    (each) => each.id === weaponId,
  );
  shooter.lost = [...shooter.lost, ...empty.map((each) => each.id)];
  yield* emit('runs-out', 'MU-TMPL-10', { figure: id, weapon: weaponId });
}
