import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { library } from '../rules/testing/positions.ts';
import { PUZZLES } from './collection.ts';
import { readPuzzle } from './read-puzzle.ts';
import { gradeOf, solve } from './solve.ts';

test('NH-PUZ-01 each grade and each army has puzzles, all with unique names', () => {
  expect(PUZZLES.length).toBeGreaterThanOrEqual(24);
  for (const grade of [1, 2, 3]) {
    expect(PUZZLES.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(4);
  }
  for (const army of ['moloch', 'outpost', 'borgo', 'hegemony']) {
    expect(PUZZLES.some((puzzle) => puzzle.side === army)).toBe(true);
  }
  for (const name of [
    PUZZLES.map((puzzle) => puzzle.id),
    PUZZLES.map((puzzle) => puzzle.title.en),
    PUZZLES.map((puzzle) => puzzle.title.fr),
    PUZZLES.map((puzzle) => puzzle.position + puzzle.tiles.join()),
  ]) {
    expect(new Set(name).size).toBe(PUZZLES.length);
  }
  const grades = PUZZLES.map((puzzle) => puzzle.grade);
  expect(grades).toEqual(grades.toSorted((a, b) => a - b));
});

for (const puzzle of PUZZLES) {
  test(`NH-PUZ-02 “${puzzle.title.en}” has exactly one solution up to symmetry`, () => {
    expect(readPuzzle(library, puzzle)).toEqual(puzzle);
    const solved = solve(library, puzzle);
    if (isProblems(solved)) throw new Error(JSON.stringify(solved));
    expect(solved.solutions).toHaveLength(1);
    expect(solved.nearMisses).toBeGreaterThan(0);
    expect(gradeOf(solved)).toBe(puzzle.grade);
  });
}

test('an untrusted puzzle is refused with its errors and their paths', () => {
  const [good] = PUZZLES;
  const paths = (value: unknown): string[] => {
    const read = readPuzzle(library, value);
    return isProblems(read) ? read.map((problem) => problem.path) : [];
  };
  expect(paths(good)).toEqual([]);
  expect(paths([])).toEqual(['/']);
  expect(paths({ ...good, grade: 7, title: 'x', tiles: [] })).toEqual([
    '/title',
    '/grade',
    '/tiles',
  ]);
  expect(paths({ ...good, goals: [{ kind: 'damage' }, { kind: 'constructor' }] })).toEqual([
    '/goals/0',
    '/goals/1',
  ]);
  expect(paths({ ...good, tiles: ['nothing'] })).toEqual(['/tiles/0']);
});
