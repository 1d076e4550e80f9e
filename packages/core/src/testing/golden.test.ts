import { expect, test } from 'vitest';
import { pig } from '../example/pig.ts';
import { playGolden, recordWithLog } from './golden.ts';

const GOLDEN = { name: 'pig', setup: { players: 2, target: 20 }, bots: ['careful', 'random'] };

test('a golden game is written with its rules, as a record that replays alike', async () => {
  const reported = await playGolden(pig, GOLDEN);
  expect(reported).toMatch(/^skirmish 1\nsystem: pig 1\n/);
  expect(reported).toMatch(/^roll ; [\da-z]{11} PIG-01$/m);
  expect(reported).toMatch(/^; {3}PIG-03 Player [12] rolls a 1 and loses \d+\.$/m);
  expect(recordWithLog(pig, reported)).toBe(reported);
});

test('a record that cannot be followed is no golden game', async () => {
  const reported = await playGolden(pig, GOLDEN);
  expect(() => recordWithLog(pig, reported.replace(/^hold .*$/m, 'leap'))).toThrow('leap');
});
