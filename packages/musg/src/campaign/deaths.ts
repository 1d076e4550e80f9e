import type { Flow, RuleId } from '@skirmish-kit/core';
import type { FigureId } from '../rules/state.ts';
import { emit } from './events.ts';
import { gearOf, leave, memberOf } from './roster.ts';
import type { Campaign } from './state.ts';

/** MU-INJ-01, MU-INJ-03, MU-EDGE-03: somebody is gone; his gear goes to the store or with him. */
export function* removeDead(
  campaign: Campaign,
  id: FigureId,
  gear: 'store' | 'lost',
  rule: RuleId,
): Flow {
  const { band, character } = memberOf(campaign, id);
  const { name, rank } = character;
  yield* emit('gone', rule, { figure: id });
  if (gear === 'lost') yield* loseGear(campaign, id, rule);
  else yield* storeGear(campaign, id, rule);
  leave(band, id);
  band.gone = [...band.gone, { id, name, rank, game: campaign.game }];
}

/** MU-INJ-03, MU-INJ-16: all he carries is lost. */
export function* loseGear(campaign: Campaign, id: FigureId, rule: RuleId): Flow {
  const { seat, character } = memberOf(campaign, id);
  const items = gearOf(character);
  character.weapons = [];
  character.equipment = [];
  if (items.length > 0) yield* emit('gear-lost', rule, { seat, items });
}

/** MU-INJ-01: all he carries goes back to the band. */
function* storeGear(campaign: Campaign, id: FigureId, rule: RuleId): Flow {
  const { seat, band, character } = memberOf(campaign, id);
  const items = gearOf(character);
  band.store = [...band.store, ...items];
  character.weapons = [];
  character.equipment = [];
  if (items.length > 0) yield* emit('gear-stored', rule, { seat, items });
}
