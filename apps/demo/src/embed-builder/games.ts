import type { LocalisedText } from '@skirmish-kit/core';

/** A mode of an element, as the page data lists it. */
export interface OfferedWidget {
  readonly id: string;
  readonly title: LocalisedText;
  readonly attributes: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly define: string;
}

/** A game that can be embedded. */
export interface OfferedGame {
  readonly folder: string;
  readonly title: LocalisedText;
  readonly bots: readonly string[];
  /** The compressed size of a first game; unknown until the kit is built. */
  readonly bytes?: number;
  readonly widgets: readonly OfferedWidget[];
}
