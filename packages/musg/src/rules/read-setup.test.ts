import { isProblems, problem } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Band } from './band.ts';
import { readSetupFrom, type BandReader } from './read-setup.ts';
import { ownWorld } from './testing/custom-world.ts';

const words = { en: 'Test', fr: 'Essai' };
const WORLDS = [
  ownWorld('plain'),
  ownWorld('lonely', {
    leastBands: 1,
    settings: [
      {
        key: 'fog',
        rule: 'MU-LOS-01',
        title: words,
        values: [
          { value: 'thin', title: words },
          { value: 'thick', title: words },
        ],
      },
    ],
  }),
];

const OWN: Band = { id: 'own', name: words, race: 'human', members: [] };

const readBand: BandReader = (path, value, settings) =>
  JSON.stringify(value) === JSON.stringify(OWN)
    ? { ...OWN, race: settings.turnLimit }
    : [problem(path, 'not-ours', 'It is not ours.')];

const read = (value: unknown) => readSetupFrom(BUILT_IN_LIBRARY, value, readBand, WORLDS);

/** Where something is wrong, and what. */
const wrong = (value: unknown) => {
  const found = read(value);
  return isProblems(found) ? found.map(({ path, code }) => `${path} ${code}`) : [];
};

const FIRST = { scenario: 'market', bands: ['harbour-watch', 'red-fang'], settings: {} };

test('missing fields are those of the default game', () => {
  for (const nothing of [undefined, null, {}, { world: 'none' }])
    expect(read(nothing)).toEqual(FIRST);
});

test('MU-BAND-01 a setup stores what was given and drops default values', () => {
  const settings = { turnLimit: '6', commandCap: 'eleven', heavyFast: 'two', spikes: '2' };
  expect(read({ scenario: 'ford', bands: ['grey-five', OWN], settings, world: 'plain' })).toEqual({
    scenario: 'ford',
    // Read by the settings of this battle.
    bands: ['grey-five', { ...OWN, race: '6' }],
    settings: { turnLimit: '6', commandCap: 'eleven', spikes: '2' },
    world: 'plain',
  });
});

test('a world may be played by fewer bands, and lets a table decide things of its own', () => {
  const lonely = { ...FIRST, world: 'lonely' };
  expect(
    read({ ...lonely, bands: ['red-fang', 'nobody'], worldSettings: { fog: 'thick' } }),
  ).toEqual({
    ...lonely,
    bands: ['red-fang'],
    worldSettings: { fog: 'thick' },
  });
  expect(read({ ...lonely, bands: ['red-fang'] })).toEqual({ ...lonely, bands: ['red-fang'] });
  expect(read({ ...lonely, worldSettings: { fog: 'thin' } })).toEqual({
    ...lonely,
    worldSettings: { fog: 'thin' },
  });
});

test.each<readonly [unknown, readonly string[]]>([
  [{ scenario: 'moon' }, ['/scenario not-in-list']],
  [{ world: 'moon' }, ['/world not-in-list']],
  [{ colour: 'red' }, ['/colour unknown-key']],
  [{ bands: 'red-fang' }, ['/bands wrong-number-of-bands']],
  [{ bands: ['red-fang'] }, ['/bands wrong-number-of-bands']],
  [{ bands: ['red-fang', 'red-fang', 'red-fang'] }, ['/bands wrong-number-of-bands']],
  [{ bands: ['red-fang', 'nobody'] }, ['/bands/1 not-in-list']],
  [{ bands: ['red-fang', 'blue-fang'] }, ['/bands/1 not-in-list']],
  [{ bands: [null, 7] }, ['/bands/0 not-in-list', '/bands/1 not-in-list']],
  [{ bands: [{}, 'red-fang'] }, ['/bands/0 not-ours']],
  [{ world: 'lonely', bands: [] }, ['/bands wrong-number-of-bands-here']],
  [{ world: 'lonely', bands: ['nobody', 'nobody'] }, ['/bands wrong-number-of-bands-here']],
  [{ settings: { turnLimit: '7' } }, ['/settings/turnLimit not-in-list-near']],
  [{ settings: { turnlimit: '6' } }, ['/settings/turnlimit unknown-key-near']],
  [{ worldSettings: { fog: 'thin' } }, ['/worldSettings/fog unknown-key']],
  [{ world: 'lonely', worldSettings: { fog: 'none' } }, ['/worldSettings/fog not-in-list']],
  [
    { scenario: 'moon', bands: ['x', 'red-fang'], settings: { turnLimit: '7' } },
    ['/scenario not-in-list', '/bands/0 not-in-list', '/settings/turnLimit not-in-list-near'],
  ],
])('an error in %j is reported with its path', (value, places) => {
  expect(wrong(value)).toEqual(places);
});

test('a band that lies whole in a setup is read only where somebody can', () => {
  const found = readSetupFrom(BUILT_IN_LIBRARY, { bands: [OWN, 'red-fang'] });
  expect(isProblems(found) && found.map(({ path }) => path)).toEqual(['/bands/0']);
});

test('a wrong band is quoted in part', () => {
  const found = read({ bands: ['x'.repeat(99), 'red-fang'] });
  expect(JSON.stringify(found)).toContain(`“${'x'.repeat(60)}”`);
});

test('MU-DEP-01 a table for three takes three bands', () => {
  const [market, ...others] = BUILT_IN_LIBRARY.scenarios;
  const [zone] = market?.deployment ?? [];
  if (!market || !zone) throw new Error('There is no table.');
  const three = { ...market, id: 'three', deployment: [zone, zone, zone] };
  const shelf = { ...BUILT_IN_LIBRARY, scenarios: [market, ...others, three] };
  const bands = ['red-fang', 'grey-five', 'black-quay'];
  expect(readSetupFrom(shelf, { scenario: 'three', bands })).toMatchObject({ bands });
  expect(isProblems(readSetupFrom(shelf, { scenario: 'three', bands: bands.slice(1) }))).toBe(true);
});
