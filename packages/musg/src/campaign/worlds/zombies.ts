import { isIn } from '../../rules/figures.ts';
import { figureCounter } from '../../rules/world-helpers.ts';
import type { CampaignWorld } from '../campaign-world.ts';
import { removeDead } from '../deaths.ts';
import { findMember } from '../roster.ts';

/** MU-ZOM-04: who is infected turns after the battle too, unless the table cures him. */
export const zombies: CampaignWorld = {
  alsoFallen: ({ rulings }, battle) =>
    rulings.infectedAfter === 'turn'
      ? battle.figures
          .filter((figure) => isIn(figure) && figureCounter(battle, figure.id, 'infected') > 0)
          .map(({ id }) => id)
      : [],
  // MU-EDGE-03: the gear of a minion goes to the store, that of a leader with him.
  *seesTo(campaign, battle, id) {
    const member = findMember(campaign, id);
    const figure = battle.figures.find((each) => each.id === id);
    if (!member || !figure || !isIn(figure)) return false;
    const { rank, hired } = member.character;
    const isLow = !hired && (rank === 'minion' || rank === 'extra');
    yield* removeDead(campaign, id, isLow ? 'store' : 'lost', isLow ? 'MU-EDGE-03' : 'MU-ZOM-04');
    return true;
  },
};
