import type { Bot, BotView } from '@skirmish-kit/core';
import { squaredDistance, type Point } from '@skirmish-kit/space';
import { actions, type Action } from '../rules/action.ts';
import { picks, turns } from '../rules/answer-keys.ts';
import { areFoes, enemiesOf, figureOf, findFigure, weaponsOf } from '../rules/figures.ts';
import { sees } from '../rules/battlefield.ts';
import { PACE } from '../rules/paces.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { strikeChoices } from '../rules/strike-choices.ts';
import { shotValue, strikeValue } from './attack-value.ts';
import {
  boardingKeys,
  boardingPlaceValue,
  boardValue,
  driveValue,
  parkingValue,
  steeredKeys,
} from './driving.ts';
import { atVehicleValue } from './vehicle-value.ts';

/** What is better by less is left to chance, so that no two games are alike. */
const WHIM = 0.02;

/**
 * Takes what promises most: shots and strikes by what they can be expected to do, and else a place
 * from which more can be done. It looks one action ahead.
 */
export const bot: Bot<Battle> = {
  id: 'bot',
  title: { en: 'Gang boss', fr: 'Chef de bande' },
  answer(view) {
    const { choice, state } = view;
    switch (choice.about) {
      case 'action':
        return best(view, (key) => actionValue(state, key), wayKeys(view));
      case 'activate':
        return best(view, (key) => turnValue(state, key));
      case 'deploy':
        return choice.options.some(({ key }) => key === 'rest')
          ? 'rest'
          : (choice.options[0]?.key ?? '');
      case 'place-vehicle':
        return best(view, (key) => parkingValue(state, key));
      case 'look-out':
        return best(view, (key) => rescueValue(state, key));
      case 'intercept':
      case 'free-shot':
      case 'vital-spots':
      case 'blade-catcher':
      case 'rout-again':
        // Whatever is offered is better than nothing.
        return choice.options.find(({ key }) => key !== choice.skip)?.key ?? '';
      case 'step-back':
        return 'no';
      default:
        return choice.options[0]?.key ?? '';
    }
  },
};

/** The option of the highest value, by a whim among equals. */
function best(
  { choice, random }: BotView<Battle>,
  value: (key: string) => number,
  more: readonly string[] = [],
): string {
  let found = choice.options[0]?.key ?? '';
  let most = -Infinity;
  for (const key of [...choice.options.map((option) => option.key), ...more]) {
    const worth = value(key) + (random.between(0, 100) / 100) * WHIM;
    if (worth <= most) continue;
    found = key;
    most = worth;
  }
  return found;
}

/** Who drives or is to drive finds his own ways (MU-VEH-05, MU-VEH-22). */
function wayKeys({ state, choice }: BotView<Battle>): readonly string[] {
  const figure = state.active === null ? undefined : findFigure(state, state.active);
  if (!state.vehicles || !figure) return [];
  const ways = figure.fate === 'aboard' ? steeredKeys : boardingKeys;
  return ways(state, figure).filter((key) => !choice.explain(key));
}

/** Those who are nearest to an enemy act first. */
function turnValue(battle: Battle, key: string): number {
  const answer = turns.parse(key);
  if (answer?.kind !== 'activate') return -1e6;
  const figure = figureOf(battle, answer.figure);
  return -nearestDistance(battle, figure, figure.at);
}

function nearestDistance(battle: Battle, figure: Figure, at: Point): number {
  let least = Infinity;
  for (const enemy of enemiesOf(battle, figure.seat))
    least = Math.min(least, squaredDistance(at, enemy.at));
  return least === Infinity ? 0 : Math.sqrt(least) / PACE;
}

/** A hit for the chief is worth it while the rescuer can take more than one. */
function rescueValue(battle: Battle, key: string): number {
  const answer = picks.parse(key);
  if (answer?.kind !== 'figure') return 1;
  const rescuer = findFigure(battle, answer.id);
  return rescuer && rescuer.life > 1 ? rescuer.life : 0;
}

function actionValue(battle: Battle, key: string): number {
  const action = actions.parse(key);
  const figure = battle.active === null ? undefined : findFigure(battle, battle.active);
  return action && figure ? valueOf(battle, figure, action) : -1;
}

/** What a charge is worth beyond the strikes that follow it: the enemy shoots nobody. */
const TIED_UP = 0.3;

function valueOf(battle: Battle, figure: Figure, action: Action): number {
  switch (action.kind) {
    case 'shoot':
      return aimedValue(battle, figure, action);
    case 'shoot-vehicle':
    case 'shoot-crew':
    case 'strike-vehicle':
      return atVehicleValue(battle, figure, action);
    case 'fire-together':
      return 1.5 * aimedValue(battle, figure, action);
    case 'strike-together':
    case 'deed':
      return 1;
    case 'strike':
      return strikeValue(battle, figure, figureOf(battle, action.target), action.weapons) + 0.1;
    case 'charge': {
      const target = figureOf(battle, action.target);
      const charged = { ...figure, charged: true };
      const blows = strikeChoices(figure).map((each) => strikeValue(battle, charged, target, each));
      const strikes = Math.max(0, figure.ap - 1);
      const back = strikeChoices(target).map((each) => strikeValue(battle, target, figure, each));
      return strikes * Math.max(...blows) + TIED_UP - 0.5 * Math.max(...back);
    }
    case 'walk':
    case 'climb':
      return placeValue(battle, figure, action.to);
    case 'run':
      return placeValue(battle, figure, action.to) - 0.05;
    case 'board':
      return boardValue(battle, figure, action.vehicle);
    case 'drive':
    case 'boost':
      return driveValue(battle, figure, action.way, action.kind === 'boost');
    case 'medikit':
      return 1;
    case 'recover':
      return 0.4;
    case 'put-down':
      return 0.5;
    case 'done':
      return 0;
    default:
      return -1;
  }
}

/** Nobody shoots at bystanders for nothing. */
function aimedValue(
  battle: Battle,
  figure: Figure,
  { weapon, target }: Extract<Action, { readonly kind: 'shoot' | 'fire-together' }>,
): number {
  const aimed = figureOf(battle, target);
  if (!areFoes(battle, aimed.seat, figure.seat)) return -1;
  return shotValue(battle, figure, weapon, aimed);
}

/** Closer to the enemy as far as the weapons need it, and where somebody can be seen. */
function placeValue(battle: Battle, figure: Figure, at: Point): number {
  const wanted = Math.max(0, ...weaponsOf(battle, figure).map(({ ranges }) => ranges?.[1] ?? 6));
  const off = (place: Point) => Math.max(0, nearestDistance(battle, figure, place) - wanted);
  const gain = off(figure.at) - off(at);
  const boards = battle.vehicles ? boardingPlaceValue(battle, figure, at) : 0;
  if (boards > 0) return boards;
  if (gain > 0) return 0.1 + gain / 100;
  const there = { ...figure, at };
  const view = (viewer: Figure) =>
    enemiesOf(battle, figure.seat).some((enemy) => sees(battle, viewer, enemy));
  return !view(figure) && view(there) ? 0.1 : -0.1;
}
