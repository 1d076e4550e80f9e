import { facingTowards, inBlast } from '@skirmish-kit/space';
import type { Action } from '../rules/action-keys.ts';
import { inFlames } from '../rules/area-weapons.ts';
import { figuresIn, measured } from '../rules/figures.ts';
import { rangeOf } from '../rules/range.ts';
import { hitModifier, hitsOn } from '../rules/shooting.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { weaponOf } from '../rules/weapons.ts';
import { ARMOUR_MODIFIER } from '../rules/wound.ts';
import { woundChances } from './chances.ts';
import { DAMAGE_SHARE, PANIC_SHARE, unitValue } from './unit-value.ts';

/** A miss still lands somewhere near the target. */
const NEAR_MISS = 0.25;

type AreaOrder = Extract<Action, { readonly kind: 'blast' | 'flame' }>;

/** Grenades, missiles and flames: everybody in the area, friends against them. */
export function areaValue(
  battle: Battle,
  figure: Figure,
  { kind, weapon: id, at }: AreaOrder,
): number {
  const weapon = weaponOf(figure, id);
  if (!weapon) return 0;
  if (kind === 'flame') {
    const touched = inFlames(battle, figure, weapon, facingTowards(figure.at, at));
    return woundValue(battle, figure, weapon.damage, touched);
  }
  const range = rangeOf(weapon.ranges, measured(battle, figure, { at, radius: 0 }));
  const hit = (7 - hitsOn(hitModifier(battle, figure, range, 'shoot', false))) / 6;
  const touched = inBlast(at, (weapon.blast ?? 0) * 10, figuresIn(battle));
  return woundValue(battle, figure, weapon.damage, touched) * (hit + (1 - hit) * NEAR_MISS);
}

function woundValue(
  battle: Battle,
  figure: Figure,
  dice: readonly number[],
  touched: readonly Figure[],
): number {
  let value = 0;
  for (const victim of touched) {
    const margin = ARMOUR_MODIFIER[victim.armour] - victim.resistance;
    const { out, panic } = woundChances(dice, margin, 'shot');
    const lost = victim.machine ? out * DAMAGE_SHARE : out + PANIC_SHARE * panic;
    value += lost * unitValue(battle, victim) * (victim.seat === figure.seat ? -1 : 1);
  }
  return value;
}
