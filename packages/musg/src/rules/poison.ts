import type { Flow } from '@skirmish-kit/core';
import { rollFor, success, type Fight } from './extra-die.ts';
import type { FigureId } from './state.ts';

/** MU-PULP-12: one die that did not hurt is rolled again. */
export function poisons(
  fight: Fight,
  figure: FigureId,
  strength: number,
  need: number,
): Flow<boolean> {
  const params = { figure, strength, need };
  return rollFor(fight, success(need), 'MU-PULP-12', { about: 'damage', params });
}
