import type { LogEntry, Narrator } from '@skirmish-kit/core';
import { attackFilm, type AttackFrame } from '@skirmish-kit/ui/table';
import type { Battle } from '../rules/state.ts';
import { lastActionMarks } from './last-action.ts';

/** Moments in which somebody shoots, throws or strikes. */
const STRIKES: ReadonlySet<string> = new Set([
  'shots-declared',
  'blast-declared',
  'flames',
  'combat-won',
]);

/** What has just happened as a film of the shots and blows. */
export function filmFrames(
  before: Battle,
  after: Battle,
  entries: readonly LogEntry[],
  narrator: Narrator,
): readonly AttackFrame<Battle>[] {
  const past = lastActionMarks(after, entries);
  const by = ['figure', 'winner'];
  return attackFilm({ before, after, entries, narrator, events: STRIKES, by, past });
}
