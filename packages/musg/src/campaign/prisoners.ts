import type { Flow, Outcome, RuleId } from '@skirmish-kit/core';
import type { Library } from '../packs/pack.ts';
import type { FigureId } from '../rules/state.ts';
import { loseGear } from './deaths.ts';
import { hireablePool } from './mercenaries.ts';
import { emit } from './events.ts';
import { lieutenantsAllowed } from './promotion.ts';
import { chiefOf, leave, memberOf, membersOfRank } from './roster.ts';
import type { Campaign, CampaignBand, Character, Prisoner } from './state.ts';

/** MU-ALIEN-03, MU-PULP-03, MU-EDGE-03: somebody is held by others, and has nothing left. */
export function* capture(campaign: Campaign, id: FigureId, by: Prisoner['by'], rule: RuleId): Flow {
  const { band, character } = memberOf(campaign, id);
  yield* emit('held', rule, { figure: id, by });
  yield* loseGear(campaign, id, rule);
  leave(band, id);
  band.held = [...(band.held ?? []), { by, game: campaign.game, character }];
}

/**
 * MU-ALIEN-03, MU-PULP-03: the next battle is the rescue: who wins it has his people back. Whom the
 * aliens have and nobody fetches is gone; a prison waits.
 */
export function* rescue(shelf: Library, campaign: Campaign, { winners }: Outcome): Flow {
  for (const [seat, band] of campaign.bands.entries())
    for (const held of band.held ?? []) {
      if (held.game >= campaign.game) continue;
      if (winners.includes(seat)) yield* comeHome(shelf, campaign, band, held);
      else if (held.by === 'aliens') yield* giveUp(campaign, band, held);
    }
}

/** Whose place another has taken meanwhile is for hire (MU-BAND-04). */
function* comeHome(shelf: Library, campaign: Campaign, band: CampaignBand, held: Prisoner): Flow {
  const { character, by } = held;
  release(band, held);
  if (hasPlace(shelf, band, character)) band.members = [...band.members, character];
  else hireablePool(campaign, character);
  const rule = by === 'aliens' ? 'MU-ALIEN-03' : 'MU-PULP-03';
  yield* emit('rescued', rule, { figure: character.id });
}

function hasPlace(shelf: Library, band: CampaignBand, { rank }: Character): boolean {
  if (rank === 'chief') return !chiefOf(band);
  const lieutenants = membersOfRank(band, 'lieutenant').length;
  return rank !== 'lieutenant' || lieutenants < lieutenantsAllowed(shelf, band);
}

function* giveUp({ game }: Campaign, band: CampaignBand, held: Prisoner): Flow {
  const { id, name, rank } = held.character;
  release(band, held);
  band.gone = [...band.gone, { id, name, rank, game }];
  yield* emit('gone', 'MU-ALIEN-03', { figure: id });
}

function release(band: CampaignBand, held: Prisoner): void {
  const left = band.held?.filter((each) => each !== held) ?? [];
  if (left.length > 0) band.held = left;
  else delete band.held;
}
