import { packById } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import type { Mission, Square, Zone } from '../rules/mission.ts';
import { BUILT_IN_PACKS } from './built-in.ts';
import { checkMission } from './check-mission.ts';

const [raid] = packById(BUILT_IN_PACKS, 'raid').missions ?? [];
if (!raid) throw new Error('The raid has no mission.');

const wrongWith = (changes: Partial<Mission>) =>
  checkMission('/m', { ...raid, ...changes }).map(({ path, code }) => `${path} ${code}`);

const zone = (from: Square, to: Square): Zone => ({ from, to });

test.each<readonly [what: string, a: Zone, b: Zone, problem: string | undefined]>([
  ['a column each, side by side', zone([1, 1], [1, 8]), zone([2, 1], [2, 8]), undefined],
  ['a row each, one above', zone([1, 1], [8, 1]), zone([1, 2], [8, 2]), undefined],
  ['corner to corner', zone([1, 1], [3, 3]), zone([4, 4], [6, 6]), undefined],
  ['the same squares', zone([4, 4], [6, 6]), zone([4, 4], [6, 6]), '/m/zones zones-meet'],
  ['one square', zone([1, 1], [1, 1]), zone([1, 7], [8, 8]), '/m/zones/0 zone-too-small'],
  ['three squares', zone([1, 1], [8, 1]), zone([1, 8], [3, 8]), '/m/zones/1 zone-too-small'],
  ['four squares', zone([1, 1], [2, 2]), zone([1, 8], [4, 8]), undefined],
  ['a square in common', zone([1, 1], [3, 3]), zone([3, 3], [5, 5]), '/m/zones zones-meet'],
  ['the other way round', zone([3, 3], [5, 5]), zone([1, 1], [3, 3]), '/m/zones zones-meet'],
  ['corners in common', zone([1, 3], [3, 5]), zone([3, 1], [5, 3]), '/m/zones zones-meet'],
  ['right of it, in its rows', zone([5, 1], [8, 8]), zone([1, 1], [4, 8]), undefined],
  ['below it, in its columns', zone([1, 5], [8, 8]), zone([1, 1], [8, 4]), undefined],
  ['a strip of one column', zone([8, 1], [8, 8]), zone([1, 1], [1, 8]), undefined],
  ['columns turned', zone([2, 1], [1, 8]), zone([5, 1], [6, 8]), '/m/zones/0 corners-turned'],
  ['rows turned', zone([5, 1], [6, 8]), zone([1, 2], [2, 1]), '/m/zones/1 corners-turned'],
])('DZ-BOARD-01 deployment zones: %s', (_, a, b, problem) => {
  expect(wrongWith({ zones: [a, b] })).toEqual(problem === undefined ? [] : [problem]);
});

test('DZ-MOVE-13 an exit is a stretch of one edge, from first to last square', () => {
  const exits = (squares: Zone) =>
    wrongWith({ exits: raid.exits.slice(0, 1).map((exit) => ({ ...exit, squares })) });
  for (const edge of [
    zone([1, 1], [8, 1]),
    zone([3, 8], [5, 8]),
    zone([1, 2], [1, 4]),
    zone([8, 1], [8, 8]),
    zone([8, 8], [8, 8]),
  ])
    expect(exits(edge)).toEqual([]);
  expect(exits(zone([1, 2], [8, 2]))).toEqual(['/m/exits/0/squares not-at-edge']);
  expect(exits(zone([1, 1], [8, 8]))).toEqual(['/m/exits/0/squares not-at-edge']);
  // Swapped corners are reported alone, wherever they are.
  expect(exits(zone([8, 1], [1, 1]))).toEqual(['/m/exits/0/squares corners-turned']);
  expect(exits(zone([8, 5], [1, 4]))).toEqual(['/m/exits/0/squares corners-turned']);
});

test('a mission draws at most the tokens that there are', () => {
  const tokens = raid.tokens.slice(0, 2);
  const count = tokens.reduce((sum, token) => sum + token.count, 0);
  expect(wrongWith({ tokens, drawn: count })).toEqual([]);
  expect(wrongWith({ tokens, drawn: count + 1 })).toEqual(['/m/drawn too-many-drawn']);
});
