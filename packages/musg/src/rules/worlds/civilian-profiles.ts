import type { LocalisedText } from '@skirmish-kit/core';
import type { Recruit } from '../band.ts';
import type { MeleeWeapon, RangedWeapon } from '../profile.ts';
import { creature } from './creatures.ts';

/** MU-CIV-05, MU-CIV-06: their own guns, with as many targets as they show. */
function gun(id: string, name: LocalisedText, strength: number, targets: number): RangedWeapon {
  return {
    id,
    name,
    ranges: [6, 12, 18],
    strength,
    targets,
    reload: 'fast',
    modern: true,
    hands: 1,
    cost: 0,
  };
}

const PISTOL = gun('own-pistol', { en: 'Own pistol', fr: 'Son pistolet' }, 3, 3);
const GLADYS = gun('gladys', { en: 'Pistol “Gladys”', fr: 'Pistolet « Gladys »' }, 4, 1);
const MACHINE_PISTOL = gun(
  'own-machine-pistol',
  { en: 'Submachine pistol', fr: 'Pistolet mitrailleur' },
  3,
  3,
);
const SHOTGUN: RangedWeapon = {
  id: 'own-shotgun',
  name: { en: 'Shotgun', fr: 'Fusil à pompe' },
  ranges: null,
  strength: 4,
  targets: 1,
  reload: 'fast',
  template: 'flame',
  hands: 2,
  cost: 0,
};

const CHAINSAW: MeleeWeapon = {
  id: 'own-chainsaw',
  name: { en: 'Small chainsaw', fr: 'Petite tronçonneuse' },
  hands: 1,
  dice: 2,
  strength: 3,
  cost: 0,
};
const BAT: MeleeWeapon = {
  id: 'cricket-bat',
  name: { en: 'Cricket bat', fr: 'Batte de cricket' },
  hands: 1,
  dice: 1,
  strength: 1,
  cost: 0,
};

/** MU-CIV-04: three of them have the values of a minion, Shaun better ones, Marvin the best. */
const PLAIN = {
  move: 6,
  command: 6,
  shoot: 5,
  melee: 5,
  strength: 3,
  resistance: 2,
  life: 3,
  cost: 0,
};

function civilian(
  name: LocalisedText,
  values: Recruit['values'],
  ranged: readonly RangedWeapon[],
  melee: readonly MeleeWeapon[] = [],
): Recruit {
  return creature({ name, race: 'civilian', values, abilities: ['bystander'], ranged, melee });
}

/** MU-CIV-04: all five. */
export const CIVILIANS: readonly [Recruit, ...Recruit[]] = [
  civilian({ en: 'Ashlee', fr: 'Ashlee' }, PLAIN, [PISTOL], [CHAINSAW]),
  civilian({ en: 'Suzy Q', fr: 'Suzy Q' }, PLAIN, [MACHINE_PISTOL]),
  civilian({ en: 'Selene', fr: 'Sélène' }, PLAIN, [PISTOL]),
  civilian({ en: 'Shaun', fr: 'Shaun' }, { ...PLAIN, command: 7, shoot: 4 }, [SHOTGUN], [BAT]),
  civilian(
    { en: 'Marvin', fr: 'Marvin' },
    {
      move: 8,
      command: 8,
      shoot: 4,
      melee: 4,
      strength: 4,
      resistance: 3,
      life: 4,
      cost: 0,
    },
    [GLADYS],
  ),
];
