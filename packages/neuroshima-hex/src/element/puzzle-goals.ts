import { html, type TemplateResult } from 'lit';
import type { Goal } from '../puzzles/goal.ts';
import type { Fought } from '../puzzles/solve.ts';
import type { Names } from './names.ts';

/** A goal, and after a try how far it was reached. */
export function goalWords(names: Names, goal: Goal, missed: number | undefined): string {
  const told = progressWords(names, goal, missed);
  return told === '' ? `${names.goal(goal)}.` : `${names.goal(goal)}: ${told}.`;
}

function progressWords(names: Names, goal: Goal, missed: number | undefined): string {
  if (missed === undefined) return '';
  if (missed <= 0) return names.say('goal-reached');
  if (goal.kind === 'damage' || goal.kind === 'keep')
    return names.say('goal-of', { got: goal.least - missed, n: goal.least });
  return names.say(goal.kind === 'shield' ? 'goal-over' : 'goal-left', {
    n: Number.isFinite(missed) ? missed : '–',
  });
}

/** The goals as a list that says of each whether the last try reached it. */
export function goalsView(
  names: Names,
  goals: readonly Goal[],
  fought: Fought | undefined,
): TemplateResult {
  return html`<ul class="goals" aria-label=${names.say('goals-list')}>
    ${goals.map((goal, i) => {
      const missed = fought?.each[i];
      const state = missed === undefined ? 'open' : missed <= 0 ? 'reached' : 'missed';
      return html`<li class=${state}>
        <span>${names.goal(goal)}</span> <b>${progressWords(names, goal, missed)}</b>
      </li>`;
    })}
  </ul>`;
}
