import type { Flow, Refusal } from '@skirmish-kit/core';
import { boost, whyNotBoost } from './booster.ts';
import { board, getOut, jump, whyNotBoard, whyNotGetOut, whyNotJump } from './crew.ts';
import { drive, whyNotDrive } from './drive.ts';
import { shootCrew, shootVehicle, whyNotShootCrew, whyNotShootVehicle } from './shoot-vehicle.ts';
import type { Battle, Figure, FigureId } from './state.ts';
import { strikeVehicle, whyNotStrikeVehicle } from './strike-vehicle.ts';
import type { VehicleAction } from './vehicle-action.ts';

export function whyNotVehicleAction(
  battle: Battle,
  figure: Figure,
  action: VehicleAction,
): Refusal | undefined {
  switch (action.kind) {
    case 'board':
      return whyNotBoard(battle, figure, action.vehicle);
    case 'get-out':
      return whyNotGetOut(battle, figure, action.to);
    case 'drive':
      return whyNotDrive(battle, figure, action.way);
    case 'boost':
      return whyNotBoost(battle, figure, action.way);
    case 'jump':
      return whyNotJump(battle, figure, action.vehicle);
    case 'shoot-vehicle':
      return whyNotShootVehicle(battle, figure, action.weapon, action.vehicle);
    case 'shoot-crew':
      return whyNotShootCrew(battle, figure, action.weapon, action.target);
    case 'strike-vehicle':
      return whyNotStrikeVehicle(battle, figure, action.vehicle, action.weapons);
  }
}

export function* actInVehicle(battle: Battle, id: FigureId, action: VehicleAction): Flow {
  switch (action.kind) {
    case 'board':
      return yield* board(battle, id, action.vehicle);
    case 'get-out':
      return yield* getOut(battle, id, action.to);
    case 'drive':
      return yield* drive(battle, id, action.way);
    case 'boost':
      return yield* boost(battle, id, action.way);
    case 'jump':
      return yield* jump(battle, id, action.vehicle);
    case 'shoot-vehicle':
      return yield* shootVehicle(battle, id, action.weapon, action.vehicle);
    case 'shoot-crew':
      return yield* shootCrew(battle, id, action.weapon, action.target);
    case 'strike-vehicle':
      return yield* strikeVehicle(battle, id, action.vehicle, action.weapons);
  }
}
