import type { LogEntry } from '@skirmish-kit/core';
import type { LogLine } from './log.ts';

/** How a game tells its log. */
export interface Telling {
  /** An entry as a sentence; `undefined` keeps it out. */
  sentence(entry: LogEntry): string | undefined;
  /** Whether an entry begins a new part of the game. */
  isHeading(entry: LogEntry): boolean;
  /** Entries from here on belong to what has just happened. */
  readonly freshFrom: number;
}

/**
 * The log from an entry on, line by line. Dice lie beside the sentence that tells what came of them,
 * when there is one.
 */
export function logLines(
  entries: readonly LogEntry[],
  mark: number,
  { sentence, isHeading, freshFrom }: Telling,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  let dice: Pick<LogLine, 'faces' | 'notation' | 'rolls'> = {};
  for (let i = mark; i < entries.length; i++) {
    const entry = entries[i];
    const text = entry && sentence(entry);
    if (!entry || text === undefined) continue;
    if (entry.faces && entry.notation) {
      const { faces, notation, rolls } = entry;
      dice = { faces, notation, ...(rolls && { rolls }) };
    }
    if (entry.kind === 'roll' && entries[i + 1]?.kind === 'moment') continue;
    lines.push({
      text,
      rule: entry.rule,
      ...dice,
      heading: isHeading(entry),
      fresh: i >= freshFrom,
    });
    dice = {};
  }
  return lines;
}
