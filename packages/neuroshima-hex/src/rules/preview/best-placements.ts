import type { Hex } from '@skirmish-kit/space';
import type { HeatMap, BattleLosses } from '../preview.ts';

/** The best way to lay a tile on a hex, and what it gains against not laying it. */
export interface BestAt {
  readonly hex: Hex;
  readonly rotation: number;
  /** Points that enemy HQs would lose more, less those of one's own side. */
  readonly gain: number;
}

/** Of all orientations on a hex the one that pays most, if a battle came right after it. */
export function bestPlacements(
  map: HeatMap,
  isFriend: (seat: number) => boolean,
): readonly BestAt[] {
  const worth = ({ lost }: BattleLosses) =>
    lost.reduce((sum, points, seat) => sum + (isFriend(seat) ? -points : points), 0);
  const now = worth(map.now);
  const best = new Map<string, BestAt>();
  for (const placement of map.placements) {
    const { hex, rotation } = placement;
    const gain = worth(placement) - now;
    const known = best.get(hex.join());
    if (!known || gain > known.gain) best.set(hex.join(), { hex, rotation, gain });
  }
  return [...best.values()];
}
