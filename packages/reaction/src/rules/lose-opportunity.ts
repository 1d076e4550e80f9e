import type { Flow } from '@skirmish-kit/core';
import { emit } from './events.ts';
import type { Battle, Figure } from './state.ts';

export type OpportunityEnd = 'turn' | 'hit' | 'used' | 'panic' | 'combat';

/** RX-OPP-02, RX-OPP-03: a figure waits no longer. */
export function* loseOpportunity(battle: Battle, figure: Figure, why: OpportunityEnd): Flow {
  if (!figure.opportunity) return;
  const ruled = why === 'panic' || why === 'combat';
  if (ruled && battle.settings.opportunityBreaks === 'never' && figure.reaction !== 'rout') return;
  figure.opportunity = false;
  yield* emit('opportunity-lost', ruled ? 'RX-OPP-03' : 'RX-OPP-02', { figure: figure.id, why });
}
