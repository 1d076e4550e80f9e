import type { CubeBoard } from './board.ts';
import { bodyOf, eyeOf, meetsBox, samplesOf, type SightBody, type SubPoint } from './body.ts';
import type { Cube } from './cube.ts';
import { FREE, firstStop } from './ray.ts';
import type { Sight, Surroundings } from './sight.ts';
import { smokeTable } from './smoke.ts';
import { readStop, stopPoint, type Stop } from './ray-stop.ts';

/** A line of sight: from the eyes to a point of the target. */
export interface SightLine {
  readonly from: SubPoint;
  readonly to: SubPoint;
  /** What stops it, and where, to the nearest part; nothing when it is free. */
  readonly stop?: LineStop;
}

export type LineStop = (
  | Stop
  | { readonly by: 'wreck' | 'figure'; readonly cube: Cube; readonly index: number }
) & { readonly at: SubPoint };

/** A view, and all its lines: what an element draws to show why. */
export interface SightExplanation {
  readonly sight: Sight;
  /** In the order of the points: middle, then the corners; at the base, half way up, at the top. */
  readonly lines: readonly SightLine[];
}

/** What `sight` says, with every line and what stops it. */
export function explainSight(
  board: CubeBoard,
  viewer: SightBody,
  target: SightBody,
  around: Surroundings = {},
): SightExplanation {
  const from = eyeOf(viewer);
  const smoke = smokeTable(around.smoke);
  const { wrecks = [], figures = [] } = around;
  const lines = samplesOf(target).map((to): SightLine => {
    const stopped = firstStop(board, from, to, smoke);
    if (stopped !== FREE) {
      return { from, to, stop: { ...readStop(board, stopped), at: stopPoint(stopped, from, to) } };
    }
    const stop = stoppedBy(wrecks, 'wreck', from, to) ?? stoppedBy(figures, 'figure', from, to);
    return stop ? { from, to, stop } : { from, to };
  });
  const isHidden = ({ stop }: SightLine) => stop !== undefined && stop.by !== 'figure';
  if (lines.every(isHidden)) return { sight: 'none', lines };
  return { sight: lines.some(({ stop }) => stop) ? 'partial' : 'clear', lines };
}

function stoppedBy(
  standers: readonly SightBody[],
  by: 'wreck' | 'figure',
  from: SubPoint,
  to: SubPoint,
): LineStop | undefined {
  const index = standers.findIndex((stander) => meetsBox(bodyOf(stander), from, to));
  const stander = standers[index];
  if (!stander) return undefined;
  const { low, high } = bodyOf(stander);
  const at: SubPoint = [
    Math.round((low[0] + high[0]) / 2),
    Math.round((low[1] + high[1]) / 2),
    high[2],
  ];
  return { by, cube: stander.cube, index, at };
}
