import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { parsePosition } from '../notation/position.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { readPosition } from '../rules/position.ts';
import { heatMap } from '../rules/preview.ts';
import { bestPlacements } from '../rules/preview/best-placements.ts';
import { heatMapOf } from './battle-preview.ts';

test('the best placement of a hex is the one that hurts the enemy HQ most', () => {
  const library = makeLibrary();
  const state = readPosition(library, parsePosition('3.0 borgo hq.a1 moloch hq.d3', library));
  if (isProblems(state)) throw new Error(state[0]?.message);
  const best = bestPlacements(heatMap(library, state, 'brawler', 0), (seat) => seat === 0);
  expect(best).toHaveLength(17);
  const centre = best.find(({ hex }) => hex.join() === '0,0');
  expect(centre).toMatchObject({ gain: 2, rotation: 2 });
  const washes = heatMapOf(best);
  expect(washes.find(({ hex }) => hex.join() === '0,0')).toMatchObject({ text: '+2', value: 1 });
  expect(washes.every(({ value }) => Math.abs(value) <= 1)).toBe(true);
});
