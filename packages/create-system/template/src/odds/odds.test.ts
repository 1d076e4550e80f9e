import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';

async function odds(strength: number, against: number) {
  const answer = (await sketchGame.odds?.())?.ask({ action: 'strike', strength, against });
  if (!answer || isProblems(answer)) throw new Error('No answer.');
  return answer.outcomes;
}

test('SK-STRIKE-01 SK-STRIKE-02 15 of 36 equal strikes fell, 6 are countered', async () => {
  const { felled, parried, 'struck-down': down } = await odds(1, 1);
  expect(felled).toBeCloseTo(15 / 36, 12);
  expect(down).toBeCloseTo(6 / 36, 12);
  expect(parried).toBeCloseTo(15 / 36, 12);
});

test('SK-STRIKE-01 strength tells', async () => {
  expect((await odds(2, 1))['felled']).toBeCloseTo(21 / 36, 12);
});

test('an impossible question is reported', async () => {
  const answer = (await sketchGame.odds?.())?.ask({ action: 'strike', strength: 12 });
  expect(isProblems(answer) && answer[0]?.path).toBe('/strength');
});
