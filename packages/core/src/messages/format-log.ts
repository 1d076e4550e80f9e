import type { LogEntry } from '../log.ts';

/** A line of a log. */
export interface LogLine {
  readonly entry: LogEntry;
  /** The index of the entry in the whole log. */
  readonly place: number;
  readonly text: string;
  /** The roll whose dice are shown with it. */
  readonly roll: LogEntry | undefined;
}

/**
 * A log in sentences, without what its reader may not know: the same lines in pages and on the command
 * line. A roll has no line of its own when the next one tells what came of it: its dice lie there.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * for (let i = 0; i < 9 && game.log.at(-1)?.kind !== 'event'; i++) game.answer('roll');
 * const { line } = narratorOf(pig.messages, game.state, 'en');
 * formatLog(game.log, line).at(-1)?.text; // 'Player 1 rolls a 1 and loses 10.'
 * ```
 */
export function formatLog(
  log: readonly LogEntry[],
  sentence: (entry: LogEntry) => string | undefined,
  isKnown: (entry: LogEntry) => boolean = () => true,
  from = 0,
): readonly LogLine[] {
  const known = log
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry, place }) => place >= from && isKnown(entry));
  const lines: LogLine[] = [];
  let roll: LogEntry | undefined;
  for (const [i, { entry, place }] of known.entries()) {
    const text = sentence(entry);
    if (text === undefined) continue;
    if (entry.kind === 'roll') roll = entry;
    if (entry.kind === 'roll' && known[i + 1]?.entry.kind === 'event') continue;
    lines.push({ entry, place, text, roll });
    roll = undefined;
  }
  return lines;
}
