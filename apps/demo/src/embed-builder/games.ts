import type { Words } from '@skirmish-kit/core';

/** Something an element can be, as the page that was built knows it. */
export interface OfferedWidget {
  readonly id: string;
  readonly title: Words;
  readonly attributes: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly script: string;
  readonly define: string;
}

/** A game that can be put into a page. */
export interface OfferedGame {
  readonly folder: string;
  readonly title: Words;
  readonly bots: readonly string[];
  /** What a first game weighs as it travels, in bytes; unknown while the kit is not built. */
  readonly weight?: number;
  /** The files it needs beside `embed.js`; unknown as long. */
  readonly beside?: readonly string[];
  readonly widgets: readonly OfferedWidget[];
}
