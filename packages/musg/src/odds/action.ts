import {
  isRefusal,
  oddsOfAnswer,
  type Game,
  type OddsResult,
  type Weighted,
} from '@skirmish-kit/core';
import { actions, type Action } from '../rules/action.ts';
import { replies } from '../rules/answer-keys.ts';
import { findFigure } from '../rules/figures.ts';
import type { Battle, FigureId } from '../rules/state.ts';
import { vehicleAimedAt, vehicleOdds } from './at-vehicle.ts';
import { chargeOdds, meleeAfter } from './charge.ts';
import { FATE_MESSAGES, fatesOf, lifeLostByAll, lossesOf } from './fate.ts';
import { policiesFor, policyText, battleValue } from './policy.ts';

/**
 * Exact odds of an answer to the open question before it is given: shots with their cover and
 * templates with their scatter, shots and blows at vehicles, strikes, charges with their tests and the strikes that follow, free shots.
 * Everybody who may be hurt is counted. `undefined` when the answer is not allowed or leaves nothing to chance.
 *
 * @example
 * ```ts
 * const game = new Game(musg, musg.defaults, { seed: 7 });
 * actionOdds(game, 'rest'); // undefined
 * ```
 */
export function actionOdds<Setup>(game: Game<Battle, Setup>, key: string): OddsResult | undefined {
  const ask = game.ask();
  if (ask?.kind !== 'choice') return undefined;
  const action = ask.about === 'action' ? actions.parse(key) : undefined;
  const vehicle = vehicleAimedAt(game.state, action);
  if (vehicle) {
    const inside = action?.kind === 'shoot-crew' ? action.target : undefined;
    return vehicleOdds(game, key, ask.who, vehicle, inside);
  }
  const target = targetOf(ask.about, ask.params, key);
  if (target === undefined) return undefined;
  const before = game.state;
  const isCharge = ask.about === 'action' && actions.parse(key)?.kind === 'charge';
  const melees: ReturnType<typeof meleeAfter>[] = [];
  const odds = oddsOfAnswer(
    game,
    key,
    (was, after) =>
      isCharge
        ? String(melees.push(meleeAfter(before, after, ask.who, target)) - 1)
        : lossesOf(was, after),
    { policy: policiesFor(before, ask.who), worth: (after) => battleValue(after, ask.who) },
  );
  if (isRefusal(odds)) return undefined;
  const { outcomes, pruned } = odds;
  const policy = policyText(odds.policies);
  const met = { pruned, ...(policy && { policy }) };
  if (isCharge) {
    const ends = outcomes.map(([name, p]) => [melees[Number(name)], p] as const);
    return { ...chargeOdds(before, target, ends), ...met };
  }
  const all = lifeLostByAll(before, outcomes);
  return all.size === 0 ? undefined : { ...hurtOdds(before, target, all), ...met };
}

/** Whom an answer is aimed at, where it leaves something to chance. */
function targetOf(
  about: string,
  params: Readonly<Record<string, unknown>>,
  key: string,
): FigureId | undefined {
  if (about === 'free-shot')
    return replies.parse(key)?.kind === 'shoot' ? String(params['enemy']) : undefined;
  const action: Action | undefined = about === 'action' ? actions.parse(key) : undefined;
  switch (action?.kind) {
    case 'shoot':
    case 'strike':
    case 'charge':
      return action.target;
    default:
      return undefined;
  }
}

/** What may become of the target, and of everybody else. */
function hurtOdds(
  battle: Battle,
  target: FigureId,
  all: ReadonlyMap<FigureId, readonly Weighted<number>[]>,
): OddsResult {
  const fates = (id: FigureId) =>
    fatesOf(all.get(id) ?? [[0, 1]], findFigure(battle, id)?.life ?? 1);
  const figures = [...new Set([target, ...all.keys()])];
  return {
    outcomes: fates(target),
    titles: FATE_MESSAGES,
    pruned: 0,
    more: {
      target,
      figures: Object.fromEntries(figures.map((id) => [id, fates(id)])),
      lifeLost: all.get(target) ?? [[0, 1]],
    },
  };
}
