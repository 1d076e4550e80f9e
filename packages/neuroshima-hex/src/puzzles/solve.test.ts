import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { fightThrough } from '../rules/preview/what-if.ts';
import { library } from '../rules/testing/positions.ts';
import { tableOf } from '../rules/table.ts';
import type { Goal } from './goal.ts';
import { positionOf } from '../notation/position-from-state.ts';
import { openPuzzle, type Puzzle } from './puzzle.ts';
import { gradeOf, isSolved, solve, type Solved } from './solve.ts';

function puzzleOf(
  position: string,
  side: string,
  tiles: readonly string[],
  ...goals: readonly Goal[]
): Puzzle {
  return { id: 'x', title: { en: 'X', fr: 'X' }, grade: 1, position, side, tiles, goals };
}

function solved(puzzle: Puzzle): Solved {
  const found = solve(library, puzzle);
  if (isProblems(found)) throw new Error(JSON.stringify(found));
  return found;
}

test('NH-PUZ-02 solutions that a symmetry of the board takes to each other count once', () => {
  const goal: Goal = { kind: 'damage', least: 2 };
  const even = puzzleOf('3.0_borgo_hq.c1_moloch_hq.c3', 'borgo', ['brawler'], goal);
  // Above, below, and one of each pair left and right: four of the six neighbours.
  expect(solved(even).solutions).toHaveLength(4);
  const uneven = puzzleOf('3.0_borgo_hq.c1_moloch_hq.c3_scout.e1', 'borgo', ['brawler'], goal);
  expect(solved(uneven).solutions).toHaveLength(6);
});

test('NH-PUZ-02 equal tiles and orders of placement are no new solutions', () => {
  const goal: Goal = { kind: 'damage', least: 4 };
  const pair = puzzleOf(
    '3.0_borgo_hq.c1_moloch_hq.a1_scout.e2',
    'borgo',
    ['brawler', 'brawler'],
    goal,
  );
  // Three hexes touch the corner; two of them are taken: three pairs.
  expect(solved(pair).solutions).toHaveLength(3);
});

test('NH-PUZ-02 the solver tries instants in every order that matters', () => {
  const puzzle = puzzleOf(
    '3.0_hegemony_hq.c5_moloch_hq.a1_guard.b1_blocker.a2_medic.e2',
    'hegemony',
    ['thug', 'sniper'],
    { kind: 'damage', least: 2 },
  );
  const lines = solved(puzzle).solutions;
  expect(lines).toContainEqual(['sniper:-1,-1', 'place:thug:-1,-1:4']);
});

test('NH-PUZ-02 one’s own decisions in the battle are free, those of others are feared', () => {
  // The Clown beside the HQ has to explode: no other attack reaches it.
  const own = puzzleOf('3.0_moloch_hq.c5_clown.b1.3_borgo_hq.a1_medic.e2', 'moloch', ['scout'], {
    kind: 'damage',
    least: 1,
  });
  expect(solved(own).solutions.length).toBeGreaterThan(0);
  // The enemy's Clown may explode and take the last attacker's neighbours with it.
  const feared = puzzleOf(
    '3.0_borgo_hq.c5_mutant.c1.3_moloch_hq.e3_clown.c2_medic.a1',
    'borgo',
    ['officer'],
    { kind: 'keep', least: 2 },
  );
  const lines = solved(feared);
  expect(lines.solutions.length).toBeLessThan(lines.lines);
});

test('NH-PUZ-02 NH-INS-07 a push solves a puzzle only if every direction does', () => {
  // The Ganger strikes c2: an HQ pushed there from c3 is hurt.
  const push = (blockers: string): Solved =>
    solved(
      puzzleOf(
        `3.0_hegemony_hq.c4_ganger.b1.2_moloch_hq.c3${blockers}`,
        'hegemony',
        ['push-back'],
        { kind: 'damage', least: 1 },
      ),
    );
  // Free to go to b2, c2 or d2, it stays out of reach; with b2 and d2 taken it has to go to c2.
  expect(push('').solutions).toEqual([]);
  expect(push('_blocker.b2_blocker.d2').solutions).toEqual([['push-back:0,1>0,0']]);
});

test('NH-PUZ-02 goals: to win is to outlast the enemy’s HQ, near misses are by one', () => {
  const win = puzzleOf('3.0_borgo_hq.c1_moloch_hq.c3~2_scout.e1', 'borgo', ['brawler'], {
    kind: 'win',
  });
  expect(solved(win).solutions).toHaveLength(6);
  const near = puzzleOf('3.0_borgo_hq.c1_moloch_hq.c3_scout.e1', 'borgo', ['mutant'], {
    kind: 'damage',
    least: 2,
  });
  const { solutions, nearMisses, lines } = solved(near);
  expect([solutions.length, nearMisses, lines]).toEqual([0, 18, 96]);
});

test('a puzzle that cannot be set up is reported with the path', () => {
  const goal: Goal = { kind: 'clear' };
  const position = '3.0_borgo_hq.c1_moloch_hq.c3';
  expect(solve(library, puzzleOf(position, 'outpost', ['runner'], goal))).toMatchObject([
    { path: '/side', code: 'unknown-army' },
  ]);
  expect(solve(library, puzzleOf(position, 'borgo', ['mutant', 'runner'], goal))).toMatchObject([
    { path: '/tiles/1', code: 'unknown-tile' },
  ]);
  expect(isProblems(solve(library, puzzleOf('3.0_nobody_hq.c1', 'borgo', [], goal)))).toBe(true);
});

test('a position is written as it is read', () => {
  const text = '3.0_borgo_hq.c1~12_super-mutant.b2.3~1_moloch_hq.c3_scout.e1';
  const state = openPuzzle(library, puzzleOf(text, 'borgo', [], { kind: 'clear' }));
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  expect(positionOf(state)).toBe(text);
});

test('a battle that was fought is checked against the goals', () => {
  const puzzle = puzzleOf('3.0_borgo_hq.c1_brawler.c2.3_moloch_hq.c3', 'borgo', [], {
    kind: 'damage',
    least: 2,
  });
  const before = openPuzzle(library, puzzle);
  const after = openPuzzle(library, puzzle);
  if (isProblems(before) || isProblems(after)) throw new Error('It does not open.');
  expect(isSolved(puzzle, before, before)).toBe(false);
  fightThrough(tableOf(library, after, false));
  expect(isSolved(puzzle, before, after)).toBe(true);
});

test('grades rise with the number of lines and of near misses', () => {
  const solutions = [[]];
  expect(gradeOf({ lines: 200, nearMisses: 2, solutions })).toBe(1);
  expect(gradeOf({ lines: 200, nearMisses: 50, solutions })).toBe(2);
  expect(gradeOf({ lines: 3000, nearMisses: 2, solutions })).toBe(3);
});
