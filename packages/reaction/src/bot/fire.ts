import type { FireOrder } from '../rules/action-keys.ts';
import { burstsLeft } from '../rules/fire-orders.ts';
import { isEngaged, measured } from '../rules/figures.ts';
import { coverFor } from '../rules/battlefield.ts';
import { machineWoundModifier } from '../rules/machines.ts';
import type { Weapon } from '../rules/profile.ts';
import { rangeOf } from '../rules/range.ts';
import { hitModifier, hitsOn } from '../rules/shooting.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { fireCost, reachOfFire, useOf } from '../rules/weapons.ts';
import { ARMOUR_MODIFIER, coverModifier } from '../rules/wound.ts';
import { woundChances } from './chances.ts';
import { DAMAGE_SHARE, PANIC_SHARE, unitValue } from './unit-value.ts';

/** A target in sight and range, and the cover in between. */
export interface VisibleTarget {
  readonly enemy: Figure;
  readonly distance: number;
  readonly cover: number;
}

/** Enemies whom a figure can see and who are near enough for either to fire, with the cover on the line. */
export function visibleTargets(
  battle: Battle,
  figure: Figure,
  enemies: readonly Figure[],
): VisibleTarget[] {
  const seen: VisibleTarget[] = [];
  const reach = reachOfFire(figure);
  for (const enemy of enemies) {
    const distance = measured(battle, figure, enemy);
    if (distance > reach && distance > reachOfFire(enemy)) continue;
    const cover = coverFor(battle, figure, enemy);
    if (cover !== undefined) seen.push({ enemy, distance, cover });
  }
  return seen;
}

/** What one shot does, once it is aimed. */
export interface Shot {
  readonly out: number;
  readonly panic: number;
}

/** RX-SHOOT-03…05, RX-WOUND-01…06: one shot of this weapon at a visible target. */
export function shotAt(
  battle: Battle,
  shooter: Figure,
  weapon: Weapon,
  target: Figure,
  distance: number,
  cover: number,
): Shot | undefined {
  const range = rangeOf(weapon.ranges, distance);
  if (range === 'beyond') return undefined;
  const hit = (7 - hitsOn(hitModifier(battle, shooter, range, 'burst', target.inCover))) / 6;
  const modifier =
    coverModifier(battle, target, cover) +
    ARMOUR_MODIFIER[target.armour] +
    (range === 'point-blank' ? 1 : 0);
  const { machine, resistance } = target;
  const margin = modifier - resistance + (machine ? machineWoundModifier(machine) : 0);
  const { out, panic } = woundChances(weapon.damage, margin, 'shot');
  // A hit damages a machine, which counts as part of its value; machines never panic.
  return machine
    ? { out: hit * out * DAMAGE_SHARE, panic: 0 }
    : { out: hit * out, panic: hit * panic };
}

/** The best use of action points on fire from one place. */
export interface FirePlan {
  readonly value: number;
  /** The first thing to do, without the arc looked at. */
  readonly order: FireOrder | undefined;
  readonly target: Figure | undefined;
  /** The chance that each visible target is still in action afterwards, in the same order. */
  readonly standing: readonly number[];
}

interface Aim {
  readonly weapon: Weapon;
  readonly enemy: Figure;
  /** The place of the enemy among those seen. */
  readonly place: number;
  readonly shot: Shot;
  readonly worth: number;
}

const MODES = ['burst', 'shoot'] as const;

/** Spends the points burst by burst, each on the target with the highest value. */
export function planFireFrom(
  battle: Battle,
  figure: Figure,
  seen: readonly VisibleTarget[],
  points: number,
): FirePlan {
  const aims = aimsOf(battle, figure, seen);
  const standing = seen.map(() => 1);
  if (aims.length === 0) return { value: 0, order: undefined, target: undefined, standing };
  const calm = seen.map((): number | undefined => undefined);
  const bursts = new Map<string, number>();
  let value = 0;
  let order: FireOrder | undefined;
  let target: Figure | undefined;
  for (let ap = points; ap > 0;) {
    let best = 0;
    let chosen: { aim: Aim; shots: number; cost: number; gain: number } | undefined;
    for (const aim of aims) {
      const { weapon, enemy, place, shot, worth } = aim;
      const left = standing[place] ?? 1;
      const quiet = calm[place] ?? (enemy.reaction === 'panic' ? 0 : 1);
      const fired = bursts.get(weapon.id) ?? burstsLeft(battle, figure, weapon);
      for (const mode of MODES) {
        const cost = fireCost(weapon, mode);
        const shots = mode === 'burst' ? weapon.rateOfFire : 1;
        if (cost > ap || (mode === 'burst' && (shots < 2 || fired < 1))) continue;
        const out = 1 - power(1 - shot.out, shots);
        const panic = 1 - power(1 - shot.panic, shots);
        const gain = left * worth * (out + PANIC_SHARE * (1 - out) * panic * quiet);
        if (gain / cost > best) {
          best = gain / cost;
          chosen = { aim, shots, cost, gain };
        }
      }
    }
    if (!chosen || chosen.gain < 0.01) break;
    const { aim, shots, cost, gain } = chosen;
    const { enemy, place } = aim;
    value += gain;
    ap -= cost;
    const kind = shots > 1 ? 'burst' : 'shoot';
    order ??= { kind, weapon: aim.weapon.id, targets: [[enemy.id, shots]] };
    target ??= enemy;
    standing[place] = (standing[place] ?? 1) * power(1 - aim.shot.out, shots);
    calm[place] = (calm[place] ?? 1) * power(1 - aim.shot.panic, shots);
    if (shots > 1) {
      const left = bursts.get(aim.weapon.id) ?? burstsLeft(battle, figure, aim.weapon);
      bursts.set(aim.weapon.id, left - 1);
    }
  }
  return { value, order, target, standing };
}

function aimsOf(battle: Battle, figure: Figure, seen: readonly VisibleTarget[]): Aim[] {
  const aims: Aim[] = [];
  for (let place = 0; place < seen.length; place++) {
    const at = seen[place];
    if (!at || isEngaged(battle, at.enemy)) continue;
    const { enemy, distance, cover } = at;
    const worth = unitValue(battle, enemy);
    for (const weapon of figure.weapons) {
      if (useOf(battle, weapon) !== 'direct') continue;
      const shot = shotAt(battle, figure, weapon, enemy, distance, cover);
      if (shot && shot.out + shot.panic > 0) aims.push({ weapon, enemy, place, shot, worth });
    }
  }
  return aims;
}

/** A small whole power, multiplied out: the same in every engine. */
export function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
