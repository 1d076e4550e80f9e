import { facingTowards, type Point } from '@skirmish-kit/space';
import type { Action } from './action.ts';
import { inFlames } from './area-weapons.ts';
import { enemiesOf, measured } from './figures.ts';
import { burstsLeft, mayTarget } from './fire-orders.ts';
import { facesPlace, sees } from './ground.ts';
import type { Weapon } from './profile.ts';
import { rangeOf } from './range.ts';
import type { Battle, Figure } from './state.ts';
import { areaCost, fireCost, useOf } from './weapons.ts';

/** Every shot at every target in range and sight, bursts on one target and shared by two. */
export function possibleFire(
  battle: Battle,
  figure: Figure,
  enemies: readonly Figure[] = enemiesOf(battle, figure.seat),
): Action[] {
  if (figure.ap < 1 || figure.weapons.length === 0) return [];
  let longest = 0;
  for (const { ranges } of figure.weapons) longest = Math.max(longest, ranges.long * 10);
  const near: Figure[] = [];
  const targets: Target[] = [];
  for (const enemy of enemies) {
    const distance = measured(battle, figure, enemy);
    if (distance > longest) continue;
    near.push(enemy);
    if (mayTarget(battle, figure, enemy)) targets.push({ enemy, distance });
  }
  const found: Action[] = [];
  for (const weapon of figure.weapons) {
    const use = useOf(battle, weapon);
    if (use === 'direct') found.push(...directFire(battle, figure, weapon, targets));
    if (use === 'blast') found.push(...blasts(battle, figure, weapon, near));
    if (use === 'flame') found.push(...flames(battle, figure, weapon, near));
  }
  if (figure.ap >= 5 && figure.weapons.some((weapon) => useOf(battle, weapon) === 'direct'))
    found.push({ kind: 'opportunity' });
  return found;
}

/** Somebody who may be shot at, and how far away. */
interface Target {
  readonly enemy: Figure;
  readonly distance: number;
}

function directFire(
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  targets: readonly Target[],
): Action[] {
  const inRange: Figure[] = [];
  for (const { enemy, distance } of targets) {
    if (rangeOf(weapon.ranges, distance) !== 'beyond') inRange.push(enemy);
  }
  const { ap } = figure;
  const found: Action[] = [];
  const mayBurst = weapon.rateOfFire > 1 && burstsLeft(battle, figure, weapon) > 0;
  const mayAim = !figure.moved || battle.settings.aimAfterMoving === 'allowed';
  for (const target of inRange) {
    if (ap >= fireCost(weapon, 'shoot')) found.push(at('shoot', weapon, target));
    if (ap >= fireCost(weapon, 'aim') && mayAim) found.push(at('aim', weapon, target));
    if (ap >= fireCost(weapon, 'burst') && mayBurst) {
      found.push(...bursts(battle, weapon, target, inRange));
    }
  }
  return found;
}

function at(kind: 'shoot' | 'aim', weapon: Weapon, target: Figure): Action {
  return { kind, weapon: weapon.id, targets: [[target.id, 1]] };
}

function bursts(
  battle: Battle,
  weapon: Weapon,
  target: Figure,
  others: readonly Figure[],
): Action[] {
  const shots = weapon.rateOfFire;
  const found: Action[] = [{ kind: 'burst', weapon: weapon.id, targets: [[target.id, shots]] }];
  const later = others.slice(others.indexOf(target) + 1);
  const second = later.find(
    (other) => measured(battle, target, other) <= battle.settings.burstSpread * 10,
  );
  if (second) {
    const half = Math.ceil(shots / 2);
    const targets = [[target.id, half] as const, [second.id, shots - half] as const];
    found.push({ kind: 'burst', weapon: weapon.id, targets });
  }
  return found;
}

function blasts(battle: Battle, figure: Figure, weapon: Weapon, near: readonly Figure[]): Action[] {
  if (figure.ap < areaCost(weapon)) return [];
  return near
    .map(({ at }) => at)
    .filter((at) => mayAimAt(battle, figure, weapon, at))
    .map((at) => ({ kind: 'blast', weapon: weapon.id, at }));
}

function mayAimAt(battle: Battle, figure: Figure, weapon: Weapon, at: Point): boolean {
  const spot = { at, radius: 0 };
  const range = rangeOf(weapon.ranges, measured(battle, figure, spot));
  return range !== 'beyond' && facesPlace(figure, at) && sees(battle, figure, spot);
}

function flames(battle: Battle, figure: Figure, weapon: Weapon, near: readonly Figure[]): Action[] {
  if (figure.ap < areaCost(weapon)) return [];
  return near
    .filter((enemy) => facesPlace(figure, enemy.at))
    .filter((enemy) =>
      inFlames(battle, figure, weapon, facingTowards(figure.at, enemy.at)).includes(enemy),
    )
    .map(({ at }) => ({ kind: 'flame', weapon: weapon.id, at }));
}
