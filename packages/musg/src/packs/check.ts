import type { Problem } from '@skirmish-kit/core';
import { checkBand } from '../lists/check-band.ts';
import type { Band, Member } from '../rules/band.ts';
import type { RangedWeapon } from '../rules/profile.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { BUILT_IN_LIBRARY } from './built-in.ts';
import { checkScenario } from './check-scenario.ts';
import { duplicates, unknownId } from './ids.ts';
import { libraryOf, type Goods, type MusgPack, type Library } from './pack.ts';
import { packProblem } from './problem-messages.ts';

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/**
 * What the schema cannot say about a pack: that ids are unique and known, here or among what is built
 * in, that bands are legal and tables make sense.
 */
export function checkPack(pack: MusgPack): readonly Problem[] {
  const { bands = [], scenarios = [] } = pack;
  const shelf = libraryOf([pack, BUILT_IN_LIBRARY]);
  return [
    ...checkGoods(pack, BUILT_IN_LIBRARY),
    ...duplicates('/bands', bands),
    ...duplicates('/scenarios', scenarios),
    ...bands.flatMap((band, i) => checkWholeBand(`/bands/${i}`, band, shelf)),
    ...scenarios.flatMap((scenario, i) => checkScenario(`/scenarios/${i}`, scenario)),
  ];
}

/** Races, weapons, gear and mercenaries beside those that are there. */
export function checkGoods(goods: Partial<Goods>, there: Library): readonly Problem[] {
  const { races = [], ranged = [], melee = [], equipment = [], mercenaries = [] } = goods;
  const shelf = libraryOf([goods, there]);
  return [
    ...duplicates('/races', races),
    ...duplicates('/ranged', ranged),
    ...duplicates('/melee', melee),
    ...melee.flatMap(({ id }, i) => {
      const first = ranged.findIndex((gun) => gun.id === id);
      if (first < 0) return [];
      return [packProblem(`/melee/${i}/id`, 'duplicate-id', { id, first: `/ranged/${first}` })];
    }),
    ...duplicates('/equipment', equipment),
    ...duplicates('/mercenaries', mercenaries),
    ...ranged.flatMap((weapon, i) => checkRanged(`/ranged/${i}`, weapon)),
    ...mercenaries.flatMap(({ race }, i) => checkMercenary(`/mercenaries/${i}`, race, shelf)),
  ];
}

/** A band that can be played: everything it names is there, and it breaks no rule for building one. */
function checkWholeBand(path: string, band: Band, shelf: Library): readonly Problem[] {
  const unknown = checkNames(path, band, shelf);
  if (unknown.length > 0) return unknown;
  const { problems } = checkBand(shelf, band, DEFAULT_SETTINGS);
  return problems.map((found) => ({ ...found, path: `${path}${found.path}` }));
}

function checkRanged(path: string, { id, ranges, template, radius, targets }: RangedWeapon) {
  const wrong: Problem[] = [];
  if (ranges === null && template !== 'flame') wrong.push(packProblem(path, 'no-range', { id }));
  if (template && targets > 1) wrong.push(packProblem(`${path}/targets`, 'one-target', { id }));
  if (template === 'blast' && radius === undefined) wrong.push(packProblem(path, 'no-radius'));
  if (ranges && (ranges[0] > ranges[1] || ranges[1] > ranges[2])) {
    const [short, medium, long] = ranges;
    wrong.push(packProblem(`${path}/ranges`, 'ranges-shrink', { short, medium, long }));
  }
  return wrong;
}

/** MU-MERC-05: he has the values of a chief of his race. */
function checkMercenary(path: string, race: string, { races }: Library): readonly Problem[] {
  const found = races.find(({ id }) => id === race);
  if (!found) return unknownId(`${path}/race`, 'race', race, ids(races));
  return found.ranks.chief ? [] : [packProblem(`${path}/race`, 'no-chief', { race })];
}

/** Everything a band names is there. */
export function checkNames(path: string, band: Band, shelf: Library): readonly Problem[] {
  const races = ids(shelf.races);
  return [
    ...unknownId(`${path}/race`, 'race', band.race, races),
    ...band.members.flatMap((member, i) =>
      checkMember(`${path}/members/${i}`, band, member, shelf),
    ),
  ];
}

function checkMember(path: string, band: Band, member: Member, shelf: Library): readonly Problem[] {
  const { rank, race = rank === 'extra' ? 'extra' : band.race, mercenary } = member;
  const weapons = [...ids(shelf.ranged), ...ids(shelf.melee)];
  const known = shelf.races.find(({ id }) => id === race);
  const ranks = known ? Object.keys(known.ranks) : [];
  return [
    ...(mercenary === undefined
      ? unknownId(`${path}/race`, 'race', race, ids(shelf.races))
      : unknownId(`${path}/mercenary`, 'mercenary', mercenary, ids(shelf.mercenaries))),
    ...(mercenary !== undefined || !known || known.ranks[rank]
      ? []
      : [packProblem(`${path}/rank`, 'no-such-rank', { race, rank, known: ranks.join(', ') })]),
    ...member.weapons.flatMap((id, i) => unknownId(`${path}/weapons/${i}`, 'weapon', id, weapons)),
    ...member.equipment.flatMap((id, i) =>
      unknownId(`${path}/equipment/${i}`, 'equipment', id, ids(shelf.equipment)),
    ),
  ];
}
