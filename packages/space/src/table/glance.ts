import { CONTACT, type Base } from './base.ts';
import type { Point } from './point.ts';
import { beside, contains, touches } from './shape.ts';
import { comesBefore, sightEnds } from './sight-lines.ts';
import { emptySightMemo, lookers, slotOf, standing } from './sight-memo.ts';
import { lineOfSight } from './sight.ts';
import { meetsArea } from './stretch.ts';
import type { Piece, TableIndex } from './table.ts';

/** What {@link glance} answers when nothing is seen. */
export const UNSEEN = -1;

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
 * glance(index, { at: [100, 250], radius: 13 }, { at: [500, 250], radius: 13 }); // 1
 * ```
 */
export function glance(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[] = NOTHING,
  overlook?: number,
): number {
  if (viewer.eye || target.eye) return heightsSeen(index, viewer, target, ignore, overlook);
  const memo = (index.memo.sights ??= emptySightMemo());
  const who = lookers(memo, viewer, target, ignore, overlook);
  const where = standing(viewer.at, target.at);
  if (who < 0 || where < 0) return look(index, viewer, target, ignore, overlook);
  const slot = slotOf(viewer.at, target.at, who);
  if (memo.places[slot] === where && memo.rest[slot] === who) return memo.answers[slot] ?? UNSEEN;
  const answer = look(index, viewer, target, ignore, overlook);
  memo.places[slot] = where;
  memo.rest[slot] = who;
  memo.answers[slot] = answer;
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
  return visible ? cover : UNSEEN;
}

/** A piece between two bases, and whether it would stop a line between these two. */
interface Screen {
  readonly piece: Piece;
  readonly stops: boolean;
}

function look(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): number {
  const screens = screensBetween(index, viewer, target, ignore, overlook);
  if (screens.length === 0) return 0;
  const turned = comesBefore(target.at, viewer.at);
  const a = turned ? target : viewer;
  const b = turned ? viewer : target;
  const centre = coverOn(screens, a.at, b.at);
  if (centre !== UNSEEN) return centre;
  const { from, to } = sightEnds(a, b);
  let least = UNSEEN;
  for (const start of from) {
    for (const end of to) {
      const cover = coverOn(screens, start, end);
      if (cover === 0) return 0;
      if (cover !== UNSEEN && (least === UNSEEN || cover < least)) least = cover;
    }
  }
  return least;
}

function screensBetween(
  index: TableIndex,
  viewer: Base,
  target: Base,
  ignore: readonly string[],
  overlook: number | undefined,
): readonly Screen[] {
  const widest = Math.max(viewer.radius, target.radius);
  const screens: Screen[] = [];
  for (const piece of index.screens) {
    const { terrain, area } = piece;
    if (beside(area, viewer.at, target.at, widest)) continue;
    const { height, blocksSight } = terrain;
    if (height !== undefined) {
      if (height <= 0) continue; // Eyes at its very top look over it.
      const low = overlook !== undefined && height <= overlook;
      if (low && touches(area, viewer.at, viewer.at, viewer.radius + CONTACT)) continue;
    }
    if (ignore.length > 0 && ignore.includes(terrain.id)) continue;
    const stops =
      blocksSight === 'through'
        ? !contains(area, viewer.at) && !contains(area, target.at)
        : blocksSight === true;
    screens.push({ piece, stops });
  }
  return screens;
}

/** The thickest cover on a line; {@link UNSEEN} when it is stopped. */
function coverOn(screens: readonly Screen[], from: Point, to: Point): number {
  let thickest = 0;
  for (const { piece, stops } of screens) {
    const cover = piece.terrain.cover ?? 0;
    if (!stops && cover <= thickest) continue;
    if (!meetsArea(piece.area, from, to)) continue;
    if (stops) return UNSEEN;
    thickest = cover;
  }
  return thickest;
}
