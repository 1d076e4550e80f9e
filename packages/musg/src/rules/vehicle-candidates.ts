import type { Action } from './action.ts';
import { adjacentPlaces } from './crew.ts';
import { areFriends, figureOf, weaponsOf } from './figures.ts';
import { PACE } from './paces.ts';
import type { Battle, Figure } from './state.ts';
import { strikeChoices } from './strike-choices.ts';
import type { VehicleAction } from './vehicle-action.ts';
import { whyNotVehicleAction } from './vehicle-actions.ts';
import { vehicleWith } from './vehicle-place.ts';
import { foesAboard, isDriver, isTarget } from './vehicles.ts';

/** What vehicles offer somebody on foot: to get in, to strike them, and to shoot at them and at those inside. */
export function vehicleActions(battle: Battle, figure: Figure): Action[] {
  const { vehicles = [] } = battle;
  const found: VehicleAction[] = [];
  for (const vehicle of vehicles) {
    const { id, crew } = vehicle;
    if (figure.ap > 0) found.push({ kind: 'board', vehicle: id });
    const foes = crew.filter(
      (each) => !areFriends(battle, figureOf(battle, each).seat, figure.seat),
    );
    if (!isTarget(battle, figure, vehicle)) continue;
    if (figure.ap > 0)
      for (const weapons of strikeChoices(figure))
        found.push({ kind: 'strike-vehicle', vehicle: id, weapons });
    for (const weapon of weaponsOf(battle, figure)) {
      found.push({ kind: 'shoot-vehicle', weapon: weapon.id, vehicle: id });
      for (const target of foes) found.push({ kind: 'shoot-crew', weapon: weapon.id, target });
    }
  }
  return found.filter((action) => !whyNotVehicleAction(battle, figure, action));
}

/** Ways that are looked at: a share of the speed, and turns. */
const TURNS = [0, 45, -45, 25, -25];

/** MU-VEH-22: what somebody inside can do besides shooting. */
export function aboardActions(battle: Battle, figure: Figure): Action[] {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle) return [];
  const found: VehicleAction[] = [];
  if (figure.ap > 0) {
    for (const to of adjacentPlaces(battle, figure, vehicle).slice(0, 3))
      found.push({ kind: 'get-out', to });
    for (const { id } of battle.vehicles ?? []) found.push({ kind: 'jump', vehicle: id });
  }
  if (isDriver(battle, figure)) found.push(...ways(figure, vehicle.model));
  const legal = found.filter((action) => !whyNotVehicleAction(battle, figure, action));
  return [...legal, ...strikesAboard(battle, figure)];
}

function ways({ ap }: Figure, { speed, booster }: { speed: number; booster: number }) {
  const found: VehicleAction[] = [];
  if (ap > 0) {
    for (const turn of TURNS)
      found.push({ kind: 'drive', way: turn === 0 ? [speed] : [PACE, turn, speed - PACE] });
    found.push({ kind: 'drive', way: [Math.floor(speed / 2)] });
  }
  found.push({ kind: 'boost', way: [booster] }, { kind: 'boost', way: [PACE, 45, booster - PACE] });
  return found;
}

/** MU-VEH-23: who has boarded an enemy’s vehicle fights there. */
function strikesAboard(battle: Battle, figure: Figure): Action[] {
  if (figure.ap === 0) return [];
  return foesAboard(battle, figure).flatMap(({ id }) =>
    strikeChoices(figure).map((weapons): Action => ({ kind: 'strike', target: id, weapons })),
  );
}
