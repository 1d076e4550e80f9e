import { choose, type Flow, type Seat } from '@skirmish-kit/core';
import { yesOrNo } from '../../rules/answer-keys.ts';
import { figureOf } from '../../rules/figures.ts';
import type { Battle, FigureId } from '../../rules/state.ts';
import { addToPool } from '../mercenaries.ts';
import { emit } from '../events.ts';
import { memberOf } from '../roster.ts';
import type { Campaign, Character } from '../state.ts';

/** MU-PULP-04: for hire from now on, for his rank and what he carried when he fell. */
export function* becomeLegend(campaign: Campaign, battle: Battle, id: FigureId): Flow {
  const { character } = memberOf(campaign, id);
  character.fee = figureOf(battle, id).recruit.points;
  addToPool(campaign, id);
  yield* emit('fallen-hero', 'MU-PULP-04', { figure: id });
}

/** MU-PULP-04: a hero who fell comes back only if nobody else objects. */
export function* othersConsent(
  campaign: Campaign,
  seat: Seat,
  character: Character,
): Flow<boolean> {
  const { id, fee } = character;
  if (fee === undefined) return true;
  for (const other of campaign.bands.keys()) {
    if (other === seat) continue;
    const agrees = yield* choose({
      who: other,
      about: 'consent',
      rule: 'MU-PULP-04',
      params: { figure: id, seat },
      options: [
        { key: yesOrNo.make({ kind: 'yes' }), value: true },
        { key: yesOrNo.make({ kind: 'no' }), value: false },
      ],
    });
    if (agrees) continue;
    character.refused = campaign.game;
    yield* emit('not-wanted', 'MU-PULP-04', { figure: id, seat: other });
    return false;
  }
  return true;
}
