import type { LogEntry, Narrator } from '@skirmish-kit/core';
import type { Point } from '@skirmish-kit/space';
import type { LastActionMarks, AttackFrame } from './film-controller.ts';

/** Shots are in the air so long, and what came of them is looked at so long, in milliseconds. */
const IN_THE_AIR = 620;
const CAME_OF_IT = 780;

interface Figures {
  readonly figures: readonly { readonly id: string; readonly at: Point; readonly seat: number }[];
}

/** The input of a film of attacks. */
export interface AttackFilmInput<S extends Figures> {
  readonly before: S;
  readonly after: S;
  readonly entries: readonly LogEntry[];
  readonly narrator: Narrator;
  /** Moments in which somebody shoots, throws or strikes. */
  readonly events: ReadonlySet<string>;
  /** The parameter of such a moment that says who, the first that is there. */
  readonly by: readonly string[];
  /** The marks that it leaves on the board. */
  readonly past: LastActionMarks;
}

/**
 * The last events as a film: first all figures in their current places but unhurt, with the shots at them and
 * their dice, then the results. Moves need no film: figures glide.
 */
export function attackFilm<S extends Figures>(
  strikes: AttackFilmInput<S>,
): readonly AttackFrame<S>[] {
  const { before, after, entries, narrator, events, past } = strikes;
  const strike = entries.findIndex(({ kind, about }) => kind === 'event' && events.has(about));
  const first = entries[strike];
  if (!first) return [];
  const rolled = entries.findIndex((entry, i) => i > strike && entry.kind === 'roll');
  const until = (rolled < 0 ? strike : rolled) + 1;
  const lines = (from: number, to?: number) =>
    entries.slice(from, to).flatMap((entry) => narrator.line(entry) ?? []);
  const who = strikes.by.map((name) => first.params[name]).find((id) => id !== undefined);
  const by = after.figures.find(({ id }) => id === who);
  const title = by ? narrator.side(by.seat) : '';
  const roll = entries[rolled];
  return [
    {
      state: unhurt(before, after),
      title,
      text: lines(strike, until)[0] ?? '',
      until,
      hold: IN_THE_AIR,
      past,
      ...(roll && { roll }),
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

/** All figures in their current places, in their old state. */
function unhurt<S extends Figures>(before: S, after: S): S {
  const was = new Map(before.figures.map((figure) => [figure.id, figure]));
  const figures = after.figures.map((figure) => {
    const earlier = was.get(figure.id);
    return earlier ? { ...earlier, at: figure.at } : figure;
  });
  return { ...after, figures };
}
