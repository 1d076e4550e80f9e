import { bailOut } from './crew.ts';
import { rideOf } from './ride.ts';
import { hitVehicle } from './ram.ts';
import { actInVehicle, whyNotVehicleAction } from './vehicle-actions.ts';
import { aboardActions, vehicleActions } from './vehicle-candidates.ts';
import { placeVehicle } from './vehicle-placing.ts';
import { baseOf } from './vehicle-place.ts';
import { leaveSeat, outlineOf, startEngine, vehiclesOf } from './vehicles.ts';

/** MU-VEH: what the rules of a battle ask about vehicles. */
export const vehicleRules = {
  placeVehicle,
  startEngine,
  whyNotVehicleAction,
  actInVehicle,
  vehicleActions,
  aboardActions,
  hitVehicle,
  bailOut,
  leaveSeat,
  baseOf,
  outlineOf,
  vehiclesOf,
  rideOf,
};

export type VehicleRules = typeof vehicleRules;
