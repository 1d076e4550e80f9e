import type { Flow } from '@skirmish-kit/core';
import { LAST_EPISODE } from '../../rules/worlds/pulp.ts';
import { setCount } from '../../rules/world-helpers.ts';
import type { Battle, FigureId } from '../../rules/state.ts';
import type { CampaignWorld } from '../campaign-world.ts';
import { capture } from '../prisoners.ts';
import { setBack } from '../temporary-effects.ts';
import { memberOf } from '../roster.ts';
import type { Campaign, Character } from '../state.ts';
import { becomeLegend } from './living-legend.ts';

/** MU-PULP-04: the last game of a campaign. */
const isLastEpisode = ({ game, games }: Campaign): boolean => game >= games;

const isLeader = ({ rank, hired }: Character): boolean =>
  !hired && (rank === 'chief' || rank === 'lieutenant');

/** MU-PULP-02 to MU-PULP-04: hero and villain die in the last episode alone, their seconds never. */
function cheatsDeath(campaign: Campaign, character: Character): boolean {
  if (!isLeader(character)) return false;
  return character.rank === 'chief'
    ? !isLastEpisode(campaign)
    : campaign.rulings.deadPartners === 'again';
}

/** MU-PULP-03, MU-PULP-04: a second goes to prison; a hero can come back as a legend. */
function* insteadOfGrave(campaign: Campaign, battle: Battle, id: FigureId): Flow<boolean> {
  const { seat, character } = memberOf(campaign, id);
  if (!isLeader(character)) return false;
  if (character.rank === 'lieutenant') {
    yield* capture(campaign, id, 'prison', 'MU-PULP-03');
    return true;
  }
  const heroes = campaign.worldSettings?.['heroes'] === 'second' ? 1 : 0;
  if (seat !== heroes) return false;
  yield* becomeLegend(campaign, battle, id);
  return true;
}

/** MU-PULP-02 to MU-PULP-06: what becomes of heroes, villains and their seconds. */
export const pulp: CampaignWorld = {
  begin(campaign, battle) {
    if (isLastEpisode(campaign)) setCount(battle, LAST_EPISODE, 1);
  },
  cheatsDeath,
  insteadOfGrave,
  // MU-PULP-06: the loss of an eye stays; MU-INJ-13: to be hardened is no injury.
  passes: (injury) => injury !== 'sight' && injury !== 'hardened',
  settled: (campaign, id) =>
    isLeader(memberOf(campaign, id).character) ? setBack(campaign, id) : undefined,
};
