import type { ChoiceRequest } from '@skirmish-kit/core';
import type { ActionOption } from '@skirmish-kit/ui/table';
import { actions, type Action } from '../rules/action.ts';
import { canReach, CHARGE, chargePath } from '../rules/charge.ts';
import { areEngaged } from '../rules/figures.ts';
import { piecesLeft } from '../rules/pieces.ts';
import { costOf } from '../rules/legal.ts';
import { reachOf } from '../rules/movement.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { strikeChoices } from '../rules/strike-choices.ts';
import type { MusgNames } from '../messages/names.ts';
import { elementText } from '../messages/element-messages.ts';

/** Everything a figure can do to an enemy, each with its price and, where it cannot, with why. */
export function targetOptions(
  battle: Battle,
  ask: ChoiceRequest,
  figure: Figure,
  enemy: Figure,
  names: MusgNames,
): readonly ActionOption[] {
  const say = elementText(names.language);
  const target = enemy.id;
  const judged = (action: Action, label: string, note?: string): ActionOption => {
    const key = actions.make(action);
    const refusal = ask.explain(key);
    return { key, label, ap: costOf(battle, figure, action), refusal, ...(note && { note }) };
  };
  const left = piecesLeft(figure.recruit.ranged, figure.lost).map(({ id }) => id);
  const shots = [...new Set(left)].map((weapon) =>
    judged({ kind: 'shoot', weapon, target }, `${say('shoot')} · ${names.weapon(weapon)}`),
  );
  if (!areEngaged(battle, figure, enemy))
    return [
      ...shots,
      {
        ...judged(
          { kind: 'charge', target },
          say('charge'),
          chargeNote(battle, figure, enemy, names),
        ),
        charge: true,
      },
    ];
  const strikes = strikeChoices(figure).map((weapons) => {
    const held = weapons.map((id) => names.weapon(id)).join(' + ');
    return judged({ kind: 'strike', target, weapons }, `${say('strike')} · ${held}`);
  });
  return [...strikes, ...shots];
}

/** MU-CHG-01: how far it is; of a charge that cannot arrive the refusal says so. */
function chargeNote(
  battle: Battle,
  figure: Figure,
  enemy: Figure,
  names: MusgNames,
): string | undefined {
  if (!canReach(battle, figure, enemy)) return undefined;
  const way = chargePath(battle, figure, enemy);
  if (!way) return undefined;
  const params = {
    distance: names.paces(way.length),
    reach: names.distance(reachOf(figure, CHARGE)),
  };
  return elementText(names.language)('of-reach', params);
}
