import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { playGolden, recordWithLog } from './golden.ts';

const GOLDEN = { name: 'pig', setup: { players: 2, target: 20 }, bots: ['careful', 'random'] };

test('a golden game is told with its rules, and is a record that is told alike', async () => {
  const told = await playGolden(pig, GOLDEN);
  expect(told).toMatch(/^skirmish 1\nsystem: pig 1\n/);
  expect(told).toMatch(/^roll ; [\da-z]{11} PIG-01$/m);
  expect(told).toMatch(/^; {3}PIG-03 Player [12] rolls a 1 and loses \d+\.$/m);
  expect(recordWithLog(pig, told)).toBe(told);
});

test('a record that cannot be followed is no golden game', async () => {
  const told = await playGolden(pig, GOLDEN);
  expect(() => recordWithLog(pig, told.replace(/^hold .*$/m, 'leap'))).toThrow('leap');
});
