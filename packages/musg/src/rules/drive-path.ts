import { facingTowards, placeAt, squaredDistance, turned, type Point } from '@skirmish-kit/space';
import type { DrivePath } from './drive.ts';
import { PACE } from './paces.ts';

/** MU-VEH-06: the sharpest turn, and those that are tried before the last one. */
const SHARPEST = 45;
const BENDS = [15, -15, 30, -30, 45, -45];

/** A turn has to bring it so much nearer to be worth taking. */
const WORTH_A_TURN = PACE / 4;

interface Stand {
  readonly at: Point;
  readonly facing: number;
}

/** How far straight ahead the nearest point to a place is; below 0 behind. */
function ahead({ at, facing }: Stand, to: Point): number {
  const [x, y] = placeAt([0, 0], facing, 1000);
  return Math.round((x * (to[0] - at[0]) + y * (to[1] - at[1])) / 1000);
}

/** How far it would turn to face a place, at most as sharply as it can. */
function bendTo({ at, facing }: Stand, to: Point): number {
  const off = ((facingTowards(at, to) - facing + 540) % 360) - 180;
  return Math.max(-SHARPEST, Math.min(SHARPEST, off));
}

const gone = ({ at, facing }: Stand, length: number): Stand => ({
  at: placeAt(at, facing, length),
  facing,
});

/** MU-VEH-05, MU-VEH-06: the way of at most so far and so many turns that ends nearest to a place. */
export function steer(from: Stand, to: Point, far: number, turns: number): DrivePath {
  let best: DrivePath = [far];
  let least = Infinity;
  const consider = (way: DrivePath, end: Stand): void => {
    const off = Math.sqrt(squaredDistance(end.at, to)) + (way.length >> 1) * WORTH_A_TURN;
    if (off >= least) return;
    [best, least] = [way, off];
  };
  const finish = (way: DrivePath, stand: Stand, left: number, shortest: number): void => {
    const length = Math.max(shortest, Math.min(left, ahead(stand, to)));
    consider([...way, length], gone(stand, length));
  };
  /** A last turn towards the place, after a straight stretch. */
  const bendAndFinish = (way: DrivePath, stand: Stand, left: number): void => {
    const bend = bendTo(stand, to);
    if (bend === 0) return;
    finish([...way, bend], { ...stand, facing: turned(stand.facing, bend) }, left, PACE);
  };
  finish([], from, far, 1);
  if (turns === 0) return best;
  for (let lead = PACE; lead <= far - PACE; lead += PACE) {
    const first = gone(from, lead);
    bendAndFinish([lead], first, far - lead);
    if (turns === 1) continue;
    for (const bend of BENDS)
      for (let next = PACE; next <= far - lead - PACE; next += PACE) {
        const second = gone({ ...first, facing: turned(from.facing, bend) }, next);
        bendAndFinish([lead, bend, next], second, far - lead - next);
      }
  }
  return best;
}
