import type { ListProblem } from '@skirmish-kit/core';
import type { Faction, Profile, Weapon } from '../rules/profile.ts';
import { hardpointsFor, isMelee, mountOf } from '../rules/weapon-choice.ts';
import { rarityMessages } from './rarity-messages.ts';
import { namesOf, teamProblem } from './problem-messages.ts';

/** The weapons that a model may buy (DZ-TEAM-07, DZ-TEAM-11). */
export function weaponsFor(faction: Faction, profile: Profile): readonly Weapon[] {
  return faction.weapons.filter((weapon) => mountOf(profile, weapon) !== undefined);
}

/** DZ-TEAM-07, DZ-TEAM-09, DZ-TEAM-11: what one model has bought to fight with. */
export function checkWeapons(
  path: string,
  faction: Faction,
  profile: Profile,
  bought: readonly Weapon[],
): readonly ListProblem[] {
  const refused = bought.flatMap((weapon, i) =>
    mountOf(profile, weapon) ? [] : [refusal(`${path}/${i}`, faction, profile, weapon)],
  );
  const inHand = bought.filter((weapon) => mountOf(profile, weapon) === 'hand');
  return [
    ...refused,
    ...checkHands(path, profile, inHand),
    ...checkHardpoints(
      path,
      profile,
      bought.filter((weapon) => mountOf(profile, weapon) === 'hardpoint'),
    ),
  ];
}

function refusal(path: string, faction: Faction, profile: Profile, weapon: Weapon): ListProblem {
  const may = weaponsFor(faction, profile);
  const filling = { model: profile.name, weapon: weapon.name, legal: namesOf(may.map(nameOf)) };
  if (may.length === 0) return teamProblem(path, 'nothing-to-buy', filling);
  if (weapon.points === null) return teamProblem(path, 'not-for-sale', filling);
  const kind = namesOf(weapon.kinds.map(rarityMessages));
  return teamProblem(path, 'not-an-option', { ...filling, kind });
}

/** DZ-TEAM-09: one ranged and one melee weapon; hardpoints do not count (ruling O-88). */
function checkHands(
  path: string,
  { name }: Profile,
  bought: readonly Weapon[],
): readonly ListProblem[] {
  const tooMany = (weapons: readonly Weapon[], code: 'too-many-melee' | 'too-many-ranged') =>
    weapons.length > 1
      ? [
          teamProblem(path, code, {
            model: name,
            found: weapons.length,
            weapons: namesOf(weapons.map(nameOf)),
          }),
        ]
      : [];
  return [
    ...tooMany(bought.filter(isMelee), 'too-many-melee'),
    ...tooMany(
      bought.filter((weapon) => !isMelee(weapon)),
      'too-many-ranged',
    ),
  ];
}

/** DZ-TEAM-11: no more than there are hardpoints; empty ones and doubles are fine (ruling O-89). */
function checkHardpoints(
  path: string,
  { name, hardpoints }: Profile,
  mounted: readonly Weapon[],
): readonly ListProblem[] {
  const found = mounted.reduce((sum, weapon) => sum + hardpointsFor(weapon), 0);
  const most = hardpoints?.count ?? 0;
  if (found <= most) return [];
  const filling = { model: name, found, most, weapons: namesOf(mounted.map(nameOf)) };
  return [teamProblem(path, 'hardpoints-full', filling)];
}

const nameOf = ({ name }: Weapon) => name;
