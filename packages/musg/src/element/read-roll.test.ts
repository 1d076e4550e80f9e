import { expect, test } from 'vitest';
import type { LogEntry } from '@skirmish-kit/core';
import { rollWords } from './read-roll.ts';

const roll = (
  about: string,
  notation: string,
  faces: readonly number[],
  params = {},
): LogEntry => ({
  kind: 'roll',
  about,
  rule: 'MU-SHOOT-07',
  params,
  faces,
  notation,
  at: 0,
});

const moment = (about: string, params: LogEntry['params']): LogEntry => ({
  ...roll(about, '', []),
  kind: 'event',
  params,
});

test('MU-COVER-02 MU-SHOOT-07 shots that are stopped and that miss are taken away', () => {
  expect(rollWords(roll('cover', '3d6>=4', [6, 1, 2]), [], 'en')).toMatchObject({
    results: ['1 passes'],
    sum: { terms: '3 shots − 2 stopped', outcome: '1 passes' },
  });
  expect(rollWords(roll('to-hit', '3d6>=3', [1, 2, 1]), [], 'en')).toMatchObject({
    results: ['no hit'],
    sum: { terms: '3 shots − 3 missed', outcome: 'no hit' },
  });
});

test('MU-SHOOT-12 hits less those without effect are wounds, and what is left of whom', () => {
  const after = [moment('wounded', { figure: 'b4', wounds: 1, life: 2 })];
  expect(rollWords(roll('damage-of-hits', '2d6>=4', [1, 6]), after, 'en')?.sum).toEqual({
    terms: '2 hits − 1 harmless',
    outcome: '1 wound',
    hurts: true,
    toWhom: 'B4: 2 life left',
  });
});

test('a die that is read by itself counts from what it needs', () => {
  const unhurt = [moment('unhurt', { figure: 'b1' })];
  const failed = rollWords(roll('damage', 'd6', [5], { need: 6 }), unhurt, 'fr');
  expect(failed).toMatchObject({ atLeast: 6, results: ['aucune blessure'] });
  expect(failed?.sum?.toWhom).toBe('B1 n’est pas blessé');
  expect(rollWords(roll('damage', 'd6', [6], { need: 6 }), [], 'en')?.results).toEqual(['1 wound']);
});

test('MU-RALLY-01 a test of courage is its dice against Command', () => {
  const after = [moment('test-failed', { figure: 'a3', command: 8 })];
  expect(rollWords(roll('rally', '2d6', [6, 4], { figure: 'a3' }), after, 'en')?.sum).toEqual({
    terms: '6 + 4',
    outcome: '10',
    toWhom: 'A3, 8 or less: fails',
  });
});
