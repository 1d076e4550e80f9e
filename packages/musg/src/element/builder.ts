import type { BuilderExtra, BuilderShelf, BuilderSource, BuiltMember } from '@skirmish-kit/ui';
import { listRoom } from '../lists/list-room.ts';
import { BUILT_IN_SHELF } from '../packs/built-in.ts';
import type { Member } from '../rules/band.ts';
import { BAND_POINTS } from '../rules/muster.ts';
import { RANKS, type Race, type Rank } from '../rules/profile.ts';
import { elementWords } from './words.ts';

export { builderStyles, ListBuilder } from '@skirmish-kit/ui';

const { races, ranged, melee, equipment, mercenaries, bands } = BUILT_IN_SHELF;

/** MU-EQ-12: everybody may carry everything he has hands for. */
const EXTRAS: readonly BuilderExtra[] = [
  ...ranged.map(({ id, name, cost }) => ({ id: `weapon:${id}`, name, points: cost })),
  ...melee.map(({ id, name, cost }) => ({ id: `weapon:${id}`, name, points: cost })),
  ...equipment
    .filter(({ only }) => only === undefined)
    .map(({ id, name, cost }) => ({ id: `thing:${id}`, name, points: cost })),
];

/** Bands: what each race brings, and what checks them (MU-BAND-01 to MU-BAND-11). */
export const builderSource: BuilderSource = {
  title: listRoom.title,
  shelves: races
    .filter(({ ranks }) => ranks.chief)
    .map(shelfOf)
    .toSorted((a, b) => Number(b.preset.length > 0) - Number(a.preset.length > 0)),
  budgets: [BAND_POINTS],
  make: (race, _, members) => ({
    id: 'my-band',
    name: { en: 'My band', fr: 'Ma bande' },
    race,
    members: members.map(({ unit, extras }) => memberOf(unit, extras)),
  }),
  check: (list) => listRoom.checkList(list),
};

function shelfOf(race: Race): BuilderShelf {
  const own = RANKS.flatMap((rank) => {
    const values = race.ranks[rank];
    return values ? [unit(`rank:${rank}`, race, rank, values.cost)] : [];
  });
  const goblin = races.find(({ id }) => id === 'goblin');
  const recruit = race.permits?.includes('recruits-goblins') ? goblin?.ranks.minion : undefined;
  return {
    id: race.id,
    name: race.name,
    units: [
      ...own,
      ...(goblin && recruit ? [unit('race:goblin', goblin, 'minion', recruit.cost)] : []),
      ...mercenaries.map(({ id, name, hire, perGame }) => ({
        id: `mercenary:${id}`,
        name,
        kind: elementWords['rank-mercenary'],
        points: hire + perGame,
        extras: EXTRAS,
      })),
    ],
    preset: presetOf(race),
  };
}

function unit(id: string, { name }: Race, rank: Rank, points: number) {
  return { id, name, kind: elementWords[`rank-${rank}`], points, extras: EXTRAS };
}

function memberOf(unitId: string, extras: readonly string[]): Member {
  const [kind, id = ''] = unitId.split(':');
  const named = (prefix: string) =>
    extras.flatMap((each) => (each.startsWith(prefix) ? [each.slice(prefix.length)] : []));
  const carried = { weapons: named('weapon:'), equipment: named('thing:') };
  if (kind === 'mercenary') return { rank: 'chief', mercenary: id, ...carried };
  if (kind === 'race') return { rank: 'minion', race: id, ...carried };
  return { rank: RANKS.find((rank) => rank === id) ?? 'minion', ...carried };
}

/** The band of that race that comes with the game. */
function presetOf({ id }: Race): readonly BuiltMember[] {
  const band = bands.find(({ race, tribe }) => race === id && !tribe);
  return (band?.members ?? []).flatMap(({ rank, race, mercenary, count = 1, weapons, equipment }) =>
    Array.from({ length: count }, () => ({
      unit: mercenary ? `mercenary:${mercenary}` : race ? `race:${race}` : `rank:${rank}`,
      extras: [
        ...weapons.map((weapon) => `weapon:${weapon}`),
        ...equipment.map((thing) => `thing:${thing}`),
      ],
    })),
  );
}
