import type { RangedWeapon } from '../profile.ts';
import type { Figure } from '../state.ts';

/** A weapon of nobody's pack: a fast one of strength 4 with one die and long ranges, unless told. */
export function armed(figure: Figure, weapon: Partial<RangedWeapon>): Figure {
  const gun: RangedWeapon = {
    id: 'gun',
    name: { en: 'Gun', fr: 'Arme' },
    ranges: [10, 20, 30],
    strength: 4,
    targets: 1,
    reload: 'fast',
    hands: 2,
    cost: 1,
    ...weapon,
  };
  figure.recruit = { ...figure.recruit, ranged: [...figure.recruit.ranged, gun] };
  return figure;
}
