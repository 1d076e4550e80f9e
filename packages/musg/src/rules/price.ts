import type { Library } from '../packs/pack.ts';
import type { Band, Member } from './band.ts';
import type { Values } from './profile.ts';
import type { Settings } from './settings.ts';
import { vehiclePrice } from './vehicle-classes.ts';

/** Whose values a member has: his own race, that of the band, or that of the mercenary (MU-MERC-05). */
export function raceOf(shelf: Library, band: Band, { rank, race, mercenary }: Member): string {
  if (mercenary !== undefined)
    return shelf.mercenaries.find(({ id }) => id === mercenary)?.race ?? band.race;
  return race ?? (rank === 'extra' ? 'extra' : band.race);
}

/** MU-RACE-01: his line of the tables. */
export function valuesOf(shelf: Library, band: Band, member: Member): Values {
  const race = raceOf(shelf, band, member);
  const rank = member.mercenary === undefined ? member.rank : 'chief';
  const values = shelf.races.find(({ id }) => id === race)?.ranks[rank];
  if (!values) throw new Error(`There is no ${rank} of ${race}.`);
  return values;
}

/** MU-CHAR-13, MU-PULP-09, MU-RACE-10, MU-MERC-01: what somebody costs without gear. */
export function bareCost(shelf: Library, band: Band, member: Member, settings: Settings): number {
  const { mercenary, rank } = member;
  if (mercenary !== undefined) {
    const hired = shelf.mercenaries.find(({ id }) => id === mercenary);
    return (hired?.hire ?? 0) + (hired?.perGame ?? 0);
  }
  const { cost } = valuesOf(shelf, band, member);
  if (band.tribe && rank === 'minion') return Math.floor(cost / 2);
  const isAbroad = raceOf(shelf, band, member) === 'goblin' && band.race !== 'goblin';
  return isAbroad && settings.goblinsAbroad === 'double' ? 2 * cost : cost;
}

/** MU-BAND-10, MU-BAND-11, MU-EQ-12: gear with its free firsts. */
export function gearCost(shelf: Library, member: Member, settings: Settings): number {
  const free = new Set<string>();
  let cost = 0;
  for (const id of member.weapons) {
    const melee = shelf.melee.find((each) => each.id === id);
    const ranged = shelf.ranged.find((each) => each.id === id);
    const weapon = melee ?? ranged;
    const mayBeFree = melee
      ? melee.firstFree
      : settings.firstModernPistol === 'free' && ranged?.firstFree;
    if (mayBeFree && !free.has(id)) free.add(id);
    else cost += weapon?.cost ?? 0;
  }
  for (const id of member.equipment)
    cost += shelf.equipment.find((each) => each.id === id)?.cost ?? 0;
  return cost;
}

/** What one such member costs in all. */
export function priceOf(shelf: Library, band: Band, member: Member, settings: Settings): number {
  return bareCost(shelf, band, member, settings) + gearCost(shelf, member, settings);
}

/** MU-BAND-01: what a band spends. */
export function bandPrice(shelf: Library, band: Band, settings: Settings): number {
  const vehicles = (band.vehicles ?? []).reduce((sum, each) => sum + vehiclePrice(shelf, each), 0);
  return band.members.reduce(
    (sum, member) => sum + (member.count ?? 1) * priceOf(shelf, band, member, settings),
    vehicles,
  );
}
