import type { Drawn } from '../picture.ts';

/** What is shown on a page and can be handed on: a game, a look back at one, a battle, a puzzle. */
export interface HandedOn {
  readonly kind: 'game' | 'replay' | 'battle' | 'puzzle';
  /** What is played: `Neuroshima Hex`. */
  readonly system: string;
  /** Who plays whom, or what the battle is called. */
  readonly title: string;
  /** How it stands, in a sentence or two. */
  readonly sentences: readonly string[];
  /** The board, where the one on the page would give something away. */
  readonly board?: Drawn;
  /** The attributes of an element that shows the same. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The game as text; without it, what is shown lies in the attributes alone. */
  readonly record?: string;
  /** Where in the record it stands: how many answers had been given. */
  readonly at?: number;
  /** Whether what is hidden in it was sealed. */
  readonly isSealed?: boolean;
  /** Whether it tells more of a game that goes on than whoever shares it may know. */
  readonly showsHidden?: boolean;
}

/** What a game was brought to the page with. */
export interface Sources {
  readonly pack?: string | null | undefined;
  readonly companion?: string | null | undefined;
}
