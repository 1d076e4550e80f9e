import { moduleOf } from './modules.ts';
import { measured } from './figures.ts';
import { sightOf } from './battlefield.ts';
import { PACE } from './paces.ts';
import type { RangedWeapon } from './profile.ts';
import { COVER_NEED, RANGE_MODIFIER, rangeOf, type Range } from './range.ts';
import type { Battle, Figure } from './state.ts';

/** MU-SHOOT-09: from one pace of difference on; above is one better, below one worse. */
export function heightModifier({ settings }: Battle, shooter: Figure, target: Figure): number {
  const higher = shooter.level - target.level;
  if (Math.abs(higher) < Number(settings.heightFrom ?? 1) * PACE) return 0;
  return higher > 0 ? -1 : 1;
}

/**
 * MU-SHOOT-07 to MU-SHOOT-11: what each die has to reach; more than 6 when there is no such shot.
 * Sights are in the value already.
 */
export function needToHit(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon,
  target: Figure,
): number {
  return needAt(battle, shooter, rangeOf(weapon, measured(shooter, target)), target);
}

/** MU-SHOOT-08 to MU-SHOOT-10: the same at a range that is known. */
export function needAt(battle: Battle, shooter: Figure, range: Range, target: Figure): number {
  const { shoot } = shooter.recruit.values;
  if (shoot === null || range === 'beyond') return 99;
  const need = shoot + RANGE_MODIFIER[range] + heightModifier(battle, shooter, target);
  if (need > 6 && battle.settings.shotAboveSix === 'six') return 6;
  return Math.max(2, need);
}

/** An obstacle on the line of a shot. */
export interface Obstacle {
  readonly id: string;
  /** From the shooter, in twentieths. */
  readonly distance: number;
  readonly range: Range;
  readonly need: number;
}

/** More than four of nine lines: more than half hidden. */
const HALF = 4;

/**
 * MU-COVER-01, MU-COVER-02, MU-EDGE-11: the obstacles that hide more than half of the target, from
 * the shooter on, and what a cover roll needs at each.
 */
export function obstaclesTo(
  battle: Battle,
  shooter: Figure,
  weapon: RangedWeapon,
  target: Figure,
): readonly Obstacle[] {
  return sightOf(battle, shooter, target)
    .crossings.filter(({ cover, lines }) => cover > 0 && lines > HALF)
    .map(({ id, distance }) => {
      const range = rangeOf(weapon, distance);
      return { id, distance, range, need: COVER_NEED[range] };
    });
}

/** MU-SHOOT-14: how many equal pistols fire at once. */
export function piecesFired(battle: Battle, shooter: Figure, weapon: RangedWeapon): number {
  return battle.settings.twoPistols === 'both'
    ? moduleOf(battle, 'optional').pistolsOf(shooter, weapon)
    : 1;
}

/** MU-SHOOT-07, MU-SHOOT-14: how many dice a shot has. */
export function shotsOf(battle: Battle, shooter: Figure, weapon: RangedWeapon): number {
  return weapon.targets * piecesFired(battle, shooter, weapon);
}

/** MU-SHOOT-13: what a shot hits with. */
export function shotStrength(shooter: Figure, weapon: RangedWeapon): number {
  return weapon.bearer ? shooter.recruit.values.strength + weapon.strength : weapon.strength;
}
