import type { Seat } from './flow.ts';
import type { LogEntry } from './log.ts';
import type { PlayableSystem } from './system.ts';

/** A state as a seat may know it; as it is where a system hides nothing. */
export function stateFor<S>(
  { playerView: view }: Pick<PlayableSystem<S, never>, 'playerView'>,
  state: S,
  seat: Seat | undefined,
): S {
  return view ? view(state, seat) : state;
}

/** Whether a seat may see a log entry; a spectator sees what everybody sees. */
export function isVisibleTo(
  { visibleTo }: Pick<LogEntry, 'visibleTo'>,
  seat: Seat | undefined,
): boolean {
  return !visibleTo || (seat !== undefined && visibleTo.includes(seat));
}

/** The lines of a log that a seat may know. */
export function logFor(log: readonly LogEntry[], seat: Seat | undefined): readonly LogEntry[] {
  if (log.every(({ visibleTo }) => !visibleTo)) return log;
  return log.filter((entry) => isVisibleTo(entry, seat));
}
