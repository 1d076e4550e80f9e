import type { LogEntry } from '@skirmish-kit/core';

/** One picture of a film: the state as it is shown, and the events that are shown with it. */
export interface FilmFrame<S> {
  /** Everything that shows numbers shows those of this state. */
  readonly state: S;
  /** `Battle`, in the banner's block. */
  readonly title: string;
  /** The content of the picture as a sentence. */
  readonly text: string;
  /** How many of the entries that the film tells have been told by now; the log shows no more. */
  readonly until: number;
  /** The roll whose dice fall in it. */
  readonly roll?: LogEntry;
  /** How long it stays when the film runs by itself, in milliseconds. */
  readonly hold: number;
}
