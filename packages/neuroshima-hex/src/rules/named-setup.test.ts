import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { readNamedSetup, seatedArmies } from './named-setup.ts';
import { library } from './testing/positions.ts';

/** What is wrong with a setup, as `path code`. */
function wrong(value: unknown): string[] {
  const read = readNamedSetup(library, value);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : [];
}

test('NH-SET-01 a seat left out gets an army that nobody has', () => {
  expect(seatedArmies(library, undefined, undefined)).toEqual(['borgo', 'moloch']);
  expect(seatedArmies(library, ['moloch'], undefined)).toEqual(['moloch', 'borgo']);
  expect(seatedArmies(library, ['moloch', undefined, undefined], 'deathmatch')).toEqual([
    'moloch',
    'borgo',
    'outpost',
  ]);
  expect(seatedArmies(library, [undefined, 'borgo'], undefined)).toEqual(['moloch', 'borgo']);
  expect(seatedArmies(library, ['outpost', 'borgo', '', ''], undefined)).toEqual([
    'outpost',
    'borgo',
  ]);
  expect(seatedArmies(library, ['outpost', '', 'borgo'], undefined)).toEqual([
    'outpost',
    '',
    'borgo',
  ]);
});

test('NH-MP-14 NH-MP-20 a mode that needs more players gets as many armies', () => {
  expect(seatedArmies(library, undefined, 'one-vs-team')).toEqual(['borgo', 'moloch', 'outpost']);
  expect(seatedArmies(library, undefined, 'teams')).toHaveLength(4);
  expect(seatedArmies(library, ['hegemony'], 'teams')).toHaveLength(4);
  expect(seatedArmies(library, undefined, 'chess')).toHaveLength(2);
});

test('NH-SET-01 two to six players, each with another army', () => {
  expect(wrong({ armies: ['borgo'] })).toContain('/armies not-armies');
  expect(wrong({ armies: Array(7).fill('borgo') })).toContain('/armies not-armies');
  expect(wrong({ armies: 'borgo' })).toContain('/armies not-armies');
  expect(wrong({ armies: ['borgo', 'moloch'] })).toEqual([]);
  expect(wrong({ armies: ['borgo', undefined] })).toEqual([]);
  expect(wrong({ armies: ['borgo', 'moloch', ''] })).toEqual([]);
  expect(wrong({ armies: ['borgo', 'borgo'] })).toEqual(['/armies/1 army-twice']);
  expect(wrong({ armies: ['borgo', 'elves'] })).toEqual(['/armies/1 unknown-army']);
  expect(wrong({ armies: ['borgo', 7] })).toEqual(['/armies/1 unknown-army']);
});

test('an unknown setup field is reported with its first forty characters', () => {
  const long = 'abcdefghij'.repeat(5);
  const read = readNamedSetup(library, { weather: 'rain', [long]: 1 });
  expect(isProblems(read) && read).toMatchObject([
    { path: '/weather', code: 'unknown-field', message: 'There is no "weather" in a setup.' },
    { path: `/${long.slice(0, 40)}`, message: `There is no "${long.slice(0, 40)}" in a setup.` },
  ]);
  for (const value of [[], 'x', 7]) expect(wrong(value)).toEqual(['/ not-a-setup']);
});

test('NH-MP-14 a wrong number of players is reported with the right one', () => {
  const message = (mode: string, armies: readonly string[]) => {
    const read = readNamedSetup(library, { mode, armies });
    return isProblems(read) ? read[0]?.message : undefined;
  };
  expect(message('duel', ['borgo', 'moloch', 'outpost'])).toBe('"duel" is for 2 players, not 3.');
  expect(message('deathmatch', ['borgo', 'moloch'])).toBe(
    '"deathmatch" is for 3 to 6 players, not 2.',
  );
});
