import type { Action } from './action-keys.ts';
import { addAreaFire } from './area-candidates.ts';
import { measured } from './figures.ts';
import { burstsLeft, mayTarget } from './fire-orders.ts';
import type { Weapon } from './profile.ts';
import { rangeOf } from './range.ts';
import type { Battle, Figure } from './state.ts';
import { fireCost, reachOfFire, useOf } from './weapons.ts';

/** Every shot at every target in range and sight, bursts on one target and shared by two. */
export function addFire(
  found: Action[],
  battle: Battle,
  figure: Figure,
  enemies: readonly Figure[],
): void {
  if (figure.ap < 1 || figure.weapons.length === 0) return;
  const reach = reachOfFire(figure);
  const near: Figure[] = [];
  const targets: Target[] = [];
  for (const enemy of enemies) {
    const distance = measured(battle, figure, enemy);
    if (distance > reach) continue;
    near.push(enemy);
    if (mayTarget(battle, figure, enemy)) targets.push({ enemy, distance });
  }
  let mayWait = false;
  for (const weapon of figure.weapons) {
    const use = useOf(battle, weapon);
    if (use === 'direct') {
      mayWait = true;
      addDirectFire(found, battle, figure, weapon, targets);
    } else addAreaFire(found, battle, figure, weapon, near);
  }
  if (mayWait && figure.ap >= 5) found.push({ kind: 'opportunity' });
}

/** A figure that may be shot at, and its distance. */
interface Target {
  readonly enemy: Figure;
  readonly distance: number;
}

function addDirectFire(
  found: Action[],
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  targets: readonly Target[],
): void {
  const inRange: Figure[] = [];
  for (const { enemy, distance } of targets) {
    if (rangeOf(weapon.ranges, distance) !== 'beyond') inRange.push(enemy);
  }
  if (inRange.length === 0) return;
  const { ap } = figure;
  const mayBurst = weapon.rateOfFire > 1 && burstsLeft(battle, figure, weapon) > 0;
  const mayAim = !figure.moved || battle.settings.aimAfterMoving === 'allowed';
  for (let place = 0; place < inRange.length; place++) {
    const target = inRange[place];
    if (!target) continue;
    if (ap >= fireCost(weapon, 'shoot')) found.push(at('shoot', weapon, target));
    if (ap >= fireCost(weapon, 'aim') && mayAim) found.push(at('aim', weapon, target));
    if (ap >= fireCost(weapon, 'burst') && mayBurst) {
      addBursts(found, battle, weapon, target, inRange, place + 1);
    }
  }
}

function at(kind: 'shoot' | 'aim', weapon: Weapon, target: Figure): Action {
  return { kind, weapon: weapon.id, targets: [[target.id, 1]] };
}

function addBursts(
  found: Action[],
  battle: Battle,
  weapon: Weapon,
  target: Figure,
  others: readonly Figure[],
  next: number,
): void {
  const shots = weapon.rateOfFire;
  found.push({ kind: 'burst', weapon: weapon.id, targets: [[target.id, shots]] });
  const spread = battle.settings.burstSpread * 10;
  let second: Figure | undefined;
  for (let i = next; i < others.length && !second; i++) {
    const other = others[i];
    if (other && measured(battle, target, other) <= spread) second = other;
  }
  if (!second) return;
  const half = Math.ceil(shots / 2);
  const targets = [[target.id, half] as const, [second.id, shots - half] as const];
  found.push({ kind: 'burst', weapon: weapon.id, targets });
}
