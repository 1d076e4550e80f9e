import { facingTowards, type Point } from '@skirmish-kit/space';
import { inFlames } from './area-weapons.ts';
import { enemiesOf, measured } from './figures.ts';
import { burstsLeft, makeAllotments, targetRefusal } from './fire-orders.ts';
import { facesPlace, sees } from './ground.ts';
import { makePoint } from './movement.ts';
import type { Weapon } from './profile.ts';
import { rangeOf } from './range.ts';
import type { Battle, Figure } from './state.ts';
import { areaCost, fireCost, useOf } from './weapons.ts';

/** Every shot at every target in range and sight, bursts on one target and shared by two. */
export function fireKeys(
  battle: Battle,
  figure: Figure,
  enemies: readonly Figure[] = enemiesOf(battle, figure.seat),
): string[] {
  if (figure.ap < 1 || figure.weapons.length === 0) return [];
  let longest = 0;
  for (const { ranges } of figure.weapons) longest = Math.max(longest, ranges.long * 10);
  const near: Figure[] = [];
  const targets: Target[] = [];
  for (const enemy of enemies) {
    const distance = measured(battle, figure, enemy);
    if (distance > longest) continue;
    near.push(enemy);
    if (!targetRefusal(battle, figure, enemy)) targets.push({ enemy, distance });
  }
  const keys: string[] = [];
  for (const weapon of figure.weapons) {
    const use = useOf(battle, weapon);
    if (use === 'direct') keys.push(...directKeys(battle, figure, weapon, targets));
    if (use === 'blast') keys.push(...blastKeys(battle, figure, weapon, near));
    if (use === 'flame') keys.push(...flameKeys(battle, figure, weapon, near));
  }
  if (figure.ap >= 5 && figure.weapons.some((weapon) => useOf(battle, weapon) === 'direct'))
    keys.push('opportunity');
  return keys;
}

/** Somebody who may be shot at, and how far away. */
interface Target {
  readonly enemy: Figure;
  readonly distance: number;
}

function directKeys(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  targets: readonly Target[],
): string[] {
  const inRange: Figure[] = [];
  for (const { enemy, distance } of targets) {
    if (rangeOf(weapon.ranges, distance) !== 'beyond') inRange.push(enemy);
  }
  const { ap } = figure;
  const keys: string[] = [];
  const mayBurst = weapon.rateOfFire > 1 && burstsLeft(battle, figure, weapon) > 0;
  const mayAim = !figure.moved || battle.settings.aimAfterMoving === 'allowed';
  for (const target of inRange) {
    if (ap >= fireCost(weapon, 'shoot')) keys.push(`shoot:${weapon.id}:${target.id}`);
    if (ap >= fireCost(weapon, 'aim') && mayAim) keys.push(`aim:${weapon.id}:${target.id}`);
    if (ap >= fireCost(weapon, 'burst') && mayBurst) {
      keys.push(...burstKeys(battle, weapon, target, inRange));
    }
  }
  return keys;
}

function burstKeys(
  battle: Battle,
  weapon: Weapon,
  target: Figure,
  others: readonly Figure[],
): string[] {
  const shots = weapon.rateOfFire;
  const keys = [`burst:${weapon.id}:${makeAllotments([{ target, shots }])}`];
  const later = others.slice(others.indexOf(target) + 1);
  const second = later.find(
    (other) => measured(battle, target, other) <= battle.settings.burstSpread * 10,
  );
  if (second) {
    const half = Math.ceil(shots / 2);
    const shared = makeAllotments([
      { target, shots: half },
      { target: second, shots: shots - half },
    ]);
    keys.push(`burst:${weapon.id}:${shared}`);
  }
  return keys;
}

function blastKeys(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  near: readonly Figure[],
): string[] {
  if (figure.ap < areaCost(weapon)) return [];
  return near
    .map(({ at }) => at)
    .filter((at) => mayAimAt(battle, figure, weapon, at))
    .map((at) => `blast:${weapon.id}:${makePoint(at)}`);
}

function mayAimAt(battle: Battle, figure: Figure, weapon: Weapon, at: Point): boolean {
  const spot = { at, radius: 0 };
  const range = rangeOf(weapon.ranges, measured(battle, figure, spot));
  return range !== 'beyond' && facesPlace(figure, at) && sees(battle, figure, spot);
}

function flameKeys(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  near: readonly Figure[],
): string[] {
  if (figure.ap < areaCost(weapon)) return [];
  return near
    .filter((enemy) => facesPlace(figure, enemy.at))
    .filter((enemy) =>
      inFlames(battle, figure, weapon, facingTowards(figure.at, enemy.at)).includes(enemy),
    )
    .map((enemy) => `flame:${weapon.id}:${makePoint(enemy.at)}`);
}
