import { isProblems, problemFactory, type Problem } from '@skirmish-kit/core';
import type { BuilderOption, BuilderSection, BuilderSource, BuiltEntry } from '@skirmish-kit/ui';
import { listCheckerFor, readBand } from '../lists/list-checker.ts';
import type { Library } from '../packs/pack.ts';
import type { Band, Member } from '../rules/band.ts';
import { DEFAULT_SETUP } from '../rules/default-setup.ts';
import { BAND_POINTS } from '../rules/muster.ts';
import { RANKS, type Race, type Rank } from '../rules/profile.ts';
import { elementMessages } from '../messages/element-messages.ts';

/** MU-EQ-12: everybody may carry everything he has hands for. */
function extrasOf({ ranged, melee, equipment }: Library): readonly BuilderOption[] {
  return [
    ...ranged.map(({ id, name, cost }) => ({ id: `weapon:${id}`, name, points: cost })),
    ...melee.map(({ id, name, cost }) => ({ id: `weapon:${id}`, name, points: cost })),
    ...equipment
      .filter(({ only }) => only === undefined)
      .map(({ id, name, cost }) => ({ id: `thing:${id}`, name, points: cost })),
  ];
}

/** Bands: what each race brings, and what checks them (MU-BAND-01 to MU-BAND-11). */
export function builderSource(shelf: Library, pack: () => object): BuilderSource {
  const room = listCheckerFor(shelf);
  return {
    title: room.title,
    unnamed: { en: 'My band', fr: 'Ma bande' },
    shelves: shelf.races
      .filter(({ ranks }) => ranks.chief)
      .map((race) => shelfOf(shelf, race))
      .toSorted((a, b) => b.preset.length - a.preset.length),
    budgets: [BAND_POINTS],
    make: ({ name, shelf: race, members }): Band => ({
      id: MINE,
      name,
      race,
      members: members.map(({ unit, extras }) => memberOf(unit, extras)),
    }),
    read(list) {
      const band = readBand(shelf, list);
      if (isProblems(band)) return band;
      const { name, race, members } = band;
      const beyond = beyondBuilder(band);
      if (beyond.length > 0) return beyond;
      return { name, shelf: race, budget: BAND_POINTS, members: members.flatMap(builtFrom) };
    },
    check: (list) => room.checkList(list),
    start: () => ({ pack: pack(), draft: { bands: [MINE, ...DEFAULT_SETUP.bands.slice(1)] } }),
  };
}

/** The band that is built here. */
const MINE = 'my-band';

const problem = /* @__PURE__ */ problemFactory({
  'beyond-builder': {
    en: 'The builder cannot change this: {what}. Play the band from a pack instead.',
    fr: 'L’atelier ne sait pas changer ceci\u00a0: {what}. Jouez plutôt la bande depuis un pack.',
  },
});

/** What a band has that would be lost here. */
function beyondBuilder(band: Band): readonly Problem[] {
  const whole = (['tribe', 'scientist', 'team', 'vehicles'] as const).filter((key) => band[key]);
  const named = band.members.flatMap(({ name }, i) => (name ? [`members/${i}/name`] : []));
  return [...whole, ...named].map((what) => problem(`/${what}`, 'beyond-builder', { what }));
}

function shelfOf(shelf: Library, race: Race): BuilderSection {
  const { races, mercenaries } = shelf;
  const extras = extrasOf(shelf);
  const unit = (id: string, { name }: Race, rank: Rank, points: number) => ({
    id,
    name,
    kind: elementMessages[`rank-${rank}`],
    points,
    extras,
  });
  const own = RANKS.flatMap((rank) => {
    const values = race.ranks[rank];
    return values ? [unit(`rank:${rank}`, race, rank, values.cost)] : [];
  });
  const goblin = races.find(({ id }) => id === 'goblin');
  const recruit = race.permits?.includes('recruits-goblins') ? goblin?.ranks.minion : undefined;
  const units = [
    ...own,
    ...(goblin && recruit ? [unit('race:goblin', goblin, 'minion', recruit.cost)] : []),
    ...mercenaries.map(({ id, name, hire, perGame }) => ({
      id: `mercenary:${id}`,
      name,
      kind: elementMessages['rank-mercenary'],
      points: hire + perGame,
      extras,
    })),
  ];
  const isOffered = (member: BuiltEntry) => units.some(({ id }) => id === member.unit);
  return { id: race.id, name: race.name, units, preset: presetOf(shelf, race).filter(isOffered) };
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
function presetOf({ bands }: Library, { id }: Race): readonly BuiltEntry[] {
  const band = bands.find(({ race, tribe }) => race === id && !tribe);
  return (band?.members ?? []).flatMap(builtFrom);
}

function builtFrom(member: Member): readonly BuiltEntry[] {
  const { rank, race, mercenary, count = 1, weapons, equipment } = member;
  return Array.from({ length: count }, () => ({
    unit: mercenary ? `mercenary:${mercenary}` : race ? `race:${race}` : `rank:${rank}`,
    extras: [
      ...weapons.map((weapon) => `weapon:${weapon}`),
      ...equipment.map((thing) => `thing:${thing}`),
    ],
  }));
}
