import { directionVector } from '@skirmish-kit/space';
import { PACE } from './paces.ts';
import type { Zone } from './scenario.ts';

/** MU-MERC-11: how much further forward, in paces. */
const FORWARD = 10;

/** MU-MERC-11: a zone and so much more ahead of it. */
export function forwardZone(zone: Zone, forward: number): Zone {
  const [dx, dy] = directionVector(forward).map((part) =>
    Math.round((part / 10_000) * FORWARD * PACE),
  );
  const [ahead = 0, down = 0] = [dx, dy];
  return {
    x: Math.max(0, zone.x + Math.min(0, ahead)),
    y: Math.max(0, zone.y + Math.min(0, down)),
    width: zone.width + Math.abs(ahead),
    height: zone.height + Math.abs(down),
  };
}
