import { constant } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { AbilityId, Hatred } from './ability.ts';
import type { Band, Member, MusteredBand, Recruit } from './band.ts';
import { bandPrice, gearCost, priceOf, raceOf, valuesOf } from './price.ts';
import type { Equipment, RangedWeapon, Values } from './profile.ts';
import type { Settings } from './settings.ts';
import { modelFrom, type VehicleModel } from './vehicle-classes.ts';

/** MU-BAND-01: what a new band has. */
export const BAND_POINTS = 500;

/** MU-EQ-02: how much further a pair of bionic legs goes, in paces. */
const LEGS = 2;

/** Everybody of a band with all names looked up; it has to be one that was checked. */
export function muster(shelf: Library, band: Band, settings: Settings): MusteredBand {
  return {
    id: band.id,
    name: band.name,
    race: band.race,
    recruits: band.members.flatMap((member) =>
      Array<Recruit>(member.count ?? 1).fill(constant(recruitFrom(shelf, band, member, settings))),
    ),
    ...(band.vehicles && {
      vehicles: band.vehicles.map((entry) => ruledModel(modelFrom(shelf, entry), settings)),
    }),
    unspent: Math.max(0, BAND_POINTS - bandPrice(shelf, band, settings)), // MU-BAND-06
  };
}

/** MU-VEH-07: the guns of a vehicle are ruled on as any. */
function ruledModel(model: VehicleModel, settings: Settings): VehicleModel {
  const ruled = (guns: readonly RangedWeapon[]) => guns.map((gun) => ruledWeapon(gun, settings));
  return { ...model, fixed: ruled(model.fixed), turret: ruled(model.turret) };
}

/** What a campaign has made of somebody. */
export interface Sheet {
  readonly values: Values;
  readonly hired: boolean;
  readonly abilities: readonly (AbilityId | Hatred)[];
}

/** MU-CHAR-10, MU-EQ-01 to MU-EQ-10: the profile, or a sheet, with everything that is carried. */
export function recruitFrom(
  shelf: Library,
  band: Band,
  member: Member,
  settings: Settings,
  sheet?: Sheet,
): Recruit {
  const values = sheet?.values ?? valuesOf(shelf, band, member);
  const gear = member.equipment.flatMap(
    (id) => shelf.equipment.find((each) => each.id === id) ?? [],
  );
  const race = raceOf(shelf, band, member);
  const found = shelf.races.find(({ id }) => id === race);
  const hired = shelf.mercenaries.find(({ id }) => id === member.mercenary);
  const abilities: (AbilityId | Hatred)[] = [
    ...(found?.abilities ?? []),
    ...(hired?.abilities ?? []),
    ...gear.flatMap((each) => each.abilities ?? []),
    ...(sheet?.abilities ?? []),
    ...(band.tribe && member.rank === 'minion' ? (['tribal'] as const) : []), // MU-PULP-10
  ];
  // MU-EQ-10: the clause on difficult ground is garbled.
  if (settings.jumpPacks === 'free' && abilities.includes('jump-pack'))
    abilities.push('ignores-difficult');
  const rank = hired ? 'chief' : member.rank;
  const legs = abilities.filter((ability) => ability === 'bionic-leg').length;
  return {
    name: member.name ?? hired?.name ?? found?.name ?? { en: race, fr: race },
    race,
    rank,
    mercenary: hired !== undefined || sheet?.hired === true,
    values: {
      move: values.move,
      command: values.command,
      shoot: values.shoot === null ? null : values.shoot + added(gear, 'shoot'),
      melee: values.melee,
      strength: values.strength + added(gear, 'strength'),
      resistance: values.resistance,
      life: values.life,
      cost: values.cost,
    },
    armour: added(gear, 'resistance'),
    stride: added(gear, 'move') + (legs >= 2 ? LEGS : 0),
    ranged: member.weapons
      .flatMap((id) => shelf.ranged.find((each) => each.id === id) ?? [])
      .map((weapon) => ruledWeapon(weapon, settings)),
    melee: member.weapons.flatMap((id) => shelf.melee.find((each) => each.id === id) ?? []),
    equipment: member.equipment,
    abilities,
    points: sheet
      ? sheet.values.cost + gearCost(shelf, member, settings)
      : priceOf(shelf, band, member, settings),
  };
}

/** MU-SHOOT-04, MU-TMPL-06, MU-RW-02, MU-COVER-06: a weapon of which the book says two things, or too little, as it is played. */
function ruledWeapon(weapon: RangedWeapon, settings: Settings): RangedWeapon {
  const { heavy, reload, template, lobbed, hands, artillery } = weapon;
  const { blastCover, grenadeRadius, heavyFast, launcherReload } = settings;
  if (heavy && reload === 'fast' && heavyFast === 'one') return { ...weapon, heavy: false };
  if (template !== 'blast') return weapon;
  const isGrenade = lobbed === true && !artillery;
  return {
    ...weapon,
    ...(isGrenade &&
      hands === 1 &&
      grenadeRadius === '3' && { radius: Math.min(GRENADE, weapon.radius ?? GRENADE) }),
    ...(isGrenade && hands === 2 && launcherReload === 'fast' && { reload: launcherReload }),
    ...(blastCover === 'none' && { lobbed: true }),
    ...(blastCover === 'all' && { lobbed: false }),
  };
}

/** MU-TMPL-06: the radius of a hand grenade, where it is that of the others. */
const GRENADE = 3;

function added(gear: readonly Equipment[], what: keyof NonNullable<Equipment['adds']>): number {
  return gear.reduce((sum, { adds }) => sum + (adds?.[what] ?? 0), 0);
}
