import type { ListReport, ListEntry, ListProblem } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Band, Member } from '../rules/band.ts';
import { BAND_POINTS } from '../rules/muster.ts';
import { bandPrice, priceOf, raceOf } from '../rules/price.ts';
import type { Settings } from '../rules/settings.ts';
import { CLASS_VALUES, vehiclePrice, type VehicleEntry } from '../rules/vehicle-classes.ts';
import { checkGear } from './check-gear.ts';
import { checkVehicle } from './check-vehicle.ts';
import { bandProblem } from './problem-messages.ts';

/** MU-BAND-02: what may go to heroes and to minions. */
const HEROES = 300;
const MINIONS = 200;

/** MU-BAND-04, MU-RACE-07, MU-EXTRA-01. */
const LIEUTENANTS = 2;
const GOBLIN_LIEUTENANTS = 3;
const EXTRAS = 4;

/** MU-RT-01. */
const TEAM_LIEUTENANTS = 4;

/** MU-PULP-13. */
const VOODOO = 'voodoo-zombie';

const countOf = ({ count = 1 }: Member) => count;

/** MU-MERC-05: mercenaries are heroes beside chief and lieutenants. */
function isHero({ rank, mercenary }: Member): boolean {
  return mercenary !== undefined || rank === 'chief' || rank === 'lieutenant';
}

/** A band whose names are all known: what it costs, and every rule that it breaks. */
export function checkBand(shelf: Library, band: Band, settings: Settings): ListReport {
  return {
    entries: [
      ...band.members.map((member, i) => entryOf(shelf, band, member, i, settings)),
      ...(band.vehicles ?? []).map((entry, i) => ({
        path: `/vehicles/${i}`,
        title: entry.name ?? CLASS_VALUES[entry.class].name,
        count: 1,
        points: vehiclePrice(shelf, entry),
      })),
    ],
    points: bandPrice(shelf, band, settings),
    problems: [
      ...checkPoints(shelf, band, settings),
      ...checkRanks(shelf, band),
      ...(band.vehicles ?? []).flatMap((entry, i) => checkVehicle(shelf, entry, `/vehicles/${i}`)),
      ...band.members.flatMap((member, i) => [
        ...checkRace(shelf, band, member, `/members/${i}`, settings),
        ...checkGear(shelf, band, member, `/members/${i}`),
      ]),
    ],
  };
}

function entryOf(
  shelf: Library,
  band: Band,
  member: Member,
  i: number,
  settings: Settings,
): ListEntry {
  const hired = shelf.mercenaries.find(({ id }) => id === member.mercenary);
  const race = shelf.races.find(({ id }) => id === raceOf(shelf, band, member));
  const count = countOf(member);
  return {
    path: `/members/${i}`,
    title: member.name ?? hired?.name ?? race?.name ?? { en: member.rank, fr: member.rank },
    count,
    points: count * priceOf(shelf, band, member, settings),
  };
}

/** MU-BAND-01 to MU-BAND-03: 500 in all, gear counts with its carrier, vehicles with the heroes. */
function checkPoints(shelf: Library, band: Band, settings: Settings): readonly ListProblem[] {
  const { vehicles = [] } = band;
  const costOf = (members: readonly Member[], driven: readonly VehicleEntry[] = []) =>
    bandPrice(shelf, { ...band, members, vehicles: driven }, settings);
  const isInTotal = settings.gearLimits === 'total';
  const limited = band.members.map((member) =>
    isInTotal ? { ...member, weapons: [], equipment: [] } : member,
  );
  const driven = isInTotal ? [] : vehicles;
  const limits = [
    ['over-budget', costOf(band.members, vehicles), BAND_POINTS],
    ['too-much-for-heroes', costOf(limited.filter(isHero), driven), HEROES],
    ['too-much-for-minions', costOf(limited.filter((each) => !isHero(each))), MINIONS],
  ] as const;
  return limits.flatMap(([code, points, most]) =>
    points > most ? [bandProblem('/members', code, { points, most, over: points - most })] : [],
  );
}

/** MU-BAND-04, MU-BAND-05: one chief, a few lieutenants, minions, and extras for them. */
function checkRanks(shelf: Library, band: Band): readonly ListProblem[] {
  const numberOf = (rank: Member['rank'], isOne: (member: Member) => boolean = () => true) =>
    band.members
      .filter((each) => each.rank === rank && each.mercenary === undefined && isOne(each))
      .reduce((sum, each) => sum + countOf(each), 0);
  const [chiefs, lieutenants] = [numberOf('chief'), numberOf('lieutenant')];
  const [minions, extras] = [numberOf('minion'), numberOf('extra')];
  const race = shelf.races.find(({ id }) => id === band.race);
  const most = race?.permits?.includes('three-lieutenants') ? GOBLIN_LIEUTENANTS : LIEUTENANTS;
  const problems: ListProblem[] = [];
  const wrong = (...args: [Parameters<typeof bandProblem>[1], Parameters<typeof bandProblem>[2]]) =>
    problems.push(bandProblem('/members', ...args));
  if (chiefs !== 1) wrong('not-one-chief', { found: chiefs });
  if (band.team) {
    // MU-RT-01, MU-RT-02
    const mostHere = band.team === 'terrorists' ? 1 : TEAM_LIEUTENANTS;
    if (lieutenants > mostHere)
      wrong('too-many-lieutenants', { found: lieutenants, most: mostHere });
    if (minions > 0) wrong('no-minions-in-teams', { found: minions });
    if (band.team === 'anti-terrorists' && extras > 0)
      wrong('too-many-extras', { found: extras, minions });
    return problems;
  }
  if (band.tribe && lieutenants > 0) wrong('no-lieutenants-in-tribes', { found: lieutenants });
  else if (lieutenants > most) wrong('too-many-lieutenants', { found: lieutenants, most });
  if (minions === 0) wrong('no-minion', {});
  // MU-EDGE-06: a voodoo zombie brings no extras.
  const living = numberOf('minion', ({ race }) => race !== VOODOO);
  if (extras > EXTRAS * living) wrong('too-many-extras', { found: extras, minions: living });
  return problems;
}

/** MU-BAND-08, MU-RACE-02, MU-RACE-08, MU-RACE-10: one race, and the allies its traits allow. */
function checkRace(
  shelf: Library,
  band: Band,
  member: Member,
  path: string,
  settings: Settings,
): readonly ListProblem[] {
  const { rank, race, mercenary } = member;
  if (race === undefined || race === band.race || mercenary !== undefined) return [];
  if (race === VOODOO && band.scientist) return checkVoodoo(member, path); // MU-PULP-13
  const permits = shelf.races.find(({ id }) => id === band.race)?.permits ?? [];
  if (race === 'goblin' && permits.includes('recruits-goblins'))
    return rank === 'minion' ? [] : [bandProblem(path, 'goblins-as-minions-only', { rank })];
  if (race === 'orc' && rank === 'chief' && permits.includes('orc-chief')) return [];
  if (settings.bandMixing === 'free') return [];
  return [bandProblem(`${path}/race`, 'foreign-race', { band: band.race, race })];
}

/** MU-PULP-13: they carry nothing. */
function checkVoodoo({ weapons, equipment }: Member, path: string): readonly ListProblem[] {
  const [item] = [...weapons, ...equipment];
  return item === undefined ? [] : [bandProblem(path, 'zombies-carry-nothing', { item })];
}
