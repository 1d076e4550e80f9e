import { html, type TemplateResult } from 'lit';
import type { Goal } from '../puzzles/goal.ts';
import type { Fought } from '../puzzles/solve.ts';
import type { Names } from '../telling/element-names.ts';
import { goalWords, puzzleSpeaker } from '../telling/puzzle-words.ts';

/** A goal, and after a try how far it was reached. */
export function goalSentence(names: Names, goal: Goal, missed: number | undefined): string {
  const told = progressWords(names, goal, missed);
  const said = goalWords(goal, names.language);
  return told === '' ? `${said}.` : `${said}: ${told}.`;
}

function progressWords(names: Names, goal: Goal, missed: number | undefined): string {
  if (missed === undefined) return '';
  const say = puzzleSpeaker(names.language);
  if (missed <= 0) return say('goal-reached');
  if (goal.kind === 'damage' || goal.kind === 'keep')
    return say('goal-of', { got: goal.least - missed, n: goal.least });
  return say(goal.kind === 'shield' ? 'goal-over' : 'goal-left', {
    n: Number.isFinite(missed) ? missed : '–',
  });
}

/** The goals as a list that says of each whether the last try reached it. */
export function goalsView(
  names: Names,
  goals: readonly Goal[],
  fought: Fought | undefined,
): TemplateResult {
  return html`<ul class="goals" aria-label=${puzzleSpeaker(names.language)('goals-list')}>
    ${goals.map((goal, i) => {
      const missed = fought?.each[i];
      const state = missed === undefined ? 'open' : missed <= 0 ? 'reached' : 'missed';
      return html`<li class=${state}>
        <span>${goalWords(goal, names.language)}</span> <b>${progressWords(names, goal, missed)}</b>
      </li>`;
    })}
  </ul>`;
}
