import { isProblems, type Problem } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { nettedHexes } from './battle-report.ts';
import { readPosition } from './position.ts';
import { library } from './testing/positions.ts';

const HQS = [
  { army: 'moloch', tile: 'hq', hex: [0, 0] },
  { army: 'borgo', tile: 'hq', hex: [2, 0] },
];
const MUTANT = { army: 'borgo', tile: 'mutant', hex: [1, 0] };

function problemsOf(position: unknown): readonly Problem[] {
  const read = readPosition(library, position);
  return isProblems(read) ? read : [];
}

const saysOf = (unit: object): string[] =>
  problemsOf({ units: [...HQS, unit] }).map(({ message }) => message);

test('a unit of a position has done nothing yet', () => {
  const state = readPosition(library, { units: [...HQS, MUTANT] });
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  expect([state.hqs, state.nextUnit]).toEqual([2, 3]);
  expect(state.units[2]).toEqual({
    ...{ id: 2, seat: 1, tile: 'mutant', rotation: 0, wounds: 0, moved: 0, slots: 0, converted: 0 },
    cell: 3,
  });
});

test('NH-BRD-01 no hex and a hex off the board are reported differently', () => {
  expect(saysOf({ ...MUTANT, hex: [9, 9] })).toEqual([
    'The hex 9,9 is not on the board of 19 hexes.',
  ]);
  expect(saysOf({ ...MUTANT, hex: [0.5, 1] })).toEqual(['A hex is [q, r], two whole numbers.']);
  expect(saysOf({ ...MUTANT, hex: [0, 1, -1] })).toEqual(['A hex is [q, r], two whole numbers.']);
});

test('NH-BRD-03 NH-TGH-01 a number out of range is reported with its range', () => {
  expect(saysOf({ ...MUTANT, rotation: 6 })).toEqual(['This is a whole number from 0 to 5.']);
  expect(saysOf({ ...MUTANT, wounds: 1 })).toEqual(['This can only be 0 here.']);
  const blocker = { army: 'moloch', tile: 'blocker', hex: [1, 0] };
  expect(saysOf({ ...blocker, wounds: 3 })).toEqual(['This is a whole number from 0 to 2.']);
  expect(saysOf({ ...blocker, wounds: 2, rotation: 5 })).toEqual([]);
});

test('NH-BRD-02 two units on one hex are reported with the hex', () => {
  expect(problemsOf({ units: [...HQS, { ...MUTANT, hex: [0, 0] }] })).toMatchObject([
    { path: '/units/2/hex', code: 'two-units', params: { hex: '0,0', other: 0 } },
  ]);
});

test('NH-HQ-01 an HQ has from 0 to 99 points', () => {
  const points = (moloch: number) => problemsOf({ units: HQS, hq: { moloch } }).length;
  expect([0, 99].map(points)).toEqual([0, 0]);
  expect([-1, 100, 1.5].map(points)).toEqual([1, 1, 1]);
});

test('unknown names are reported with their first forty characters', () => {
  const long = 'x'.repeat(50);
  expect(problemsOf({ units: HQS, [long]: 1 })[0]?.params).toEqual({ field: 'x'.repeat(40) });
  expect(problemsOf({ units: HQS, xyz: 1 })[0]?.params).toEqual({ field: 'xyz' });
  const [army] = problemsOf({ units: [...HQS, { ...MUTANT, army: long }] });
  expect(army?.params).toEqual({ army: 'x'.repeat(40) });
  const [option] = problemsOf({ units: HQS, options: { [long]: true } });
  expect(option?.message).toContain(`"${'x'.repeat(40)}"`);
});

test('NH-NET-01 a wrong position has problems and no netted hexes', () => {
  expect(isProblems(nettedHexes(library, { units: 'none' }))).toBe(true);
});
