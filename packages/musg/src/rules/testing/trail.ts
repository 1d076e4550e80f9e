import { terrainAt, type Point } from '@skirmish-kit/space';
import { tableOf } from '../battlefield.ts';
import { PACE } from '../paces.ts';
import type { Battle, Figure } from '../state.ts';
import type { Passage } from '../world.ts';

/** What counts as contact, in twentieths of a pace. */
const TOUCH = 1;

/** How much rounding may move a place, in twentieths of a pace. */
const ROUNDING = 1;

/** The rules look about every half pace: what is seen for a whole pace of the way must be noticed. */
const LOOKS = PACE;

/** Somebody at each twentieth of a pace of his way, at the height at which he is there. */
export type Trail = readonly Figure[];

export const gap = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function trailOf(battle: Battle, after: Figure, { before, places }: Passage): Trail {
  const points = places.flatMap(({ at: to }, i): Point[] => {
    const from = places[i - 1]?.at;
    if (!from) return [to];
    const count = Math.max(1, Math.ceil(gap(from, to)));
    return Array.from({ length: count }, (_, k): Point => [
      from[0] + ((to[0] - from[0]) * (k + 1)) / count,
      from[1] + ((to[1] - from[1]) * (k + 1)) / count,
    ]);
  });
  const isLevel = before.level === after.level;
  const [high, low] = before.level > after.level ? [before, after] : [after, before];
  const isUp = high === after;
  // Who hangs is beside his piece: he goes along the ground first, or climbs on from where he hangs.
  const isOver = (at: Point) =>
    !high.hanging &&
    terrainAt(tableOf(battle), [Math.round(at[0]), Math.round(at[1])]).some(
      ({ id }) => id === high.on,
    );
  const trail = points.map((at, i): Figure => {
    if (isLevel || i === 0) return { ...(i === 0 ? before : after), at };
    const { level, on, hanging } = isOver(at) ? high : low;
    return { ...after, at, level, on, hanging };
  });
  const turn = trail.findIndex(({ level }, i) => i > 0 && level !== trail[i - 1]?.level);
  if (isLevel || (turn < 0 && !high.hanging)) return trail;
  // Straight up or down, where the ground begins.
  const foot = turn < 0 ? (isUp ? trail.length : 1) : turn;
  const at = trail[isUp || high.hanging ? foot - 1 : foot]?.at ?? after.at;
  const climbed = Array.from({ length: high.level - low.level - 1 }, (_, k): Figure => {
    const level = isUp ? low.level + k + 1 : high.level - k - 1;
    return { ...after, at, level, on: high.on, hanging: true };
  });
  const rest = trail.slice(foot);
  return [...trail.slice(0, foot), ...climbed, ...(rest.length > 0 ? rest : [after])];
}

/** Whether it is so somewhere on the way, nowhere, or where nobody can say for sure. */
export type Finding = 'surely' | 'never' | 'maybe';

/** What is so of distances holds a rounding further in as well, or it may be either way. */
export function near(trail: Trail, isNear: (there: Figure, slack: number) => boolean): Finding {
  if (trail.some((there) => isNear(there, -ROUNDING))) return 'surely';
  return trail.some((there) => isNear(there, ROUNDING)) ? 'maybe' : 'never';
}

/** What is so for a stretch of the way is noticed; what is so at a single place may be missed. */
export function stretch(trail: Trail, isSo: (there: Figure) => boolean): Finding {
  const longest = longestStretch(trail, isSo);
  const last = trail.at(-1);
  // At his last place he stays.
  if (longest > LOOKS || (last && isSo(last))) return 'surely';
  return longest > 0 ? 'maybe' : 'never';
}

/** For how many places on end it is so. */
export function longestStretch(trail: Trail, isSo: (there: Figure) => boolean): number {
  let [longest, run] = [0, 0];
  for (const there of trail) {
    run = isSo(there) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export function touches(trail: Trail, other: Figure): Finding {
  return near(
    trail,
    (there, slack) =>
      Math.abs(there.level - other.level) < PACE &&
      gap(there.at, other.at) <= there.radius + other.radius + TOUCH + slack,
  );
}
