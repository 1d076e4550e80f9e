import { isProblems, problem, type Problem } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import type { Goal } from './goal.ts';
import { openPuzzle, type Grade, type Puzzle } from './puzzle.ts';

type Fields = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 2_000;
const MOST_TILES = 6;

/** What each goal counts; nothing for those that are reached or not. */
const NUMBERS: Readonly<Record<Goal['kind'], 'least' | 'most' | undefined>> = {
  win: undefined,
  clear: undefined,
  damage: 'least',
  keep: 'least',
  shield: 'most',
};

/** Reads an untrusted puzzle; every mistake is reported with its path. */
export function readPuzzle(library: Library, value: unknown): Puzzle | readonly Problem[] {
  if (!isFields(value)) return [problem('/', 'not-a-puzzle', 'A puzzle is an object.')];
  const problems: Problem[] = [];
  const text = (key: string): string => {
    const given = value[key];
    if (typeof given === 'string' && given.length <= LONGEST_TEXT) return given;
    problems.push(problem(`/${key}`, 'not-a-text', `"${key}" has to be a text.`));
    return '';
  };
  const puzzle: Puzzle = {
    id: text('id'),
    title: readTitle(value['title'], problems),
    grade: readGrade(value['grade'], problems),
    position: text('position'),
    side: text('side'),
    tiles: readTiles(value['tiles'], problems),
    goals: readGoals(value['goals'], problems),
  };
  if (problems.length > 0) return problems;
  const opened = openPuzzle(library, puzzle);
  return isProblems(opened) ? opened : puzzle;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readTitle(value: unknown, problems: Problem[]): Puzzle['title'] {
  const { en, fr } = isFields(value) ? value : {};
  if (typeof en === 'string' && typeof fr === 'string') return { en, fr };
  problems.push(problem('/title', 'not-words', 'A title has a text in "en" and in "fr".'));
  return { en: '', fr: '' };
}

function readGrade(value: unknown, problems: Problem[]): Grade {
  if (value === 1 || value === 2 || value === 3) return value;
  problems.push(problem('/grade', 'not-a-grade', 'A grade is 1, 2 or 3.'));
  return 1;
}

function readTiles(value: unknown, problems: Problem[]): string[] {
  if (Array.isArray(value) && value.length > 0 && value.length <= MOST_TILES) {
    const tiles = value.filter((tile) => typeof tile === 'string');
    if (tiles.length === value.length) return tiles;
  }
  const said = `"tiles" has to be a list of 1 to ${MOST_TILES} tile ids.`;
  problems.push(problem('/tiles', 'not-tiles', said));
  return [];
}

function readGoals(value: unknown, problems: Problem[]): Goal[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > 4) {
    problems.push(problem('/goals', 'not-goals', '"goals" has to be a list of 1 to 4 goals.'));
    return [];
  }
  return value.flatMap((goal: unknown, i) => {
    if (isGoal(goal)) return [goal];
    const kinds = Object.keys(NUMBERS).join(', ');
    const said = `A goal is of one of the kinds ${kinds}, with "least" or "most" where it counts.`;
    problems.push(problem(`/goals/${i}`, 'not-a-goal', said));
    return [];
  });
}

function isGoal(value: unknown): value is Goal {
  if (!isFields(value)) return false;
  const { kind } = value;
  if (typeof kind !== 'string' || !isKind(kind)) return false;
  const counts = NUMBERS[kind];
  const number = counts === undefined ? 0 : value[counts];
  return Number.isInteger(number) && Number(number) >= 0 && Number(number) <= 99;
}

function isKind(kind: string): kind is Goal['kind'] {
  return Object.hasOwn(NUMBERS, kind);
}
