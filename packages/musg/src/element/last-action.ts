import type { LogEntry } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import {
  tracersOf,
  type LastActionMarks,
  type SceneRing,
  type SceneTracer,
} from '@skirmish-kit/ui/table';
import { findFigure } from '../rules/figures.ts';
import type { Battle, Figure } from '../rules/state.ts';

/** What is left on the board, by the end of the log: the shots of the last action, and where something burst. */
export function lastActionMarks(battle: Battle, log: readonly LogEntry[]): LastActionMarks {
  const action = log.findLastIndex(
    ({ kind, about, key }) => kind === 'choice' && about === 'action' && key !== 'done',
  );
  const tracers: SceneTracer[] = [];
  const rings: SceneRing[] = [];
  let shot: readonly [Figure, Figure] | undefined;
  for (const { kind, about, params } of action < 0 ? [] : log.slice(action + 1)) {
    if (kind !== 'event') continue;
    if (about === 'shoots') {
      const shooter = findFigure(battle, String(params['figure']));
      const target = findFigure(battle, String(params['target']));
      shot = shooter && target && [shooter, target];
    } else if (about === 'hits' && shot) {
      tracers.push(...tracersOf(...shot, Number(params['shots']), Number(params['hits'])));
    } else if (about === 'explodes') {
      const at: Point = [Number(params['x']), Number(params['y'])];
      rings.push({ at, radius: Number(params['radius']), text: '', area: true });
      if (shot) tracers.push({ line: [shot[0].at, at], hit: true });
    }
  }
  return { tracers, rings };
}
