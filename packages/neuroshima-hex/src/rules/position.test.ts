import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { battleFromPosition, nettedHexes } from './battle-report.ts';
import { readPosition } from './position.ts';
import { library } from './testing/positions.ts';

const HQS = [
  { army: 'moloch', tile: 'hq', hex: [0, 0] },
  { army: 'borgo', tile: 'hq', hex: [2, 0] },
];

test('NH-PUZ-02 a position is read, its battle fought and reported', () => {
  const report = battleFromPosition(library, {
    edition: '3.0',
    units: [...HQS, { army: 'borgo', tile: 'mutant', hex: [1, 0], rotation: 5 }],
  });
  expect(report).toMatchObject({
    hq: { moloch: 19, borgo: 20 },
    removed: [
      {
        army: 'borgo',
        tile: 'mutant',
        hex: [1, 0],
        phase: 0,
        cause: 'hits',
        by: [{ army: 'moloch', tile: 'hq', hex: [0, 0] }],
      },
    ],
    wounds: [],
    choices: [],
  });
});

test('NH-PUZ-01 a lone unit with its HQ’s points is a position', () => {
  const clown = {
    edition: '3.0',
    units: [{ army: 'moloch', tile: 'clown', hex: [0, 0], rotation: 0, wounds: 0 }],
    hq: { moloch: 20 },
  };
  const report = battleFromPosition(library, clown);
  expect(report).toMatchObject({
    hq: { moloch: 20 },
    choices: [{ answer: 'attack', byDefault: true }],
  });
  const state = readPosition(library, {
    units: [{ army: 'moloch', tile: 'cyborg', hex: [0, 0] }],
    hq: { moloch: 3 },
  });
  expect(isProblems(state) ? state : state.units[0]?.tile).toBe('hybrid');
});

test('NH-NET-01 netted hexes of a position', () => {
  const position = {
    units: [...HQS, { army: 'borgo', tile: 'net-fighter', hex: [0, 1], rotation: 0 }],
  };
  expect(nettedHexes(library, position)).toEqual([{ hex: [0, 0], army: 'moloch', tile: 'hq' }]);
});

const unit = { army: 'borgo', tile: 'mutant', hex: [1, 0] };

test.each([
  [
    'two units on a hex',
    { units: [...HQS, { ...unit, hex: [0, 0] }] },
    '/units/2/hex',
    'two-units',
  ],
  [
    'an unknown tile',
    { units: [...HQS, { ...unit, tile: 'dragon' }] },
    '/units/2/tile',
    'unknown-tile',
  ],
  ['an instant', { units: [...HQS, { ...unit, tile: 'battle' }] }, '/units/2/tile', 'not-a-unit'],
  [
    'an unknown army',
    { units: [...HQS, { ...unit, army: 'elves' }] },
    '/units/2/army',
    'unknown-army',
  ],
  ['no army', { units: [...HQS, { tile: 'mutant', hex: [1, 0] }] }, '/units/2/army', 'no-army'],
  [
    'rotation 7',
    { units: [...HQS, { ...unit, rotation: 7 }] },
    '/units/2/rotation',
    'out-of-range',
  ],
  [
    'too many wounds',
    { units: [...HQS, { ...unit, wounds: 1 }] },
    '/units/2/wounds',
    'out-of-range',
  ],
  [
    'a hex off the board',
    { units: [...HQS, { ...unit, hex: [3, 0] }] },
    '/units/2/hex',
    'off-board',
  ],
  ['half a hex', { units: [...HQS, { ...unit, hex: [0.5, 0] }] }, '/units/2/hex', 'not-a-hex'],
  ['no HQ', { units: [HQS[0], unit] }, '/hq/borgo', 'hq-missing'],
  [
    'two HQs',
    { units: [...HQS, { army: 'borgo', tile: 'hq', hex: [1, 0] }] },
    '/units/2/tile',
    'two-hqs',
  ],
  ['bad points', { units: HQS, hq: { borgo: -1 } }, '/hq/borgo', 'bad-points'],
  ['points of nobody', { units: HQS, hq: { elves: 3 } }, '/hq/elves', 'unknown-army'],
  ['another field', { units: HQS, moon: 1 }, '/moon', 'unknown-field'],
  [
    'another field of a unit',
    { units: [...HQS, { ...unit, age: 3 }] },
    '/units/2/age',
    'unknown-field',
  ],
  ['a number for an army', { units: HQS, armies: ['moloch', 7] }, '/armies', 'not-armies'],
  ['a word for the armies', { units: HQS, armies: 'moloch' }, '/armies', 'not-armies'],
  ['an army nobody has', { units: HQS, armies: ['elves'] }, '/armies', 'unknown-army'],
  [
    'its first army unknown',
    { units: [{ ...unit, army: 'elves' }] },
    '/units/0/army',
    'unknown-army',
  ],
  ['another mode', { mode: 'chess', units: HQS }, '/mode', 'unknown-mode'],
  ['half a point', { units: HQS, hq: { borgo: 1.5 } }, '/hq/borgo', 'bad-points'],
  ['too many points', { units: HQS, hq: { borgo: 100 } }, '/hq/borgo', 'bad-points'],
  ['points for nobody in particular', { units: HQS, hq: 20 }, '/hq', 'not-points'],
  [
    'a hex of three numbers',
    { units: [...HQS, { ...unit, hex: [0, 1, 2] }] },
    '/units/2/hex',
    'not-a-hex',
  ],
  [
    'a turn too far',
    { units: [...HQS, { ...unit, rotation: 6 }] },
    '/units/2/rotation',
    'out-of-range',
  ],
  [
    'a turn backwards',
    { units: [...HQS, { ...unit, rotation: -1 }] },
    '/units/2/rotation',
    'out-of-range',
  ],
  [
    'an instant for a unit',
    { units: [...HQS, { ...unit, tile: 'battle' }] },
    '/units/2/tile',
    'not-a-unit',
  ],
  ['more units than any board holds', { units: Array(61).fill(unit) }, '/units', 'no-units'],
  ['no list of units', { units: 'all' }, '/units', 'no-units'],
  ['another edition', { edition: '4', units: HQS }, '/edition', 'unknown-edition'],
  ['a number for a unit', { units: [...HQS, 5] }, '/units/2', 'not-a-unit'],
])('a position with %s is reported with its path', (_, position, path, code) => {
  const problems = battleFromPosition(library, position);
  expect(problems).toContainEqual(expect.objectContaining({ path, code }));
});

test('an HQ with a mistake of its own is not told to be missing as well', () => {
  const turned = [{ army: 'moloch', tile: 'hq', hex: [0, 0], rotation: 7 }, HQS[1]];
  expect(battleFromPosition(library, { units: turned })).toMatchObject([
    { path: '/units/0/rotation', code: 'out-of-range' },
  ]);
  const hurt = [{ army: 'moloch', tile: 'hq', hex: [0, 0], wounds: 3 }, HQS[1]];
  expect(battleFromPosition(library, { units: hurt })).toHaveLength(1);
});

test.each([
  [{ ...unit, tile: 'mutan' }, 'Did you mean "mutant"?'],
  [{ ...unit, tile: 'dragon' }, 'There are hq, mutant, claws,'],
  [{ ...unit, army: 'borgoo' }, 'Did you mean "borgo"?'],
  [{ ...unit, army: 'elves' }, 'There are moloch, outpost, borgo, hegemony.'],
])('%j is reported with the possible values', (wrong, hint) => {
  const problems = battleFromPosition(library, { units: [...HQS, wrong] });
  expect(isProblems(problems) && problems[0]?.message).toContain(hint);
});

test('NH-MP-14 a mode is not for more armies than it has seats', () => {
  const hq = { moloch: 20, borgo: 20, outpost: 20, hegemony: 20 };
  for (const mode of ['duel', 'one-vs-team']) {
    expect(battleFromPosition(library, { mode, units: HQS, hq })).toMatchObject([
      { path: '/mode', code: 'wrong-number-of-players' },
    ]);
  }
  expect(isProblems(battleFromPosition(library, { mode: 'teams', units: HQS, hq }))).toBe(false);
});

test('NH-VAR-16 editions are understood as people write them', () => {
  const names = (edition: unknown): unknown => {
    const state = readPosition(library, { edition, units: HQS });
    return isProblems(state) ? state : state.setup.options.names;
  };
  expect(['3.0', '3', 3, undefined].map(names)).toEqual(['3.0', '3.0', '3.0', '3.0']);
  expect(['1', '1.0', 1].map(names)).toEqual(['1', '1', '1']);
});

test('a position that is no object is reported', () => {
  for (const value of [null, 3, 'x', []]) {
    expect(battleFromPosition(library, value)).toMatchObject([{ path: '/' }]);
  }
});

test('NH-DEC-22 answers go in order; a wrong one and an extra one are reported', () => {
  const position = {
    units: [...HQS, { army: 'moloch', tile: 'clown', hex: [0, 1] }],
  };
  expect(battleFromPosition(library, position, ['explode'])).toMatchObject({ hq: { moloch: 19 } });
  expect(battleFromPosition(library, position, ['dance'])).toMatchObject([
    { path: '/answers/0', code: 'not-an-option' },
  ]);
  expect(battleFromPosition(library, position, ['attack', 'attack'])).toMatchObject([
    { path: '/answers/1', code: 'answer-left-over' },
  ]);
});
