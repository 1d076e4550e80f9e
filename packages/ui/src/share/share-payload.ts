import type { SvgNode } from '../picture.ts';

/** Something on a page that can be shared: a game, a replay, a battle, a puzzle. */
export interface SharePayload {
  readonly kind: 'game' | 'replay' | 'battle' | 'puzzle';
  /** The name of the game: `Neuroshima Hex`. */
  readonly system: string;
  /** The opponents, or the name of the battle. */
  readonly title: string;
  /** The current state, in a sentence or two. */
  readonly sentences: readonly string[];
  /** The board, where the one on the page would give something away. */
  readonly board?: SvgNode;
  /** The attributes of an element that shows the same. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The game as text; without it, what is shown lies in the attributes alone. */
  readonly record?: string;
  /** The position in the record, in answers. */
  readonly at?: number;
  /** Whether what is hidden in it was sealed. */
  readonly isSealed?: boolean;
  /** Whether it reveals more of an unfinished game than the viewer may know. */
  readonly showsHidden?: boolean;
}

/** The attributes from which the page launched a game. */
export interface ShareSources {
  readonly pack?: string | null | undefined;
  readonly companion?: string | null | undefined;
}
