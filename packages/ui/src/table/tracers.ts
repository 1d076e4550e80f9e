import type { Point } from '@skirmish-kit/space';
import type { SceneTracer } from './scene.ts';

/** The place of a figure, and its radius. */
interface Base {
  readonly at: Point;
  readonly radius: number;
}

/** A line for each shot: those that hit side by side at the target, the others past it. */
export function tracersOf(
  shooter: Base,
  target: Base,
  shots: number,
  hits: number,
): readonly SceneTracer[] {
  return Array.from({ length: shots }, (_, shot) => ({
    line: [shooter.at, aside(shooter.at, target, shot - (shots - 1) / 2)] as const,
    hit: shot < hits,
  }));
}

/** A little beside the middle of the target, so that shots of a burst can be told apart. */
function aside([fromX, fromY]: Point, { at, radius }: Base, steps: number): Point {
  const [dx, dy] = [at[0] - fromX, at[1] - fromY];
  const share = (steps * radius * 0.45) / (Math.hypot(dx, dy) || 1);
  return [Math.round(at[0] - dy * share), Math.round(at[1] + dx * share)];
}
