import { isAble } from './figures.ts';
import type { Battle, Figure } from './state.ts';

const isUsed = (used: string) => (weapon: { readonly id: string }) => weapon.id === used;

/** MU-EDGE-05: how many hands are full with what was used last. */
function handsFull({ recruit, wielded }: Figure): number {
  let hands = 0;
  for (const used of wielded)
    hands += (recruit.ranged.find(isUsed(used)) ?? recruit.melee.find(isUsed(used)))?.hands ?? 0;
  return hands;
}

/** MU-EQ-05: neither with a two-handed weapon nor with two weapons in use. */
function isShielded(figure: Figure): boolean {
  return isAble(figure, 'shield') && handsFull(figure) < 2;
}

/** MU-CHAR-10, MU-DMG-04, MU-PASS-03: what a blow has to get through. */
export function resistanceOf(_: Battle, figure: Figure): number {
  const { values, armour } = figure.recruit;
  const whole = values.resistance + armour + (isShielded(figure) ? 1 : 0);
  return figure.weakened ? Math.max(1, whole - 1) : whole;
}

/** MU-EQ-06: how many hits of a strike it makes roll again; none behind a two-handed weapon. */
export function bucklersOf(figure: Figure): number {
  const { abilities, melee } = figure.recruit;
  const twoHanded = melee.some(({ id, hands }) => hands === 2 && figure.wielded.includes(id));
  return twoHanded ? 0 : abilities.filter((ability) => ability === 'buckler').length;
}
