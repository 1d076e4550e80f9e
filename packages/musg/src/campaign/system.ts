import { defineSystem, type GameSystem } from '@skirmish-kit/core';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Library } from '../packs/pack.ts';
import { viewFor } from '../rules/player-view.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import { musgFrom } from '../system.ts';
import { campaignMessages } from '../messages/campaign.ts';
import { campaignChoices } from './choices.ts';
import { readCampaignFrom } from './read-campaign.ts';
import type { CampaignSetup } from './setup-type.ts';
import { DEFAULT_CAMPAIGN, setUpCampaign } from './setup.ts';
import type { Campaign } from './state.ts';
import { campaignStep } from './step.ts';

/** Campaigns with what lies on a shelf (MU-CAMP-01). */
function campaignFrom(shelf: Library): GameSystem<Campaign, CampaignSetup> {
  const battles = musgFrom(shelf);
  return defineSystem<Campaign, CampaignSetup>({
    id: 'musg-campaign',
    // 2: as the battles in it.
    version: 3,
    readsFrom: 1,
    title: { en: 'Musg campaign', fr: 'Campagne de Musg' },
    defaults: DEFAULT_CAMPAIGN,
    readSetup: (value) => readCampaignFrom(shelf, value),
    choices: campaignChoices(shelf),
    messages: campaignMessages(shelf),
    setup: (setup) => setUpCampaign(shelf, setup),
    adopt: ({ battle, ...campaign }) => ({
      ...campaign,
      battle: battle && (battles.adopt?.(battle) ?? battle),
    }),
    seats: ({ bands, world, worldSettings = {} }) => {
      const there = BUILT_IN_WORLDS.find(({ id }) => id === world);
      return bands.length + (there?.isMastered?.(worldSettings) ? 1 : 0);
    },
    step: (campaign) => campaignStep(shelf, battles, campaign),
    outcome: ({ decided }) => decided ?? undefined,
    playerView(campaign, seat) {
      const known = campaign.battle && viewFor(campaign.battle, seat);
      return known === campaign.battle ? campaign : { ...campaign, battle: known };
    },
    catalogue: battles.catalogue,
    bots: { bot: async () => (await import('./bot.ts')).campaignBot },
  });
}

/**
 * A campaign of Musg: battles in a row, and what becomes of people and treasure between them.
 *
 * @example
 * ```ts
 * const campaign = new Game(musgCampaign, musgCampaign.defaults, { seed: 7 });
 * campaign.state.bands.map(({ treasure }) => treasure >= 0); // [true, true]
 * campaign.ask()?.about; // 'next-game'
 * ```
 */
export const musgCampaign: GameSystem<Campaign, CampaignSetup> =
  /* @__PURE__ */ campaignFrom(BUILT_IN_LIBRARY);
