import type { LogEntry } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { TracerShown } from '@skirmish-kit/ui/table';
import { findFigure } from '../rules/figures.ts';
import type { Battle, Figure } from '../rules/state.ts';
import type { Scene } from './picture/scene.ts';

/** What the last action left on the board, until the next one: shots, and where something burst. */
export type LastMoments = Pick<Scene, 'tracers' | 'rings' | 'trail'>;

/** Reads the end of the log: this turn's last action. */
export function lastMoments(battle: Battle, log: readonly LogEntry[]): LastMoments {
  const action = log.findLastIndex(
    ({ kind, about, key }) => kind === 'choice' && about === 'action' && key !== 'done',
  );
  const tracers: TracerShown[] = [];
  const rings: NonNullable<LastMoments['rings']>[number][] = [];
  let shot: readonly [Figure, Figure] | undefined;
  for (const { kind, about, params } of action < 0 ? [] : log.slice(action + 1)) {
    if (kind !== 'moment') continue;
    if (about === 'shoots') {
      const shooter = findFigure(battle, String(params['figure']));
      const target = findFigure(battle, String(params['target']));
      shot = shooter && target && [shooter, target];
    } else if (about === 'hits' && shot) {
      tracers.push(...tracersOf(shot, Number(params['shots']), Number(params['hits'])));
    } else if (about === 'explodes') {
      const at: Point = [Number(params['x']), Number(params['y'])];
      rings.push({ at, radius: Number(params['radius']), text: '', area: true });
      if (shot) tracers.push({ line: [shot[0].at, at], hit: true });
    }
  }
  return { tracers, rings };
}

/** A line for each shot: those that hit side by side at the target, the others past it. */
function tracersOf(
  [shooter, target]: readonly [Figure, Figure],
  shots: number,
  hits: number,
): readonly TracerShown[] {
  return Array.from({ length: shots }, (_, shot) => ({
    line: [shooter.at, aside(shooter.at, target, shot - (shots - 1) / 2)] as const,
    hit: shot < hits,
  }));
}

/** A little beside the middle of the target, so that shots of a burst can be told apart. */
function aside([fromX, fromY]: Point, { at, radius }: Figure, steps: number): Point {
  const [dx, dy] = [at[0] - fromX, at[1] - fromY];
  const share = (steps * radius * 0.45) / (Math.hypot(dx, dy) || 1);
  return [Math.round(at[0] - dy * share), Math.round(at[1] + dx * share)];
}
