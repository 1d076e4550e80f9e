import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { makeLibrary } from '../packs/built-in.ts';
import { makeGoals, PUZZLES, solve } from './index.ts';
import type { PuzzleGame } from './puzzle-game.ts';
import { readPuzzle } from './puzzle-game.ts';
import { setupProblemText } from '../rules/setup-messages.ts';

const library = makeLibrary();

function open(position: string, hand: string, goal: string): PuzzleGame {
  const game = readPuzzle(library, position, hand, goal);
  if (isProblems(game)) throw new Error(game[0]?.message);
  return game;
}

/** The easiest with units alone, and the easiest with an instant. */
const SOME = [
  PUZZLES.find(({ tiles }) => tiles.every((id) => !isInstant(id))),
  PUZZLES.find(({ tiles }) => tiles.some(isInstant)),
].filter((puzzle) => puzzle !== undefined);

function isInstant(id: string): boolean {
  return library.armies.some((army) => army.tile(id)?.kind === 'instant');
}

test.each(SOME)('NH-PUZ-02 $id is solved by its solution, tile by tile', (puzzle) => {
  const { position, side, tiles, goals } = puzzle;
  const game = open(position, `${side}:${tiles.join()}`, makeGoals(goals));
  const solved = solve(library, puzzle);
  if (isProblems(solved)) throw new Error(solved[0]?.message);
  const [solution = []] = solved.solutions;
  for (const key of solution) {
    expect(game.choice.options.map((option) => option.key)).toContain(key);
    expect(game.play(key)).toBeUndefined();
  }
  expect(game.hand).toEqual([]);
  expect(game.fight().missed).toBe(0);
  while (game.canTakeBack) game.takeBack();
  expect(game.hand).toEqual(tiles);
  expect(game.fight().missed).toBeGreaterThan(0);
});

test('NH-PUZ-02 units do not step of themselves, and battles are not called', () => {
  const game = open('3.0_hegemony_hq.a1_runner.c3_moloch_hq.e3', 'hegemony:battle,ganger', 'win');
  const keys = game.choice.options.map(({ key }) => key);
  expect(keys.every((key) => key.startsWith('place:ganger:'))).toBe(true);
  expect(keys.length).toBeGreaterThan(0);
  game.play('battle');
  expect(game.canTakeBack).toBe(false);
});

test.each([
  ['3.0_borgo_hq.a1', 'moloch:clown', 'win', 'hand'],
  ['3.0_borgo_hq.a1', 'borgo:clown', 'win', 'hand'],
  ['3.0_borgo_hq.a1', 'borgo', 'win', 'hand'],
  ['3.0_borgo_hq.a1', 'borgo:mutant', 'sing', 'goal'],
  ['3.0_borgo_hq.z9', 'borgo:mutant', 'win', 'word 3 (hq.z9)'],
])('an error in a puzzle is reported with its place: %s %s %s', (position, hand, goal, path) => {
  const found = readPuzzle(library, position, hand, goal);
  expect(isProblems(found) && found[0]?.path).toBe(path);
});

test.each([
  ['borgo:mutant', 'luck', /«\u00a0luck\u00a0» n’est pas un but/],
  ['borgo', 'win', /Une main est une armée/],
])('a puzzle with the hand %s and the goal %s is refused in French too', (hand, goal, said) => {
  const found = readPuzzle(library, '3.0_moloch_hq.c3_borgo_hq.a1', hand, goal);
  if (!isProblems(found)) throw new Error('taken');
  expect(found.map((each) => setupProblemText(each).words?.fr).join()).toMatch(said);
});
