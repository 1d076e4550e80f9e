import { problem, type Problem } from '@skirmish-kit/core';
import type { Goal } from './goal.ts';

/**
 * Goals as a few words that fit an attribute: `win`, `clear`, `damage-4`, `shield-2`, `keep-3`.
 *
 * @example
 * ```ts
 * makeGoals([{ kind: 'damage', least: 4 }, { kind: 'keep', least: 7 }]); // 'damage-4 keep-7'
 * ```
 */
export function makeGoals(goals: readonly Goal[]): string {
  return goals.map((goal) => [goal.kind, ...countOf(goal)].join('-')).join(' ');
}

function countOf(goal: Goal): readonly number[] {
  if (goal.kind === 'shield') return [goal.most];
  return 'least' in goal ? [goal.least] : [];
}

/** Reads goals; `moloch:3`, for the points an enemy has to lose, will do as well. */
export function parseGoals(text: string): readonly Goal[] | readonly Problem[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const goals = words.map(goalOf);
  const problems = goals.flatMap((goal, i) => (goal ? [] : [notAGoal(words[i] ?? '')]));
  if (words.length === 0) problems.push(notAGoal(''));
  return problems.length > 0 ? problems : goals.filter((goal) => goal !== undefined);
}

function goalOf(word: string): Goal | undefined {
  const [, kind = '', number] = /^([a-z\d-]*[a-z])(?:[-:](\d{1,2}))?$/.exec(word) ?? [];
  const count = number === undefined ? undefined : Number(number);
  if (count === undefined) return kind === 'win' || kind === 'clear' ? { kind } : undefined;
  if (kind === 'shield') return { kind, most: count };
  if (kind === 'damage' || kind === 'keep') return { kind, least: count };
  return word.includes(':') ? { kind: 'damage', least: count } : undefined;
}

function notAGoal(word: string): Problem {
  const said = `“${word.slice(0, 40)}” is no goal; goals are win, clear, damage-4, shield-2, keep-3.`;
  return problem('goal', 'not-a-goal', said, { goal: word.slice(0, 40) });
}
