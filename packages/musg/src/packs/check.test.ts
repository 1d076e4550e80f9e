import { isProblems, builtInPacks } from '@skirmish-kit/core';
import { packById, corrupt } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import choirFile from './fan/salt-choir.json' with { type: 'json' };
import type { MusgPack } from './pack.ts';
import { readMusgPack } from './read.ts';

const saltChoir = packById(builtInPacks<MusgPack>([choirFile]), 'salt-choir');

const wrong = (path: string, value: unknown): readonly string[] => {
  const read = readMusgPack(JSON.stringify(corrupt(saltChoir, path, value)));
  return isProblems(read) ? read.map((found) => `${found.path} ${found.code}`) : [];
};

test('ranges of a weapon may be alike, and never shrink', () => {
  expect(wrong('/ranged/0/ranges', [10, 10, 20])).toEqual([]);
  expect(wrong('/ranged/0/ranges', [10, 20, 20])).toEqual([]);
  expect(wrong('/ranged/0/ranges', [10, 10, 10])).toEqual([]);
  expect(wrong('/ranged/0/ranges', [11, 10, 20])).toEqual(['/ranged/0/ranges ranges-shrink']);
  expect(wrong('/ranged/0/ranges', [10, 21, 20])).toEqual(['/ranged/0/ranges ranges-shrink']);
});

test('a blast has one target', () => {
  expect(wrong('/ranged/1/targets', 1)).toEqual([]);
  expect(wrong('/ranged/1/targets', 2)).toEqual(['/ranged/1/targets one-target']);
});

test('MU-MERC-05 a mercenary is of a race that has chiefs', () => {
  expect(wrong('/races/0/ranks/chief', undefined)).toContain('/mercenaries/0/race no-chief');
  expect(wrong('/mercenaries/0/race', 'human')).toEqual([]);
});

test('a figure of an unknown race is reported once, with its path', () => {
  expect(wrong('/bands/0/members/0/race', 'nobody')).toEqual([
    '/bands/0/members/0/race unknown-race',
  ]);
  expect(wrong('/bands/0/members/0/mercenary', 'nobody')).toContain(
    '/bands/0/members/0/mercenary unknown-mercenary',
  );
});
