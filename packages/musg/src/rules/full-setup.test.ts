import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { DEFAULT_SETUP, defaultSetupWith } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { hookRecorder } from './testing/hook-recorder-world.ts';

const [table] = BUILT_IN_LIBRARY.scenarios;
const [band] = BUILT_IN_LIBRARY.bands;
if (!table || !band) throw new Error('There are tables and bands.');

test('MU-BAND-08 names are looked up, and what was given in full is taken as it is', () => {
  const named = resolveSetup(DEFAULT_SETUP);
  expect([named.scenario.id, ...named.bands.map(({ id }) => id)]).toEqual([
    'market',
    'harbour-watch',
    'red-fang',
  ]);
  expect([named.settings, 'world' in named]).toEqual([DEFAULT_SETTINGS, false]);
  const own = { ...band, id: 'own' };
  const given = resolveSetup({
    scenario: { ...table, id: 'yard' },
    bands: [own, band.id],
    settings: { turnLimit: '6' },
  });
  expect([given.scenario.id, ...given.bands.map(({ id }) => id)]).toEqual(['yard', 'own', band.id]);
  expect(given.settings).toEqual({ ...DEFAULT_SETTINGS, turnLimit: '6' });
});

test('MU-BAND-08 content of a setup is in the library next to the built-in content', () => {
  const goods = {
    ...BUILT_IN_LIBRARY,
    scenarios: [{ ...table, id: 'yard' }],
    bands: [{ ...band, id: 'own' }],
  };
  const setup = { scenario: 'yard', bands: ['own', band.id], settings: {} };
  expect(resolveSetup({ ...setup, goods }).bands.map(({ id }) => id)).toEqual(['own', band.id]);
  expect(() => resolveSetup(setup)).toThrow('no table yard');
  expect(() => resolveSetup({ ...setup, scenario: table.id })).toThrow('no band own');
});

test('MU-TURN-07 a world is found among the given ones when a setup names it', () => {
  const other = { ...hookRecorder, id: 'other' };
  const played = resolveSetup(
    { ...DEFAULT_SETUP, world: 'echo', worldSettings: { loud: 'yes' } },
    BUILT_IN_LIBRARY,
    [other, hookRecorder],
  );
  expect([played.world?.id, played.worldSettings]).toEqual(['echo', { loud: 'yes' }]);
  expect('world' in resolveSetup(DEFAULT_SETUP, BUILT_IN_LIBRARY, [other, hookRecorder])).toBe(
    false,
  );
  expect(() => resolveSetup({ ...DEFAULT_SETUP, world: 'echo' })).toThrow('no world echo');
});

test('a first battle is that of its names alone, with the settings one likes', () => {
  expect(
    defaultSetupWith({ ...DEFAULT_SETUP, settings: { turnLimit: '6' } }).settings.turnLimit,
  ).toBe('6');
  expect(() => defaultSetupWith({ ...DEFAULT_SETUP, scenario: 'yard' })).toThrow('no other tables');
  expect(() =>
    defaultSetupWith({ ...DEFAULT_SETUP, bands: ['red-fang', 'harbour-watch'] }),
  ).toThrow('no other tables');
});
