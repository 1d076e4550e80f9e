import type { Problem } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { readEdition, readOptions } from './read-options.ts';

/** What is wrong with switches, as `path message`. */
function wrong(value: unknown): string[] {
  const problems: Problem[] = [];
  readOptions(value, '/options', problems);
  return problems.map(({ path, message }) => `${path} ${message}`);
}

test('a switch with a wrong value is reported with the right ones', () => {
  expect(wrong({ teamHqHp: 0 })).toEqual([
    '/options/teamHqHp "teamHqHp" is a whole number from 1 to 99.',
  ]);
  expect(wrong({ medicScope: 'hex', badDraw: 1 })).toEqual([
    '/options/medicScope "medicScope" is one of unit, edge, symbol.',
    '/options/badDraw "badDraw" is one of true, false.',
  ]);
});

test('NH-VAR-12 points of an HQ go from 1 to 99', () => {
  const fits = [0, 1, 1.5, 99, 100, '20'].filter((teamHqHp) => wrong({ teamHqHp }).length === 0);
  expect(fits).toEqual([1, 99]);
});

test('an unknown switch is reported with its first forty characters', () => {
  const [said] = wrong({ ['y'.repeat(50)]: true });
  expect(said).toMatch(new RegExp(`^/options/${'y'.repeat(40)} There is no switch "y{40}"; `));
  expect(wrong({ toString: true })).toHaveLength(1);
});

test('valid options are taken over; one error refuses all', () => {
  const read = (value: unknown) => readOptions(value, '/options', []);
  expect(read({ badDraw: false, board: 'hill' })).toEqual({ badDraw: false, board: 'hill' });
  expect(read({ badDraw: false, board: 'moon' })).toEqual({});
  expect(read({ badDraw: false, moon: true })).toEqual({});
  expect(read(undefined)).toEqual({});
  expect([null, [], 'hill', 3].map((value) => wrong(value).length)).toEqual([1, 1, 1, 1]);
});

test('NH-VAR-16 an edition is read in common spellings, else it is the newer one', () => {
  const problems: Problem[] = [];
  const read = (value: unknown) => readEdition(value, '/edition', problems);
  expect([1, '1', '1.0'].map(read)).toEqual(['1', '1', '1']);
  expect([3, '3', '3.0', undefined].map(read)).toEqual(['3.0', '3.0', '3.0', '3.0']);
  expect(problems).toEqual([]);
  expect(read(2)).toBe('3.0');
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(['/edition unknown-edition']);
});
