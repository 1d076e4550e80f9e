import { Game, isProblems, parseStart } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { sketchGame } from '../system.ts';
import { makePosition, parsePosition } from './position.ts';

function stateAt(position: string) {
  const setup = parseStart(sketchGame, { position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return new Game(sketchGame, setup).state;
}

test.each(['1/12 1 wardens b1 c1 d1 raiders b5 c5 d5', '3/9 2 raiders a1 - e5 wardens - b2 -'])(
  '%s is read and written alike',
  (position) => {
    expect(makePosition(stateAt(position))).toBe(position);
  },
);

test('underscores stand for blanks, as in a link', () => {
  const state = stateAt('3/12_2_wardens_b1_c2_-_raiders_b5_c5_d5');
  expect([state.round, state.side, state.figures[2]?.standing]).toEqual([3, 1, false]);
});

test.each([
  ['1/12 1 wardens', '/ not-a-position'],
  ['one 1 wardens b1 c1 d1 raiders b5 c5 d5', 'word 1 not-a-round'],
  ['1/12 3 wardens b1 c1 d1 raiders b5 c5 d5', 'word 2 not-a-side'],
  ['1/12 1 wardens b1 c1 d1 raiders b5 f5 d5', 'word 9 not-a-square'],
])('%s is refused with its place', (position, reported) => {
  const read = parsePosition(position);
  expect(isProblems(read) && read.map(({ path, code }) => `${path} ${code}`)).toEqual([reported]);
});
