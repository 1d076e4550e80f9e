import type { LogEntry, Narrator } from '@skirmish-kit/core';
import type { FilmFrame } from '@skirmish-kit/ui';
import { findFigure } from '../rules/figures.ts';
import type { Battle } from '../rules/state.ts';
import { lastMoments, type LastMoments } from './last-moments.ts';

/** A picture of what has just happened: the shots that fly in it. */
export interface Frame extends FilmFrame<Battle> {
  readonly past: LastMoments;
}

/** Shots are in the air so long, and what came of them is looked at so long, in milliseconds. */
const IN_THE_AIR = 620;
const CAME_OF_IT = 780;

/** Moments in which somebody shoots, throws or strikes. */
const STRIKES: ReadonlySet<string> = new Set([
  'shots-declared',
  'blast-declared',
  'flames',
  'combat-won',
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
  const by = findFigure(after, String(first.params['figure'] ?? first.params['winner']));
  const title = by ? narrator.side(by.seat) : '';
  const dice = entries[rolled];
  return [
    {
      state: unhurt(before, after),
      title,
      text: lines(strike, until)[0] ?? '',
      until,
      hold: IN_THE_AIR,
      past: lastMoments(after, entries),
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
      past: lastMoments(after, entries),
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
