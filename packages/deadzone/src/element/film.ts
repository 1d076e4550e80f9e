import type { LogEntry, Narrator } from '@skirmish-kit/core';
import type { FilmFrame } from '@skirmish-kit/ui';
import type { CubeLine } from '../board-view/index.ts';
import type { Battle } from '../rules/state.ts';
import { lastShots, shotBetween } from './last-action.ts';

/** A picture of what has just happened: the shots that fly in it. */
export interface Frame extends FilmFrame<Battle> {
  readonly lines: readonly CubeLine[];
}

/** Dice roll so long, and what came of them is looked at so long, in milliseconds. */
const ROLLING = 900;
const CAME_OF_IT = 900;

/** Rolls that somebody can be hurt by. */
const HARMS: ReadonlySet<string> = new Set([
  'shoot',
  'fight',
  'survive',
  'frag',
  'flames',
  'aim',
  'shock',
  'wall',
  'fall',
  'fire',
]);

/** Of a long chain the first rolls are shown one by one. */
const MOST_ROLLS = 3;

/**
 * The last events as a film: first every model unhurt and in its old place, with the line of the shot
 * and its dice, roll by roll; then the results, while thrown and falling models glide. Moves alone need
 * no film: figures glide anyway.
 */
export function filmFrames(
  before: Battle,
  after: Battle,
  entries: readonly LogEntry[],
  narrator: Narrator,
): readonly Frame[] {
  const rolls = entries.flatMap((entry, at) =>
    entry.kind === 'roll' && HARMS.has(entry.about) ? [{ entry, at }] : [],
  );
  if (rolls.length === 0) return [];
  const lines = (from: number, to?: number) =>
    entries.slice(from, to).flatMap((entry) => narrator.line(entry) ?? []);
  const title = narrator.side(before.turnOf);
  const shown = rolls.slice(0, MOST_ROLLS);
  const until = (shown.at(-1)?.at ?? 0) + 1;
  return [
    ...shown.map(({ entry, at }): Frame => {
      const { params } = entry;
      // Each picture has a state of its own, by which it is found.
      const state = unhurt(before, after, entries);
      return {
        state,
        title,
        text: narrator.line(entry) ?? lines(0, at + 1).at(-1) ?? '',
        until: at + 1,
        hold: ROLLING,
        lines:
          entry.about === 'shoot' ? shotBetween(state, params['by'], params['model'], 'shot') : [],
        roll: entry,
      };
    }),
    {
      state: after,
      title,
      text: lines(until).slice(0, 2).join(' '),
      until: entries.length,
      hold: CAME_OF_IT,
      lines: lastShots(after, entries),
    },
  ];
}

/** The state before, except that models that moved by themselves are at their new place. */
function unhurt(before: Battle, after: Battle, entries: readonly LogEntry[]): Battle {
  const went = new Set(
    entries.flatMap(({ kind, about, params }) =>
      kind === 'event' && about === 'moves' ? [params['model']] : [],
    ),
  );
  const models = before.models.map((model) => {
    const later = went.has(model.id) ? after.models.find(({ id }) => id === model.id) : undefined;
    return later ? { ...model, cube: later.cube } : model;
  });
  return { ...before, models };
}
