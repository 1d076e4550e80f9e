import { facingTowards, type Point } from '@skirmish-kit/space';
import type { Action } from './action-keys.ts';
import { inFlames, spoilsCombat } from './area-weapons.ts';
import { measured } from './figures.ts';
import { facesPlace, sees } from './battlefield.ts';
import type { Weapon } from './profile.ts';
import { rangeOf } from './range.ts';
import type { Battle, Figure } from './state.ts';
import { areaCost, useOf } from './weapons.ts';

/** A grenade at every enemy that may be aimed at, flames towards every enemy they reach. */
export function addAreaFire(
  found: Action[],
  battle: Battle,
  figure: Figure,
  weapon: Weapon,
  near: readonly Figure[],
): void {
  if (figure.ap < areaCost(weapon)) return;
  const kind = useOf(battle, weapon);
  for (const enemy of near) {
    const { at } = enemy;
    if (spoilsCombat(battle, figure, weapon, at)) continue;
    if (kind === 'blast' && mayAimAt(battle, figure, weapon, at))
      found.push({ kind, weapon: weapon.id, at });
    if (kind === 'flame' && burns(battle, figure, weapon, enemy))
      found.push({ kind, weapon: weapon.id, at });
  }
}

function mayAimAt(battle: Battle, figure: Figure, weapon: Weapon, at: Point): boolean {
  const spot = { at, radius: 0 };
  const range = rangeOf(weapon.ranges, measured(battle, figure, spot));
  return range !== 'beyond' && facesPlace(figure, at) && sees(battle, figure, spot);
}

function burns(battle: Battle, figure: Figure, weapon: Weapon, enemy: Figure): boolean {
  if (!facesPlace(figure, enemy.at)) return false;
  return inFlames(battle, figure, weapon, facingTowards(figure.at, enemy.at)).includes(enemy);
}
