import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';

async function odds(question: object) {
  const answer = (await causeway.odds?.())?.ask(question);
  if (!answer || isProblems(answer)) throw new Error('No answer.');
  return answer.outcomes;
}

test('CW-STRIKE-01 two dice against two yield in 5 of 16 for either side', async () => {
  const { felled, pushed, held, 'thrown-back': thrown } = await odds({ action: 'strike' });
  expect(felled).toBeCloseTo(1 / 16, 12);
  expect(pushed).toBeCloseTo(4 / 16, 12);
  expect(held).toBeCloseTo(6 / 16, 12);
  expect(thrown).toBeCloseTo(5 / 16, 12);
});

test('CW-KNACK-02 against the steady only felling counts', async () => {
  const { felled, pushed, held } = await odds({ action: 'strike', other: 'steady' });
  expect([felled, pushed]).toEqual([1 / 16, undefined]);
  expect(held).toBeCloseTo(10 / 16, 12);
});

test('CW-PRESS-01 three marches take a 2 and a 3, CW-KNACK-01 the nimble a 2', async () => {
  expect((await odds({ action: 'dash', marches: 3 }))['across']).toBeCloseTo(20 / 36, 12);
  const nimble = await odds({ action: 'dash', marches: 3, knack: 'nimble' });
  expect(nimble['across']).toBeCloseTo(5 / 6, 12);
});

test('an impossible question is reported', async () => {
  const room = await causeway.odds?.();
  const places = [
    { action: 'strike', might: 12 },
    { action: 'dash', knack: 'quick' },
  ].map((asked) => {
    const answer = room?.ask(asked);
    return isProblems(answer) && answer[0]?.path;
  });
  expect(places).toEqual(['/might', '/knack']);
});
