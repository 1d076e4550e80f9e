import { isRefusal, type LogEntry, type Narrator } from '@skirmish-kit/core';
import { samePoint } from '@skirmish-kit/space';
import type { FilmFrame } from '@skirmish-kit/ui';
import { findFigure } from '../rules/figures.ts';
import type { marchTo } from '../rules/movement.ts';
import type { Battle } from '../rules/state.ts';
import { lastMoments, type LastMoments } from './last-moments.ts';
import type { Scene } from './picture/scene.ts';

/** A picture of what has just happened: the shots that fly in it. */
export interface Frame extends FilmFrame<Battle> {
  readonly past: LastMoments;
}

/** Shots are in the air so long, and what came of them is looked at so long, in milliseconds. */
const IN_THE_AIR = 620;
const CAME_OF_IT = 780;

/** Moments in which somebody shoots or strikes. */
const STRIKES: ReadonlySet<string> = new Set(['shoots', 'fires', 'strikes', 'burns']);

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

/**
 * What has just happened as a film: first everybody where he stands now but unhurt, with the shots
 * that are fired at him and their dice, then what came of them. Moves need none: figures glide.
 */
export function filmFrames(
  before: Battle,
  after: Battle,
  entries: readonly LogEntry[],
  narrator: Narrator,
): readonly Frame[] {
  const strike = entries.findIndex(({ kind, about }) => kind === 'moment' && STRIKES.has(about));
  const first = entries[strike];
  if (!first) return [];
  const rolled = entries.findIndex((entry, i) => i > strike && entry.kind === 'roll');
  const until = (rolled < 0 ? strike : rolled) + 1;
  const lines = (from: number, to?: number) =>
    entries.slice(from, to).flatMap((entry) => narrator.line(entry) ?? []);
  const by = findFigure(after, String(first.params['figure']));
  const title = by ? narrator.side(by.seat) : '';
  const dice = entries[rolled];
  const past = lastMoments(after, entries);
  return [
    {
      state: unhurt(before, after),
      title,
      text: lines(strike, until)[0] ?? '',
      until,
      hold: IN_THE_AIR,
      past,
      ...(dice?.faces && dice.notation
        ? { dice: { faces: dice.faces, notation: dice.notation } }
        : {}),
    },
    {
      state: after,
      title,
      text: lines(until).slice(0, 2).join(' '),
      until: entries.length,
      hold: CAME_OF_IT,
      past,
    },
  ];
}

/** Where everybody stands now, in the state he was in. */
function unhurt(before: Battle, after: Battle): Battle {
  const was = new Map(before.figures.map((figure) => [figure.id, figure]));
  const figures = after.figures.map((figure) => {
    const earlier = was.get(figure.id);
    return earlier ? { ...earlier, at: figure.at } : figure;
  });
  return { ...after, figures };
}

/** No move goes farther, in times the Move. */
const FARTHEST = 3;

/**
 * The last move: where it began and what it passed; nothing when nobody has moved. The rules are those of
 * the page, since this file may stand beside them.
 */
export function trailOf(
  before: Battle,
  after: Battle,
  entries: readonly LogEntry[],
  march: typeof marchTo,
): Scene['trail'] {
  const move = entries.findLast(({ kind, about }) => kind === 'moment' && MOVES.has(about));
  const id = String(move?.params['figure']);
  const [was, now] = [findFigure(before, id), findFigure(after, id)];
  if (!move || was?.fate !== 'in' || now?.fate !== 'in' || samePoint(was.at, now.at))
    return undefined;
  const way = march(before, was, now.at, FARTHEST);
  const places = isRefusal(way) ? [was.at, now.at] : way.places;
  return { places, side: now.seat, radius: now.radius };
}
