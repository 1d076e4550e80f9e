import type { ChoiceRequest } from '@skirmish-kit/core';
import { actions } from '../rules/action-keys.ts';
import { chargeAt } from '../rules/charge.ts';
import { FIGHT_COST } from '../rules/close-combat.ts';
import { touching } from '../rules/figures.ts';
import type { Weapon } from '../rules/profile.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { areaCost, fireCost, useOf } from '../rules/weapons.ts';
import type { ReactionNames } from '../messages/names.ts';
import type { ReactionOffer } from './action-options.ts';
import { elementText, type ElementKey } from '../messages/element-messages.ts';

/** Everything a figure can do to an enemy, each with its price and, where it cannot, with why. */
export function targetOptions(
  battle: Battle,
  ask: ChoiceRequest,
  figure: Figure,
  enemy: Figure,
  names: ReactionNames,
): readonly ReactionOffer[] {
  const shots = figure.weapons.flatMap((weapon) => weaponOffers(battle, weapon, enemy, names));
  const judged = (offer: ReactionOffer) => ({ ...offer, refusal: ask.explain(offer.key) });
  if (!touching(figure, enemy)) {
    return [...shots.map(judged), chargeOffer(battle, figure, enemy, names)];
  }
  const label = elementText(names.language)('fight');
  const fight = { key: actions.make({ kind: 'fight', target: enemy.id }), label, ap: FIGHT_COST };
  return [fight, ...shots].map(judged);
}

function weaponOffers(
  battle: Battle,
  weapon: Weapon,
  enemy: Figure,
  { language }: ReactionNames,
): readonly ReactionOffer[] {
  const say = elementText(language);
  const { id, rateOfFire } = weapon;
  const named = (word: ElementKey) => `${say(word)} · ${weapon.name[language]}`;
  const use = useOf(battle, weapon);
  if (use !== 'direct') {
    const key = actions.make({ kind: use, weapon: id, at: enemy.at });
    return [{ key, label: named(use), ap: areaCost(weapon) }];
  }
  const fire = (kind: 'shoot' | 'burst' | 'aim', shots: number): ReactionOffer => ({
    key: actions.make({ kind, weapon: id, targets: [[enemy.id, shots]] }),
    label: shots > 1 ? `${named(kind)} ×${shots}` : named(kind),
    ap: fireCost(weapon, kind),
  });
  return [fire('shoot', 1), ...(rateOfFire > 1 ? [fire('burst', rateOfFire)] : []), fire('aim', 1)];
}

/** Into contact and the first round; only into contact when no point is left for the round. */
function chargeOffer(
  battle: Battle,
  figure: Figure,
  enemy: Figure,
  names: ReactionNames,
): ReactionOffer {
  const say = elementText(names.language);
  const { march, refusal } = chargeAt(battle, figure, enemy);
  const end = march?.places.at(-1);
  const distance = names.distance(march?.length ?? 0);
  if (!march || !end) {
    return { key: `charge:${enemy.id}`, label: say('charge'), ap: FIGHT_COST, refusal };
  }
  const key = actions.make({ kind: 'move', to: end });
  if (refusal?.code === 'not-enough-ap') {
    const note = say('no-fight-left', { distance });
    return { key, label: say('into-contact'), ap: march.ap, note, march, charge: true };
  }
  return {
    key,
    label: say('charge'),
    ap: march.ap + FIGHT_COST,
    note: say('charge-price', { distance, ap: march.ap, fight: FIGHT_COST }),
    then: actions.make({ kind: 'fight', target: enemy.id }),
    march,
    charge: true,
    refusal,
  };
}
