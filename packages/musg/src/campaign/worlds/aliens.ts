import { isAbducted } from '../../rules/worlds/abduction.ts';
import type { CampaignWorld } from '../campaign-world.ts';
import { removeDead } from '../deaths.ts';
import { capture } from '../prisoners.ts';
import { findMember } from '../roster.ts';

/** MU-ALIEN-03, MU-EDGE-03: who was left lying is abducted, and what he carried is lost. */
export const aliens: CampaignWorld = {
  *seesTo(campaign, battle, id) {
    const member = findMember(campaign, id);
    if (!member || !isAbducted(battle, id)) return false;
    const isSought = campaign.rulings.abducted === 'rescue' && !member.character.hired;
    if (isSought) yield* capture(campaign, id, 'aliens', 'MU-ALIEN-03');
    else yield* removeDead(campaign, id, 'lost', 'MU-ALIEN-03');
    return true;
  },
};
