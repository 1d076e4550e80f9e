import type { Messages } from '@skirmish-kit/core';
import type { Campaign } from '../campaign/state.ts';
import type { Library } from '../packs/pack.ts';
import { campaignEvents } from './campaign-events.ts';
import { CampaignNames } from './campaign-names.ts';
import { campaignQuestions } from './campaign-questions.ts';
import { campaignRefusals } from './campaign-refusals.ts';
import { campaignRolls } from './campaign-rolls.ts';
import { messages } from './index.ts';

/** Everything a campaign says, its battles included. */
export function campaignMessages(shelf: Library): Messages<Campaign, CampaignNames> {
  return {
    names: (campaign, language) => new CampaignNames(shelf, campaign, language),
    side: (campaign, seat, language) => new CampaignNames(shelf, campaign, language).side(seat),
    events: { ...messages.events, ...campaignEvents },
    refusals: { ...messages.refusals, ...campaignRefusals },
    questions: { ...messages.questions, ...campaignQuestions },
    rolls: { ...messages.rolls, ...campaignRolls },
    reasons: {
      'last-band-left': {
        en: 'no other band has anybody left',
        fr: 'il ne reste personne dans les autres bandes',
      },
      'last-game': { en: 'the last game is played', fr: 'la dernière partie est jouée' },
    },
    isHeading: (entry) =>
      messages.isHeading?.(entry) === true || (entry.kind === 'event' && entry.about === 'game'),
    isSilent: (entry) => messages.isSilent?.(entry) === true,
  };
}
