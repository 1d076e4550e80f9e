import { isRefusal, type LogEntry, type Narrator } from '@skirmish-kit/core';
import { samePoint } from '@skirmish-kit/space';
import { attackFilm, type LastActionMarks, type AttackFrame } from '@skirmish-kit/ui/table';
import { findFigure } from '../rules/figures.ts';
import type { marchTo } from '../rules/movement.ts';
import type { Battle } from '../rules/state.ts';
import { lastActionMarks } from './last-action.ts';

/** Moments in which somebody shoots or strikes. */
const STRIKES: ReadonlySet<string> = new Set([
  'shoots',
  'fires',
  'strikes',
  'strikes-vehicle',
  'burns',
]);

/** Moments in which somebody goes somewhere. */
const MOVES: ReadonlySet<string> = new Set([
  'walks',
  'runs',
  'charges',
  'shambles',
  'gives-way',
  'runs-away',
  'takes-cover',
]);

/** What has just happened as a film of the shots and blows. */
export function filmFrames(
  before: Battle,
  after: Battle,
  entries: readonly LogEntry[],
  narrator: Narrator,
): readonly AttackFrame<Battle>[] {
  const past = lastActionMarks(after, entries);
  return attackFilm({ before, after, entries, narrator, events: STRIKES, by: ['figure'], past });
}

/** No move goes farther, in times the Move. */
const FARTHEST = 3;

/**
 * The last move: where it began and what it passed; nothing when nobody has moved. The rules are those of
 * the page, since this file may stand beside them.
 */
export function lastMovePath(
  before: Battle,
  after: Battle,
  entries: readonly LogEntry[],
  march: typeof marchTo,
): LastActionMarks['trail'] {
  const move = entries.findLast(({ kind, about }) => kind === 'event' && MOVES.has(about));
  const id = String(move?.params['figure']);
  const [was, now] = [findFigure(before, id), findFigure(after, id)];
  if (!move || was?.fate !== 'in' || now?.fate !== 'in' || samePoint(was.at, now.at))
    return undefined;
  const way = march(before, was, now.at, FARTHEST);
  const places = isRefusal(way) ? [was.at, now.at] : way.places;
  return { places, side: now.seat, radius: now.radius };
}
