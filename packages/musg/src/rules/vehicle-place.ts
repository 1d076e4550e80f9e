import { sideTowards, type Point, type RectangularBase, type Side } from '@skirmish-kit/space';
import type { Battle, FigureId, Vehicle } from './state.ts';

/** The vehicle somebody is in. */
export function vehicleWith({ vehicles = [] }: Battle, id: FigureId): Vehicle | undefined {
  return vehicles.find(({ crew }) => crew.includes(id));
}

/** What it covers of the table. */
export interface VehicleBase extends RectangularBase {
  readonly id: string;
}

export function baseOf({ id, at, facing, model }: Vehicle): VehicleBase {
  return { id, at, facing, length: model.length, width: model.width };
}

/** MU-VEH-16: the side that is struck from there. */
export function struckSide(vehicle: Vehicle, from: Point): Side {
  return sideTowards(baseOf(vehicle), from);
}
