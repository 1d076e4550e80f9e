import { Game, isProblems, parseStart } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { causeway } from '../system.ts';
import { makePosition, parsePosition } from './position.ts';

function stateAt(position: string) {
  const setup = parseStart(causeway, { position });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  return new Game(causeway, setup).state;
}

test.each([
  '1/20 1 ferrymen - - - - herons - - - -',
  '3/9 2 herons l2 - x ! peat-cutters r5 m4 - x',
])('%s is read and written alike', (position) => {
  expect(makePosition(stateAt(position))).toBe(position);
});

test('underscores stand for blanks, as in a link', () => {
  const state = stateAt('3/20_2_ferrymen_l2_-_x_!_herons_-_-_-_r5');
  expect([state.round, state.side]).toEqual([3, 1]);
  expect(state.figures.map(({ at }) => at)).toEqual([
    'l2',
    'camp',
    'fallen',
    'across',
    'camp',
    'camp',
    'camp',
    'r5',
  ]);
});

test.each([
  ['1/20 1 ferrymen', '/ not-a-position'],
  ['one 1 ferrymen - - - - herons - - - -', 'word 1 not-a-round'],
  ['1/20 3 ferrymen - - - - herons - - - -', 'word 2 not-a-side'],
  ['1/20 1 ferrymen - - - - herons - s1 - -', 'word 10 not-a-place'],
  ['1/20 1 ferrymen - - - - herons - toString - -', 'word 10 not-a-place'],
])('%s is refused with its place', (position, logged) => {
  const read = parsePosition(position);
  expect(isProblems(read) && read.map(({ path, code }) => `${path} ${code}`)).toEqual([logged]);
});
