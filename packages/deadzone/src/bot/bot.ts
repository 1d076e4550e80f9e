import type { Bot, BotView } from '@skirmish-kit/core';
import type { Cube } from '../board/index.ts';
import { actions, type Action } from '../rules/action.ts';
import { places, replies, rerolls, turns } from '../rules/answer-keys.ts';
import { firingsOf } from '../rules/fire-control.ts';
import { lobbedBy } from '../rules/grenade.ts';
import { areEnemies, isOnField, modelOf, weaponOf } from '../rules/models.ts';
import type { Battle, Model } from '../rules/state.ts';
import { fightValue, lobValue, shotValue, unitValue } from './attack-value.ts';
import { leavingValue, placeValue } from './place-value.ts';

/** What is better by less is left to chance, so that no two games are alike. */
const WHIM = 0.02;

/**
 * Takes what promises most: shots and fights by their exact odds, places by what is to be held there.
 * It looks one action ahead.
 */
export const bot: Bot<Battle> = {
  id: 'bot',
  title: { en: 'Sergeant', fr: 'Sergent' },
  answer(view) {
    const { choice } = view;
    switch (choice.about) {
      case 'action':
      case 'aim-weapon':
        return best(view, (key) => actionValue(view.state, key));
      case 'turn':
        return best(view, (key) => turnValue(view.state, key));
      case 'deploy':
      case 'scout':
      case 'go-on':
        return best(view, (key) => goingValue(view, key));
      case 'dice':
        return diceAnswer(view);
      case 'reply':
        return replyAnswer(view);
      case 'command-reroll':
        return best(view, (key) => rerollValue(key));
      case 'pick-up':
      case 'another-model':
      case 'parting-blow':
      case 'bastion':
      case 'ammo':
        // Whatever is offered is better than nothing.
        return choice.options.find(({ key }) => key !== choice.skip)?.key ?? choice.skip ?? '';
      case 'stalwart':
        return choice.options.at(-1)?.key ?? 'none';
      default:
        return choice.skip ?? choice.options[0]?.key ?? '';
    }
  },
};

/** The option of the highest value, by a whim among equals. */
function best({ choice, random }: BotView<Battle>, value: (key: string) => number): string {
  let found = choice.options[0]?.key ?? '';
  let most = -Infinity;
  for (const { key } of choice.options) {
    const worth = value(key) + (random.between(0, 100) / 100) * WHIM;
    if (worth <= most) continue;
    found = key;
    most = worth;
  }
  return found;
}

function actionValue(battle: Battle, key: string): number {
  const { activation } = battle;
  const action = actions.parse(key);
  if (!action || !activation) return 0;
  const value = valueOf(battle, modelOf(battle, activation.model), action);
  // Command dice are gone when the round ends: of two equal ways, the one that costs no time.
  return key.startsWith('die-') && value > 0 ? value + FREE : value;
}

const FREE = 0.03;

function valueOf(battle: Battle, model: Model, action: Action): number {
  const stays = placeValue(battle, model, model.cube);
  switch (action.kind) {
    case 'shoot':
    case 'die-shoot':
      return aimValue(battle, model, action.weapon, action.target, false);
    case 'fire-for-effect':
    case 'die-fire-for-effect':
      return aimValue(battle, model, action.weapon, action.target, true);
    case 'fire-both':
    case 'die-fire-both':
      return (
        aimValue(battle, model, action.weapon, action.target, false) +
        aimValue(battle, model, action.other, action.second, false)
      );
    case 'lob':
    case 'die-lob':
      return lobbed(battle, model, action.weapon, action.at);
    case 'aim-both':
    case 'die-aim-both':
      return bestFiring(battle, model, action.weapon) + bestFiring(battle, model, action.other);
    case 'fight':
    case 'die-fight':
      return fightValue(battle, model, modelOf(battle, action.target), false);
    case 'move':
    case 'sprint':
    case 'die-move':
    case 'mobile-infantry': {
      const end = action.way.at(-1);
      const gain = end ? placeValue(battle, model, end) - stays : 0;
      return action.kind === 'sprint' ? gain - 0.1 : gain;
    }
    case 'leave':
    case 'sprint-leave':
    case 'die-leave':
    case 'mobile-leave':
      return leavingValue(battle, model);
    case 'get-up':
      return 1;
    case 'heal':
    case 'medi-pack':
    case 'too-stubborn-to-die':
      return 0.5;
    case 'mission':
      return 2;
    case 'reload':
    case 'load':
    case 'emplace':
    case 'call-hammerfist':
      return 0.3;
    case 'tag':
    case 'target-acquisition':
      return 0.1;
    case 'done':
      return 0.01;
    default:
      return -0.1;
  }
}

/** What is lobbed should do something. */
function lobbed(battle: Battle, model: Model, weaponId: string, at: Cube): number {
  const weapon = lobbedBy(battle, model).find(({ id }) => id === weaponId);
  return weapon ? lobValue(battle, model, weapon, at) - 0.1 : 0;
}

/** DZ-ABIL-09: the best that one of two weapons can do. */
function bestFiring(battle: Battle, model: Model, weapon: string): number {
  const firings = firingsOf(battle, model, weapon);
  return Math.max(...firings.map((firing) => valueOf(battle, model, firing)));
}

function aimValue(
  battle: Battle,
  model: Model,
  weaponId: string,
  id: string,
  forEffect: boolean,
): number {
  const weapon = weaponOf(model, weaponId);
  const target = modelOf(battle, id);
  return weapon && areEnemies(battle, model, target)
    ? shotValue(battle, model, weapon, target, forEffect)
    : 0;
}

/** A model in danger, or near the enemy, acts first. */
function turnValue(battle: Battle, key: string): number {
  const turn = turns.parse(key);
  const model =
    turn?.kind === 'activate' ? battle.models.find(({ id }) => id === turn.model) : undefined;
  if (!model) return -1;
  const enemies = battle.models.filter(
    (other) => other.seat !== model.seat && isOnField(other) && !other.activated,
  );
  return unitValue(model) * 0.1 + enemies.length * 0.01 - (model.pinned ? 0.2 : 0);
}

function goingValue({ state, choice }: BotView<Battle>, key: string): number {
  const id = choice.params['model'];
  const model = state.models.find((each) => each.id === id);
  const place = places.parse(key);
  if (!model) return 0;
  return placeValue(state, model, place?.kind === 'to' ? place.cube : model.cube);
}

/** A die for every attack and every defence, while there are some. */
function diceAnswer({ choice }: BotView<Battle>): string {
  return choice.options[1]?.key ?? choice.options[0]?.key ?? 'none';
}

/** Fights back when it fights no worse than it survives. */
function replyAnswer({ state, choice }: BotView<Battle>): string {
  const id = choice.params['model'];
  const model = state.models.find((each) => each.id === id);
  const { fight, survive } = model?.recruit.profile ?? { fight: null, survive: null };
  const back = choice.options.find(({ key }) => replies.parse(key)?.kind === 'counter-attack');
  return back && (fight ?? 9) <= (survive ?? 9) ? back.key : 'survive';
}

/** Rolls Move and Fight faces again; the others are welcome. */
function rerollValue(key: string): number {
  const reroll = rerolls.parse(key);
  if (reroll?.kind !== 'again') return 0;
  return reroll.faces.reduce(
    (sum, face) => sum + (face === 'fight' || face === 'move' ? 0.1 : -1),
    0,
  );
}
