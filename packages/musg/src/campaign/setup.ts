import { copyState, type Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { Band } from '../rules/band.ts';
import { BAND_POINTS } from '../rules/muster.ts';
import { bandPrice, raceOf, valuesOf } from '../rules/price.ts';
import { DEFAULT_SETTINGS, type Settings } from '../rules/settings.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { opened } from './book.ts';
import { characterFrom } from './character.ts';
import type { CampaignSetup, NewCampaign } from './setup-type.ts';
import { DEFAULT_CAMPAIGN_SETTINGS } from './settings.ts';
import type { Campaign, CampaignBand, Character } from './state.ts';

/** All tables that have as many sides as there are bands, in turn. */
export const IN_TURN = 'in-turn';

export const DEFAULT_CAMPAIGN: NewCampaign = {
  bands: ['harbour-watch', 'red-fang'],
  scenario: IN_TURN,
  games: 5,
  settings: {},
  rulings: {},
};

/** The tables that so many bands can fight on; some worlds leave sides of them empty (MU-ZOM-01). */
export function tablesFor(
  { scenarios }: Library,
  bands: number,
  world?: string,
): readonly string[] {
  const least = BUILT_IN_WORLDS.find(({ id }) => id === world)?.leastBands ?? Infinity;
  return scenarios
    .filter(({ deployment: { length } }) =>
      bands >= least ? length >= Math.max(2, bands) : length === bands,
    )
    .map(({ id }) => id);
}

/** A campaign before its first game, or where its book was left. */
export function setUpCampaign(shelf: Library, setup: CampaignSetup): Campaign {
  if ('book' in setup) return opened(copyState(setup.book));
  const settings: Settings = { ...DEFAULT_SETTINGS, ...setup.settings };
  const named = setup.bands.map((each) => {
    const band = typeof each === 'string' ? shelf.bands.find(({ id }) => id === each) : each;
    if (!band) throw new Error(`There is no band ${String(each)}.`);
    return band;
  });
  return opened({
    settings,
    rulings: { ...DEFAULT_CAMPAIGN_SETTINGS, ...setup.rulings },
    scenarios:
      setup.scenario === IN_TURN
        ? tablesFor(shelf, setup.bands.length, setup.world)
        : [setup.scenario],
    ...(setup.world !== undefined && {
      world: setup.world,
      worldSettings: setup.worldSettings ?? {},
    }),
    games: setup.games,
    game: 1,
    bands: named.map((band, seat) => foundBand(shelf, named, band, seat, settings)),
    pool: [],
  });
}

/** MU-BAND-06: a new band with a sheet for everybody; what was not spent is its treasure. */
function foundBand(
  shelf: Library,
  all: readonly Band[],
  band: Band,
  seat: Seat,
  settings: Settings,
): CampaignBand {
  const isTwice = all.filter(({ id }) => id === band.id).length > 1;
  const members = band.members
    .flatMap((member) => Array.from({ length: member.count ?? 1 }, () => member))
    .map((member, i): Character => {
      const race = raceOf(shelf, band, member);
      const hired = shelf.mercenaries.find(({ id }) => id === member.mercenary);
      const found = shelf.races.find(({ id }) => id === race);
      return characterFrom(
        shelf,
        {
          id: `${'abcdefgh'[seat] ?? 'z'}${i + 1}`,
          name: member.name ?? hired?.name ?? found?.name ?? { en: race, fr: race },
          race,
          member,
          values: valuesOf(shelf, band, member),
          // MU-MERC-01: what a new band pays for him covers his first game.
          dues: hired ? 'next-paid' : 'none',
        },
        settings,
      );
    });
  return {
    id: isTwice ? `${band.id}-${seat + 1}` : band.id,
    name: band.name,
    race: band.race,
    tribe: band.tribe === true,
    ...(band.scientist && { scientist: true }),
    ...(band.team && { team: band.team }),
    ...(band.vehicles && band.vehicles.length > 0 && { vehicles: band.vehicles }),
    members,
    store: [],
    treasure: Math.max(0, BAND_POINTS - bandPrice(shelf, band, settings)),
    joined: members.length,
    gone: [],
    wins: 0,
    points: 0,
  };
}
