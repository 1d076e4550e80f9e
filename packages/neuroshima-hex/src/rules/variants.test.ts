import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { changedOptions, switchValues } from './read-options.ts';
import { readSetup } from './read-setup.ts';
import { library } from './testing/positions.ts';
import { EDITIONS, optionsOf } from './variants.ts';

/** Section 1 of the checklist: switch, first edition, 3.0. */
const TABLE = [
  ['NH-VAR-01', 'badDraw', false, true],
  ['NH-VAR-02', 'tieBreak', 'draw', 'extra-turn'],
  ['NH-VAR-03', 'start', 'standard', 'standard'],
  ['NH-VAR-04', 'reinforcements', false, false],
  ['NH-VAR-05', 'medicScope', 'unit', 'edge'],
  ['NH-VAR-06', 'netCycle3', true, true],
  ['NH-VAR-07', 'gaussVsArmour', true, true],
  ['NH-VAR-08', 'clownHitsHq', false, true],
  ['NH-VAR-09', 'grenadeFromNettedHq', false, false],
  ['NH-VAR-10', 'hqNeverHurtsHq', true, true],
  ['NH-VAR-11', 'quartermaster', 'each-phase', 'one-attack'],
  ['NH-VAR-12', 'teamHqHp', 20, 20],
  ['NH-VAR-13', 'oneVsTeam', false, true],
  ['NH-VAR-14', 'teamScore40', true, false],
  ['NH-VAR-15', 'board', 'standard', 'standard'],
  ['NH-VAR-16', 'names', '1', '3.0'],
  ['NH-VAR-17', 'moveBeforeOrAfter', true, true],
] as const;

test.each(TABLE)('%s %s: %s in the first edition, %s in 3.0', (_, name, first, third) => {
  expect(optionsOf('1')[name]).toBe(first);
  expect(optionsOf('3.0')[name]).toBe(third);
});

test('NH-VAR-16 both editions name every tile', () => {
  const moloch = library.army('moloch');
  const strike = moloch?.tile('air-strike');
  expect([strike?.firstName, strike?.name]).toEqual([
    { en: 'Bomb', fr: 'Bombe' },
    { en: 'Air Strike', fr: 'Frappe Aérienne' },
  ]);
  expect(library.army('outpost')?.firstName.fr).toBe('Posterunek');
});

test('NH-DEC-01 a setup names edition, mode, armies and switches; each switch can be set alone', () => {
  for (const [name, values] of Object.entries(switchValues())) {
    for (const value of values === 'number' ? [7] : values) {
      const setup = readSetup(library, { options: { [name]: value } });
      expect(isProblems(setup), `${name} ${value}`).toBe(false);
    }
  }
  expect(readSetup(library, { armies: ['outpost', 'hegemony'], edition: '1' })).toEqual({
    edition: '1',
    mode: 'duel',
    armies: ['outpost', 'hegemony'],
    options: optionsOf('1'),
  });
  expect(changedOptions('1', optionsOf('1', { board: 'hill' }))).toEqual({ board: 'hill' });
  expect(EDITIONS.map((edition) => changedOptions(edition, optionsOf(edition)))).toEqual([{}, {}]);
});

test('NH-SET-01 the same army twice is refused, with the place', () => {
  const problems = readSetup(library, { armies: ['borgo', 'borgo'] });
  expect(problems).toMatchObject([{ path: '/armies/1', code: 'army-twice' }]);
});

test.each([
  [{ armies: ['borgo', 'nobody'] }, '/armies/1', 'unknown-army'],
  [{ armies: ['borgo'] }, '/armies', 'not-armies'],
  [{ edition: '2' }, '/edition', 'unknown-edition'],
  [{ mode: 'chess' }, '/mode', 'unknown-mode'],
  [{ mode: 'teams' }, '/mode', 'wrong-number-of-players'],
  [{ options: { dance: true } }, '/options/dance', 'unknown-switch'],
  [{ options: { board: 'round' } }, '/options/board', 'bad-setting'],
  [{ options: { teamHqHp: 0 } }, '/options/teamHqHp', 'bad-setting'],
  [{ options: [] }, '/options', 'not-options'],
  [{ colour: 'red' }, '/colour', 'unknown-field'],
  [7, '/', 'not-a-setup'],
])('NH-DEC-01 a wrong setup %j is told with its place', (setup, path, code) => {
  expect(readSetup(library, setup)).toMatchObject([{ path, code }]);
});

test('NH-VAR-13 NH-VAR-14 modes of the other edition have to be switched on', () => {
  const three = ['moloch', 'borgo', 'outpost'];
  const one = { mode: 'one-vs-team', edition: '1', armies: three };
  expect(readSetup(library, one)).toMatchObject([{ path: '/mode', code: 'mode-switched-off' }]);
  expect(isProblems(readSetup(library, { ...one, options: { oneVsTeam: true } }))).toBe(false);
  const score = { mode: 'team-score', armies: [...three, 'hegemony'] };
  expect(readSetup(library, score)).toMatchObject([{ code: 'mode-switched-off' }]);
  expect(isProblems(readSetup(library, { ...score, edition: '1' }))).toBe(false);
});
