import {
  contactsOnLine,
  moveStraight,
  rotateInPlace,
  sweptFootprints,
  turnSweep,
  type Point,
  type RectangularBase,
} from '@skirmish-kit/space';
import { bareTableOf } from './battlefield.ts';
import type { DrivePath } from './drive.ts';
import { figuresIn } from './figures.ts';
import type { Battle, FigureId, Vehicle } from './state.ts';
import { baseOf } from './vehicle-place.ts';
import { otherVehicles } from './vehicles.ts';

/** What a way would come to, were nobody to be hurt by it. */
export interface Ride {
  /** The middle of the vehicle at each turn and at both ends. */
  readonly places: readonly Point[];
  readonly end: RectangularBase;
  /** MU-VEH-21: whom it drives over. */
  readonly met: readonly FigureId[];
  /** MU-VEH-19: the vehicle that stops it. */
  readonly rams: string | undefined;
}

export function rideOf(battle: Battle, vehicle: Vehicle, way: DrivePath): Ride {
  const index = bareTableOf(battle);
  const blocking = otherVehicles(battle, vehicle.id);
  const walkers = figuresIn(battle).filter(({ level }) => level === 0);
  const met = new Set<FigureId>();
  let base: RectangularBase = baseOf(vehicle);
  const places = [base.at];
  for (const [i, part] of way.entries()) {
    const straight = i % 2 === 0;
    const travel = straight
      ? moveStraight(index, base, base.facing, part, { blocking })
      : rotateInPlace(index, base, part, { blocking });
    const swept = straight
      ? contactsOnLine(base, base.facing, travel.by, walkers).map((each) => each.base.id)
      : sweptFootprints(turnSweep(base, travel.by), walkers).map(({ id }) => id);
    for (const id of swept) met.add(id);
    base = travel.end;
    if (straight) places.push(base.at);
    const { stoppedBy } = travel;
    if (!stoppedBy) continue;
    const rams = straight && stoppedBy.by === 'base' ? stoppedBy.base.id : undefined;
    return { places, end: base, met: [...met], rams };
  }
  return { places, end: base, met: [...met], rams: undefined };
}
