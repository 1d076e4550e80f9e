import { facingTowards, inBlast, type Point } from '@skirmish-kit/space';
import { inFlames } from '../area-weapons.ts';
import { figuresIn, measured } from '../figures.ts';
import { rangeOf } from '../range.ts';
import { hitModifier, hitsOn } from '../shooting.ts';
import type { Battle, Figure } from '../state.ts';
import { weaponOf } from '../weapons.ts';
import { ARMOUR_MODIFIER } from '../wound.ts';
import { woundChances } from './chances.ts';
import { DAMAGE_SHARE, PANIC_SHARE, worthOf } from './worth.ts';

/** What misses still comes down somewhere near. */
const NEAR_MISS = 0.25;

/** Grenades, missiles and flames: everybody in the area, friends against them. */
export function areaValue(battle: Battle, figure: Figure, key: string): number {
  const [word = '', id = '', place = ''] = key.split(':');
  const weapon = weaponOf(figure, id);
  const [x, y] = place.split(',').map(Number);
  if (!weapon || x === undefined || y === undefined) return 0;
  const at: Point = [x, y];
  if (word === 'flame') {
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
    value += lost * worthOf(battle, victim) * (victim.seat === figure.seat ? -1 : 1);
  }
  return value;
}
