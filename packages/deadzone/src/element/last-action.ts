import type { LogEntry } from '@skirmish-kit/core';
import { eyeOf, sameCube, samplesOf } from '../board/index.ts';
import type { CubeLine } from '../board-view/index.ts';
import { sightBodyOf } from '../rules/battlefield.ts';
import type { Battle } from '../rules/state.ts';

/** How the last attack went, drawn until somebody does something else. */
const SHOWN: Readonly<Record<string, CubeLine['kind']>> = { hits: 'shot', missed: 'missed' };

/** A line for each shot since the last action: those that hit full, the others dashed. */
export function lastShots(battle: Battle, log: readonly LogEntry[]): readonly CubeLine[] {
  const action = log.findLastIndex(
    ({ kind, about, key }) => kind === 'choice' && about === 'action' && key !== 'done',
  );
  if (action < 0) return [];
  return log.slice(action + 1).flatMap(({ kind, about, params }): readonly CubeLine[] => {
    const shown = kind === 'event' && Object.hasOwn(SHOWN, about) ? SHOWN[about] : undefined;
    return shown ? shotBetween(battle, params['model'], params['target'], shown) : [];
  });
}

/** The line of a shot from one to another; in a cube there is none. */
export function shotBetween(
  battle: Battle,
  by: unknown,
  at: unknown,
  kind: CubeLine['kind'],
): readonly CubeLine[] {
  const model = battle.models.find(({ id }) => id === by);
  const target = battle.models.find(({ id }) => id === at);
  if (!model || !target || sameCube(model.cube, target.cube)) return [];
  const [, , , , , middle] = samplesOf(sightBodyOf(battle, target));
  const from = eyeOf(sightBodyOf(battle, model));
  return middle ? [{ from, to: middle, kind, between: [model.id, target.id] }] : [];
}
