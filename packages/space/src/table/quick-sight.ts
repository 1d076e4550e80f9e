import { CONTACT, type Base } from './base.ts';
import type { Point } from './point.ts';
import { isClearOfSegment, contains, touches } from './shape.ts';
import { comesBefore, sightEnds } from './sight-lines.ts';
import { emptySightCache, storeSight, viewers, slotOf, pairOfPlaces } from './sight-cache.ts';
import { lineOfSight } from './sight.ts';
import { meetsArea } from './segment-interval.ts';
import type { Piece, TableIndex } from './table.ts';

/** The result of {@link quickSight} without sight. */
export const NOT_VISIBLE = -1;

const NOTHING: readonly string[] = [];

/**
 * {@link lineOfSight} in one number, remembered: -1 when nothing is seen, else how thick the cover
 * on the line is. For games that look thousands of times and show nothing.
 *
 * @param ignore ids of terrain that does not count just now: open doors
 * @param overlook terrain up to this height that touches the viewer does not count
 * @example
 * ```ts
 * const fence = { id: 'fence', shape: wall([300, 100], [300, 400], 8), cover: 1 };
 * const index = indexTable({ width: 1200, height: 900, terrain: [fence] });
 * quickSight(index, { at: [100, 250], radius: 13 }, { at: [500, 250], radius: 13 }); // 1
 * ```
 */
export function quickSight(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[] = NOTHING,
  overlook?: number,
): number {
  if (viewer.eye || target.eye) return heightsSeen(index, viewer, target, ignore, overlook);
  const memo = (index.memo.sights ??= emptySightCache());
  const who = viewers(memo, viewer, target, ignore, overlook);
  const where = pairOfPlaces(viewer.at, target.at);
  if (who < 0 || where < 0) return look(index, viewer, target, ignore, overlook);
  const slot = slotOf(viewer.at, target.at, who);
  const { rows } = memo;
  if (rows[slot] === where && rows[slot + 1] === who) return rows[slot + 2] ?? NOT_VISIBLE;
  const answer = look(index, viewer, target, ignore, overlook);
  storeSight(memo, slot, where, who, answer);
  // Sight is mutual, and the reverse question will come.
  if (seenAlike) {
    const back = viewers(memo, target, viewer, ignore, overlook);
    const there = pairOfPlaces(target.at, viewer.at);
    storeSight(memo, slotOf(target.at, viewer.at, back), there, back, answer);
  }
  return answer;
}

/** Eyes above the table look over some terrain, depending on where the line meets it. */
function heightsSeen(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): number {
  const options = overlook === undefined ? { ignore } : { ignore, overlook };
  const { visible, cover } = lineOfSight(index, viewer, target, options);
  return visible ? cover : NOT_VISIBLE;
}

/** The pieces between two bases that count, and whether each would stop a line between these two. */
const screens: Piece[] = [];
const stops: boolean[] = [];

/** How many there are: the lists are filled again for each look, and never shortened. */
let count = 0;

/** Whether the other would see the same: nothing that counts or not depends on who looks. */
let seenAlike = true;

/** The piece that stopped the last line: it stops most of the others, too. */
let lastStop = 0;

function look(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): number {
  gatherScreens(index, viewer, target, ignore, overlook);
  if (count === 0) return 0;
  const turned = comesBefore(target.at, viewer.at);
  const a = turned ? target : viewer;
  const b = turned ? viewer : target;
  lastStop = 0;
  const centre = coverOn(a.at, b.at);
  if (centre !== NOT_VISIBLE) return centre;
  const { from, to } = sightEnds(a, b);
  let least = NOT_VISIBLE;
  for (const start of from) {
    for (const end of to) {
      const cover = coverOn(start, end);
      if (cover === 0) return 0;
      if (cover !== NOT_VISIBLE && (least === NOT_VISIBLE || cover < least)) least = cover;
    }
  }
  return least;
}

function gatherScreens(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): void {
  const widest = Math.max(viewer.radius, target.radius);
  count = 0;
  seenAlike = true;
  for (const piece of index.screens) {
    const { area, height, blocksSight } = piece;
    if (isClearOfSegment(area, viewer.at, target.at, widest)) continue;
    if (height <= 0) continue; // Eyes at its very top look over it.
    if (ignore.length > 0 && ignore.includes(piece.terrain.id)) continue;
    if (overlook !== undefined && height <= overlook) {
      const isBeside = touches(area, viewer.at, viewer.at, viewer.radius + CONTACT);
      seenAlike &&= isBeside === touches(area, target.at, target.at, target.radius + CONTACT);
      if (isBeside) continue;
    }
    screens[count] = piece;
    stops[count] =
      blocksSight === 'through'
        ? !contains(area, viewer.at) && !contains(area, target.at)
        : blocksSight;
    count++;
  }
}

/** The thickest cover on a line; {@link NOT_VISIBLE} when it is stopped. */
function coverOn(from: Point, to: Point): number {
  const likely = screens[lastStop];
  if (likely && stops[lastStop] === true && meetsArea(likely.area, from, to)) return NOT_VISIBLE;
  let thickest = 0;
  for (let i = 0; i < count; i++) {
    const piece = screens[i];
    if (!piece) continue;
    const isStopped = stops[i] === true;
    if (!isStopped && piece.cover <= thickest) continue;
    if (!meetsArea(piece.area, from, to)) continue;
    if (isStopped) {
      lastStop = i;
      return NOT_VISIBLE;
    }
    thickest = piece.cover;
  }
  return thickest;
}
