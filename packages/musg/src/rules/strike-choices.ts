import type { MeleeWeapon } from './profile.ts';
import type { Figure } from './state.ts';

/** MU-MELEE-04: everything a figure can strike with at once: one weapon, two, and a tail beside. */
export function strikeChoices({ recruit, lost }: Figure): readonly (readonly string[])[] {
  const weapons = recruit.melee.filter(({ id }) => !lost.includes(id));
  if (weapons.length === 0) return [['fists']];
  const tails = weapons.filter(({ hands }) => hands === 0).map(({ id }) => id);
  const held = weapons.filter(({ hands }) => hands > 0);
  const pairs: (readonly MeleeWeapon[])[] = held.map((weapon) => [weapon]);
  // MU-EXTRA-05: an extra has one die, whatever he holds.
  const isExtra = recruit.rank === 'extra';
  held.forEach((first, i) => {
    if (isExtra) return;
    for (const second of held.slice(i + 1))
      if (first.hands + second.hands <= 2) pairs.push([first, second]);
  });
  const found = new Map<string, readonly string[]>();
  for (const pair of pairs.length > 0 ? pairs : [[]]) {
    const ids = [...pair.map(({ id }) => id), ...tails];
    found.set(ids.join('+'), ids);
  }
  return [...found.values()];
}
