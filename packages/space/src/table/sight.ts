import { CONTACT, type Base } from './base.ts';
import { compareToSegment, squaredDistance, type Point, type Segment } from './point.ts';
import { isClearOfSegment, contains, touches } from './shape.ts';
import { comesBefore, sightEnds } from './sight-lines.ts';
import { crossesArea, stretchesIn } from './segment-interval.ts';
import type { Piece, TableIndex } from './table.ts';

export interface SightOptions {
  /** Ids of terrain that does not count just now: open doors. */
  readonly ignore?: readonly string[];
  /** Terrain up to this height that touches the viewer is looked over and does not count. */
  readonly overlook?: number;
  /** Bases that stop sight as well; by default none do. The two themselves do not belong here. */
  readonly figures?: readonly Base[];
}

/** A piece of terrain on the line of sight. */
export interface Crossing {
  readonly id: string;
  readonly cover: number;
  /** Tenths from the viewer's edge to where the line comes to it, rounded down. */
  readonly distance: number;
  /** How many of the nine lines go through it, not along its edge: more than four is more than half hidden. */
  readonly lines: number;
}

/** The sight of one figure to another. */
export interface Sight {
  /** Whether at least one line is free. */
  readonly visible: boolean;
  /** How many of the nine lines between the two are free. */
  readonly free: number;
  /** From viewer to target: centre to centre if that is free, else the free line with the least cover. */
  readonly line: Segment;
  /** The thickest cover on the line; 0 when there is none or nothing is seen. */
  readonly cover: number;
  /** The terrain that gives this cover. */
  readonly coverBy?: string;
  /** The terrain on the line that does not stop it, from the viewer on. */
  readonly crossings: readonly Crossing[];
  /** When nothing is seen: the ids of what stops the line from centre to centre. */
  readonly blockedBy: readonly string[];
}

/** Lines that touch a piece are stopped by it: no seeing through the joint of two walls. */
interface Meeting {
  readonly piece: Piece;
  /** The ends of the line in the piece, as fractions of its length. */
  readonly from: number;
  readonly to: number;
  readonly stops: boolean;
}

interface Line {
  readonly ends: Segment;
  readonly meetings: readonly Meeting[];
  readonly free: boolean;
  readonly cover: number;
}

/**
 * Looks from base to base along nine lines: between the centre, the left and the right of the one
 * and of the other. Both see each other or neither does, as long as nothing is overlooked.
 *
 * @example
 * ```ts
 * const fence = { id: 'fence', shape: wall([300, 100], [300, 400], 8), cover: 1 };
 * const index = indexTable({ width: 1200, height: 900, terrain: [fence] });
 * lineOfSight(index, { at: [100, 250], radius: 13 }, { at: [500, 250], radius: 13 });
 * // { visible: true, cover: 1, coverBy: 'fence', … }
 * ```
 */
export function lineOfSight(
  index: TableIndex,
  viewer: Base,
  target: Base,
  options: SightOptions = {},
): Sight {
  const turned = comesBefore(target.at, viewer.at);
  const [a, b] = turned ? [target, viewer] : [viewer, target];
  const pieces = piecesThatCount(index, viewer, target, options);
  const lines = sightLines(a, b).map((ends) => look(pieces, a, b, ends, options));
  const [centre] = lines;
  if (!centre) throw new Error('There is no line.');
  const free = lines.filter((line) => line.free);
  const best = centre.free ? centre : free.reduce(thinner, centre);
  const crossings = best.free ? crossingsOn(best, lines, viewer, turned) : [];
  const coverBy = best.free ? thickest(best) : undefined;
  return {
    visible: best.free,
    free: free.length,
    line: turned ? [best.ends[1], best.ends[0]] : best.ends,
    cover: best.free ? best.cover : 0,
    ...(coverBy === undefined ? {} : { coverBy }),
    crossings,
    blockedBy: best.free
      ? []
      : centre.meetings.filter(({ stops }) => stops).map(({ piece }) => piece.terrain.id),
  };
}

/** Whether one base sees another: the quick form of {@link lineOfSight}. */
export function canSee(
  index: TableIndex,
  viewer: Base,
  target: Base,
  options: SightOptions = {},
): boolean {
  const [a, b] = comesBefore(target.at, viewer.at) ? [target, viewer] : [viewer, target];
  const pieces = piecesThatCount(index, viewer, target, options).filter(
    ({ terrain }) => terrain.blocksSight,
  );
  if (pieces.length === 0 && !options.figures) return true;
  const isFree = (ends: Segment) => look(pieces, a, b, ends, options).free;
  return isFree([a.at, b.at]) || sightLines(a, b).some(isFree);
}

/** The thickest cover between a place, such as the centre of a blast, and a base; 0 for none. */
export function coverBetween(
  index: TableIndex,
  centre: Point,
  base: Base,
  options: SightOptions = {},
): number {
  const from: Base = { at: centre, radius: 0 };
  const pieces = piecesThatCount(index, from, base, options);
  return look(pieces, from, base, [centre, base.at], options).cover;
}

/** The pieces that may lie between the two, without those that are ignored or overlooked. */
function piecesThatCount(
  index: TableIndex,
  viewer: Base,
  target: Base,
  { ignore, overlook }: SightOptions,
): readonly Piece[] {
  const widest = Math.max(viewer.radius, target.radius);
  return index.screens.filter(({ terrain, area }) => {
    if (isClearOfSegment(area, viewer.at, target.at, widest)) return false;
    if (ignore?.includes(terrain.id)) return false;
    if (overlook === undefined || terrain.height === undefined || terrain.height > overlook) {
      return true;
    }
    return !touches(area, viewer.at, viewer.at, viewer.radius + CONTACT);
  });
}

/** Centre to centre first. */
function sightLines(a: Base, b: Base): readonly Segment[] {
  const { from, to } = sightEnds(a, b);
  return from.flatMap((start) => to.map((end): Segment => [start, end]));
}

function look(
  pieces: readonly Piece[],
  a: Base,
  b: Base,
  ends: Segment,
  options: SightOptions,
): Line {
  const meetings: Meeting[] = [];
  let free = true;
  let cover = 0;
  for (const piece of pieces) {
    const meeting = meet(piece, a, b, ends);
    if (!meeting) continue;
    meetings.push(meeting);
    free &&= !meeting.stops;
    cover = Math.max(cover, piece.terrain.cover ?? 0);
  }
  for (const figure of options.figures ?? []) {
    free &&= compareToSegment(figure.at, ends[0], ends[1], figure.radius) > 0;
  }
  return { ends, meetings, free, cover };
}

function meet(piece: Piece, a: Base, b: Base, [from, to]: Segment): Meeting | undefined {
  const { terrain, area } = piece;
  const stretches = stretchesIn(area, from, to);
  if (stretches.length === 0) return undefined;
  let [enter, leave] = [1, 0];
  for (const [start, end] of stretches) {
    enter = Math.min(enter, start);
    leave = Math.max(leave, end);
  }
  if (isBelow(terrain.height, a.eye ?? 0, b.eye ?? 0, enter, leave)) return undefined;
  const stops =
    terrain.blocksSight === 'through'
      ? !contains(area, a.at) && !contains(area, b.at)
      : terrain.blocksSight === true;
  return { piece, from: enter, to: leave, stops };
}

/** Whether the line passes over something of this height; eyes at its very top look over it. */
function isBelow(
  height: number | undefined,
  eyeA: number,
  eyeB: number,
  enter: number,
  leave: number,
): boolean {
  if (height === undefined) return false;
  const heightAt = (fraction: number) => eyeA + (eyeB - eyeA) * fraction;
  return heightAt(enter) >= height && heightAt(leave) >= height;
}

function thinner(best: Line, line: Line): Line {
  if (!best.free) return line;
  return line.cover < best.cover ? line : best;
}

function thickest(line: Line): string | undefined {
  if (line.cover === 0) return undefined;
  return line.meetings.find(({ piece }) => piece.terrain.cover === line.cover)?.piece.terrain.id;
}

function crossingsOn(
  line: Line,
  lines: readonly Line[],
  viewer: Base,
  turned: boolean,
): readonly Crossing[] {
  const length = Math.sqrt(squaredDistance(...line.ends));
  return line.meetings
    .map(({ piece, from, to }) => ({
      id: piece.terrain.id,
      cover: piece.terrain.cover ?? 0,
      distance: Math.max(0, Math.floor((turned ? 1 - to : from) * length) - viewer.radius),
      lines: lines.filter(
        ({ ends, meetings }) =>
          meetings.some((other) => other.piece === piece) && crossesArea(piece.area, ...ends),
      ).length,
    }))
    .sort((a, b) => a.distance - b.distance);
}
