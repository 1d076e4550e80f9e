import { needToHit, obstaclesTo, shotsOf, shotStrength } from '../rules/aim.ts';
import { moduleOf } from '../rules/modules.ts';
import { figuresIn, weaponNamed } from '../rules/figures.ts';
import { inFlames } from '../rules/flame.ts';
import { PACE } from '../rules/paces.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { strikeStrength, wieldedBy } from '../rules/strike.ts';
import { unitValue } from '../rules/victory.ts';
import { hurtBy } from '../rules/wound.ts';

/** The chance of a die to show at least this. */
export const chance = (need: number): number => Math.max(0, Math.min(6, 7 - need)) / 6;

/** What so many expected wounds are worth on somebody: more the nearer they bring him to the end. */
export function woundsValue(battle: Battle, target: Figure, wounds: number): number {
  return (unitValue(battle, target) * Math.min(wounds, target.life)) / (target.life + 0.5);
}

/** What a shot promises, less what it does to friends. */
export function shotValue(battle: Battle, figure: Figure, id: string, target: Figure): number {
  const weapon = weaponNamed(figure, id);
  const strength = shotStrength(figure, weapon);
  const hurts = (victim: Figure) => chance(hurtBy(battle, victim, strength));
  const signed = (victim: Figure, share: number) =>
    woundsValue(battle, victim, share * hurts(victim)) * (victim.seat === figure.seat ? -1.5 : 1);
  if (weapon.template === 'flame')
    return inFlames(battle, figure, target).reduce((sum, each) => sum + signed(each, 1), 0);
  const hit = chance(needToHit(battle, figure, weapon, target));
  if (weapon.template === 'blast') {
    const radius = (weapon.radius ?? 0) * PACE;
    const known = figuresIn(battle).filter(({ hidden }) => !hidden);
    const touched = moduleOf(battle, 'optional').caughtBy(battle, target.at, radius, known);
    return touched.reduce((sum, each) => sum + signed(each, 0.4 + 0.6 * hit), 0);
  }
  const cover = obstaclesTo(battle, figure, weapon, target).reduce(
    (share, { need }) => share * chance(need),
    1,
  );
  return woundsValue(battle, target, shotsOf(battle, figure, weapon) * cover * hit * hurts(target));
}

/** What a strike with these weapons promises. */
export function strikeValue(
  battle: Battle,
  figure: Figure,
  target: Figure,
  weapons: readonly string[],
): number {
  const hit = chance(figure.recruit.values.melee);
  let wounds = 0;
  for (const weapon of wieldedBy(figure, weapons) ?? [])
    wounds += weapon.dice * hit * chance(hurtBy(battle, target, strikeStrength(figure, weapon)));
  return woundsValue(battle, target, wounds);
}
