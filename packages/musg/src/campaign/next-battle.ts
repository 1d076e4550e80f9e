import { constant, mapReading, roll, type Flow, type Seat } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { AbilityId, Hatred } from '../rules/ability.ts';
import type { MusteredBand, Recruit } from '../rules/band.ts';
import { ONE_DIE } from '../rules/dice.ts';
import { recruitFrom } from '../rules/muster.ts';
import { setUp } from '../rules/setup.ts';
import type { FigureId } from '../rules/state.ts';
import { modelFrom } from '../rules/vehicle-classes.ts';
import { ALL_MODULES } from '../rules/all-modules.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { learnedAbilities } from './improvements.ts';
import { worldBetween } from './campaign-world.ts';
import { payFee } from './mercenaries.ts';
import { emit } from './events.ts';
import { isInjured, currentValues } from './temporary-effects.ts';
import { asBand, asMember, bandOf, memberOf } from './roster.ts';
import type { Campaign, CampaignBand, Character } from './state.ts';

/** MU-EDGE-07, MU-INJ-09, MU-INJ-10, MU-MERC-03: who of a band comes to the next game. */
export function* musterBand(
  shelf: Library,
  campaign: Campaign,
  seat: Seat,
): Flow<readonly FigureId[]> {
  const coming: FigureId[] = [];
  for (const { id } of bandOf(campaign, seat).members)
    if (yield* comes(shelf, campaign, seat, id)) coming.push(id);
  return coming;
}

function* comes(shelf: Library, campaign: Campaign, seat: Seat, id: FigureId): Flow<boolean> {
  const { character } = memberOf(campaign, id);
  if (character.misses) {
    character.misses = false;
    yield* emit('misses-game', 'MU-INJ-10', { figure: id });
    return false;
  }
  if (isInjured(campaign, character, 'unreliable')) {
    const there = yield* roll(
      mapReading(ONE_DIE, (die) => die > 1),
      'MU-INJ-09',
      { who: seat, about: 'reliable', params: { figure: id } },
    );
    if (!there) yield* emit('misses-game', 'MU-INJ-09', { figure: id });
    if (!there) return false;
  }
  return character.hired ? yield* payFee(shelf, campaign, seat, id) : true;
}

/** What a sheet lets somebody do in battle. */
function abilitiesOf(campaign: Campaign, character: Character): readonly (AbilityId | Hatred)[] {
  const hardened = campaign.rulings.hardenedInRout === 'holds' ? 'fearless' : 'hardened'; // MU-INJ-13
  return [
    ...learnedAbilities(character),
    ...(isInjured(campaign, character, 'hardened') ? ([hardened] as const) : []),
    ...(character.patched ? (['patched-up'] as const) : []), // MU-INJ-10
    ...character.hates.map((band): Hatred => `hates ${band}`), // MU-INJ-12
  ];
}

/** Somebody as he stands on the table: his sheet with everything he carries. */
export function recruitOf(
  shelf: Library,
  campaign: Campaign,
  band: CampaignBand,
  character: Character,
): Recruit {
  return recruitFrom(shelf, asBand(band), asMember(character), campaign.settings, {
    values: currentValues(campaign, character),
    hired: character.hired,
    abilities: abilitiesOf(campaign, character),
  });
}

/** MU-CAMP-01: the next battle begins, on the next table. */
export function beginBattle(shelf: Library, campaign: Campaign): void {
  const { scenarios, game, settings } = campaign;
  const id = scenarios[(game - 1) % scenarios.length];
  const scenario = shelf.scenarios.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no table ${id}.`);
  const bands = campaign.bands.map((band, seat): MusteredBand => {
    const ids = campaign.fielded[seat] ?? [];
    const recruits = ids.map((each) =>
      recruitOf(shelf, campaign, band, memberOf(campaign, each).character),
    );
    const vehicles = band.vehicles?.map((entry) => modelFrom(shelf, entry)); // MU-VEH-25
    return {
      id: band.id,
      name: band.name,
      race: band.race,
      recruits,
      ids,
      unspent: 0,
      ...(vehicles && { vehicles }),
    };
  });
  for (const member of campaign.bands.flatMap(({ members }) => members)) member.patched = false;
  const world = BUILT_IN_WORLDS.find((each) => each.id === campaign.world);
  const { worldSettings = {} } = campaign;
  campaign.battle = setUp(
    {
      scenario,
      bands: constant(bands),
      settings: constant(settings),
      ...(world && { world, worldSettings }),
    },
    ALL_MODULES,
  );
  worldBetween(campaign)?.begin?.(campaign, campaign.battle);
}
