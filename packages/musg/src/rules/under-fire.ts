import type { Flow } from '@skirmish-kit/core';
import { between, isPath, cutPath, pathTo, squaredDistance, type Point } from '@skirmish-kit/space';
import { shotStrength } from './aim.ts';
import { half } from './dice.ts';
import { high, low, oneDie, rollFor } from './extra-die.ts';
import { figureOf, isEngaged, isIn, weaponNamed, weaponsOf } from './figures.ts';
import { tableOf, trafficFor } from './battlefield.ts';
import { emit } from './events.ts';
import { pushAside } from './pushed-aside.ts';
import { difficultyFor, isOver } from './movement.ts';
import { PACE } from './paces.ts';
import { passed } from './passage.ts';
import { holdsAlways, passiveCommand, passiveTest } from './passive-test.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { comeAlong } from './walk.ts';

/** MU-PASS-06, MU-PASS-08: shot at with something stronger than his strongest ranged weapon. */
export function isUnderFire(battle: Battle, victim: Figure, strength: number): boolean {
  if (battle.settings.underFireBy === 'strength') return victim.recruit.values.strength < strength;
  return weaponsOf(battle, victim).every((own) => shotStrength(victim, own) < strength);
}

/** MU-PASS-06: after the wounds; who fails goes 1d3 to the nearest cover, or back. */
export function* testUnderFire(
  battle: Battle,
  id: FigureId,
  shooterId: FigureId,
  weaponId: string,
): Flow {
  const victim = figureOf(battle, id);
  const shooter = figureOf(battle, shooterId);
  if (!isIn(victim) || victim.seat === shooter.seat || victim.fleeing || victim.hanging) return;
  if (isEngaged(battle, victim)) return; // MU-ACT-05: nobody walks out of a melee.
  const strength = shotStrength(shooter, weaponNamed(shooter, weaponId));
  if (!isUnderFire(battle, victim, strength) || holdsAlways(battle, victim)) return;
  if (yield* holds(battle, id, shooterId)) return;
  const context = { who: victim.seat, about: 'give-way', params: {} };
  const fight = { battle, by: id, against: shooterId };
  const far = (yield* rollFor(fight, oneDie(half, high), 'MU-PASS-06', context)) * PACE;
  const way = wayToCover(battle, victim, shooter, far);
  const cover = way?.at(-1);
  if (!way || !cover) return void (yield* pushAside(battle, id, shooter.at, far));
  const before = { ...victim };
  const walked = yield* comeAlong(battle, id, way);
  const [x, y] = walked.at(-1) ?? cover;
  yield* emit('takes-cover', 'MU-PASS-06', { figure: id, x, y });
  if (isIn(victim)) yield* passed(battle, id, before, walked);
}

/** MU-PASS-07: two dice, or the one that is printed. */
function* holds(battle: Battle, id: FigureId, shooter: FigureId): Flow<boolean> {
  if (battle.settings.underFireDice === 'two')
    return yield* passiveTest(battle, id, shooter, 'MU-PASS-06');
  const command = passiveCommand(battle, figureOf(battle, id));
  const thrown = oneDie(
    (die) => die <= command,
    low,
    (passes) => !passes,
  );
  const params = { figure: id, command };
  const context = { who: figureOf(battle, id).seat, about: 'passive-test', params };
  return yield* rollFor({ battle, by: id, against: shooter }, thrown, 'MU-PASS-07', context);
}

/** The way to the nearest place behind a piece that gives cover, no farther away than this. */
function wayToCover(
  battle: Battle,
  figure: Figure,
  threat: Figure,
  far: number,
): readonly Point[] | undefined {
  const index = tableOf(battle);
  const traffic = trafficFor(battle, figure);
  const places = index.pieces
    .filter(({ cover, blocksSight }) => cover > 0 || blocksSight === true)
    .flatMap(({ area }) => {
      const { left, right, top, bottom } = area;
      const middle: Point = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
      const size = Math.ceil(Math.min(right - left, bottom - top) / 2) + figure.radius + 2;
      const whole = Math.sqrt(squaredDistance(threat.at, middle));
      return whole === 0 ? [] : [between(threat.at, middle, 1 + size / whole)];
    })
    .filter((place) => squaredDistance(place, figure.at) <= far * far)
    .sort((a, b) => squaredDistance(a, figure.at) - squaredDistance(b, figure.at));
  for (const place of places) {
    const options = { difficult: difficultyFor(figure), budget: far };
    const path = pathTo(index, figure, place, traffic, options);
    if (!isPath(path)) continue;
    const { on } = figure;
    if (on !== null && !path.places.every((at) => isOver(battle, on, at))) continue;
    return cutPath(index, figure, path.places, far, traffic, options).places;
  }
  return undefined;
}
