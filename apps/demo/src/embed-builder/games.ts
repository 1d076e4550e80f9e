import type { Words } from '@skirmish-kit/core';

/** Something an element can be, as the page that was built knows it. */
export interface OfferedWidget {
  readonly id: string;
  readonly title: Words;
  readonly attributes: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly define: string;
}

/** A game that can be put into a page. */
export interface OfferedGame {
  readonly folder: string;
  readonly title: Words;
  readonly bots: readonly string[];
  /** The size of a first game, compressed; unknown until the kit is built. */
  readonly bytes?: number;
  readonly widgets: readonly OfferedWidget[];
}
