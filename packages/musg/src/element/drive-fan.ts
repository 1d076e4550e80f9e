import type { Point } from '@skirmish-kit/space';
import type { Areas } from '@skirmish-kit/ui/table';
import { rideOf } from '../rules/ride.ts';
import { whyNotDrive, type DrivePath } from '../rules/drive.ts';
import { PACE } from '../rules/paces.ts';
import type { Battle, Figure } from '../rules/state.ts';
import { vehicleWith } from '../rules/vehicle-place.ts';

/** MU-VEH-06: the sharpest turn; two of them look sideways. */
const SHARPEST = 45;
/** Degrees between two rides of the fan. */
const STEP = 9;

/** MU-VEH-05, MU-VEH-06: where a drive can end, at full and at half speed, cut where the hull is stopped. */
export function driveFan(battle: Battle, figure: Figure): readonly Areas[] {
  const vehicle = vehicleWith(battle, figure.id);
  if (!vehicle || figure.ap < 1 || whyNotDrive(battle, figure, [PACE])) return [];
  const headings = Array.from({ length: (4 * SHARPEST) / STEP + 1 }, (_, i) => i * STEP - 90);
  return [1, 0.5].map((share): Areas => {
    const far = vehicle.model.speed * share;
    const ends = headings.flatMap((heading): readonly Point[] => {
      const way = wayTowards(heading, far);
      const end = way && rideOf(battle, vehicle, way).places.at(-1);
      return end ? [end] : [];
    });
    return [[vehicle.at, ...ends]];
  });
}

/** As soon as it may, it turns to a heading, in one turn or in two. */
function wayTowards(heading: number, far: number): DrivePath | undefined {
  const first = Math.max(-SHARPEST, Math.min(SHARPEST, heading));
  const second = heading - first;
  if (first === 0) return [far];
  const turns = second === 0 ? [first] : [first, PACE, second];
  const left = far - PACE * (second === 0 ? 1 : 2);
  return left >= PACE ? [PACE, ...turns, left] : undefined;
}
