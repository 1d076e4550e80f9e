import { roll, type Flow } from '@skirmish-kit/core';
import { reaches } from './dice.ts';
import type { FigureId } from './state.ts';

/** MU-PULP-12: one die that did not hurt is rolled again. */
export function poisons(figure: FigureId, strength: number, need: number): Flow<boolean> {
  const params = { figure, strength, need };
  return roll(reaches(need), 'MU-PULP-12', { about: 'damage', params });
}
