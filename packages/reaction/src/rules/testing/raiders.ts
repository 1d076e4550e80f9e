/** The name of a gang that brings its own weapon. */
export const RAIDERS = { en: 'Raiders', fr: 'Pillards' };

/** A weapon that no sheet has. */
export const BOW = {
  id: 'bow',
  name: RAIDERS,
  class: 'light',
  rateOfFire: 1,
  damage: [6],
  ranges: { pointBlank: 3, short: 10, long: 30 },
};
