import {
  isRefusal,
  oddsOfAnswer,
  type Game,
  type OddsResult,
  type Seat,
  type Weighted,
  type LocalisedText,
} from '@skirmish-kit/core';
import type { Action } from '../rules/action.ts';
import { findFigure } from '../rules/figures.ts';
import type { Battle, Vehicle } from '../rules/state.ts';
import { vehicleWith } from '../rules/vehicle-place.ts';
import { findVehicle } from '../rules/vehicles.ts';
import { FATE_MESSAGES, fatesOf, lifeLostByAll, lossesOf } from './fate.ts';
import { policiesFor, policyText, battleValue } from './policy.ts';

/** What can become of a vehicle; said of it as of people, so that both are shown alike. */
const VEHICLE_WORDS: Readonly<Record<string, LocalisedText>> = {
  unhurt: { en: 'Undamaged', fr: 'Intact' },
  wounded: { en: 'Damaged', fr: 'Endommagé' },
  'out-of-action': { en: 'Wrecked', fr: 'Détruit' },
};

/** The vehicle that an action is aimed at, or at somebody in. */
export function vehicleAimedAt(battle: Battle, action: Action | undefined): Vehicle | undefined {
  switch (action?.kind) {
    case 'shoot-vehicle':
    case 'strike-vehicle':
      return findVehicle(battle, action.vehicle);
    case 'shoot-crew':
      return vehicleWith(battle, action.target);
    default:
      return undefined;
  }
}

/**
 * MU-VEH-15, MU-VEH-18: what a shot or a blow at a vehicle comes to: how much structure it loses; aimed at
 * somebody inside, what becomes of him, and of the vehicle besides.
 */
export function vehicleOdds<Setup>(
  game: Game<Battle, Setup>,
  key: string,
  who: Seat,
  { id, structure }: Vehicle,
  target: string | undefined,
): OddsResult | undefined {
  const before = game.state;
  const left = (battle: Battle) => findVehicle(battle, id)?.structure ?? 0;
  const odds = oddsOfAnswer(
    game,
    key,
    (was, after) => `${structure - left(after)}/${lossesOf(was, after)}`,
    { policy: policiesFor(before, who), worth: (after) => battleValue(after, who) },
  );
  if (isRefusal(odds)) return undefined;
  const { outcomes, pruned } = odds;
  const lost = new Map<number, number>();
  for (const [name, probability] of outcomes) {
    const points = Number(name.split('/')[0]);
    lost.set(points, (lost.get(points) ?? 0) + probability);
  }
  const structureLost = [...lost].toSorted(([a], [b]) => a - b);
  const vehicle = fatesOfVehicle(structureLost, structure);
  const policy = policyText(odds.policies);
  const met = { pruned, ...(policy && { policy }) };
  if (target === undefined)
    return {
      outcomes: vehicle,
      titles: VEHICLE_WORDS,
      more: { target: id, structureLost },
      ...met,
    };
  const hurt = lifeLostByAll(
    before,
    outcomes.map(([name, probability]) => [name.slice(name.indexOf('/') + 1), probability]),
  );
  const lifeLost = hurt.get(target) ?? [[0, 1]];
  return {
    outcomes: fatesOf(lifeLost, findFigure(before, target)?.life ?? 1),
    titles: FATE_MESSAGES,
    more: { target, lifeLost, structureLost, vehicle },
    ...met,
  };
}

function fatesOfVehicle(lost: readonly Weighted<number>[], structure: number) {
  const chance = (isIt: (points: number) => boolean) =>
    lost.reduce((sum, [points, probability]) => (isIt(points) ? sum + probability : sum), 0);
  return {
    unhurt: chance((points) => points <= 0),
    wounded: chance((points) => points > 0 && points < structure),
    'out-of-action': chance((points) => points >= structure),
  };
}
