import { isProblems, problemText } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';

function problemsOf(setup: unknown): readonly string[] {
  const read = sketchGame.readSetup(setup);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : [];
}

test('SK-SETUP-01 missing fields get their default', () => {
  expect(sketchGame.readSetup({})).toEqual(sketchGame.defaults);
  expect(sketchGame.readSetup({ crews: ['raiders', 'raiders'], rounds: 3 })).toEqual({
    crews: ['raiders', 'raiders'],
    rounds: 3,
  });
});

const squares = ['a1', '', '', 'c3', '', ''];

test.each([
  [{ crews: ['wardens'] }, '/crews not-two-crews'],
  [{ crews: ['wardens', 'raider'] }, '/crews/1 not-in-list-near'],
  [{ rounds: 0 }, '/rounds too-small'],
  [{ colour: 'red' }, '/colour unknown-key'],
  [{ start: { round: 1, side: 2, squares } }, '/start/side too-large'],
  [{ start: { round: 1, side: 0, squares: ['a1'] } }, '/start/squares not-squares'],
  [{ start: { round: 1, side: 0, squares: squares.with(1, 'a1') } }, '/start/squares square-taken'],
])('SK-SETUP-01 %j is reported with its path and error', (setup, reported) => {
  expect(problemsOf(setup)).toEqual([reported]);
});

test('SK-SETUP-01 errors are reported in French too', () => {
  const read = sketchGame.readSetup({ crews: [] });
  expect(isProblems(read) && read.map((found) => problemText(found, 'fr'))).toEqual([
    'Il y a deux équipes, une par camp.',
  ]);
});
