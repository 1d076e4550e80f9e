import type { Point } from '@skirmish-kit/space';
import type { Item } from '../listbox.ts';

/** What a typed line asks for: answers in this order, or something that changes nothing. */
export type TypedCommand =
  | { readonly kind: 'answers'; readonly keys: readonly string[] }
  | { readonly kind: 'look'; readonly thing: string }
  /** It may mean any of these answers, by their labels. */
  | { readonly kind: 'unclear'; readonly answers: readonly string[] }
  | { readonly kind: 'undo' | 'summary' | 'last' | 'help' | 'other' };

/** What can be typed, and what it means. */
export interface CommandWords {
  /** What can be typed: the command, and what it does. */
  help(): readonly (readonly [command: string, meaning: string])[];
  read(text: string): TypedCommand;
}

/** What places on a measured table are typed by. */
export interface TypedPlaces {
  /** How many units of the table one of the numbers that people type is. */
  readonly unit: number;
  /** The position of the active figure. */
  from(): Point | undefined;
  /** The position of the thing with this id. */
  of(id: string): Point | undefined;
}

/** A game in words: for keyboards, screen readers and people who know the commands by heart. */
export interface TextSource {
  /** The whole table in a few sentences. */
  summary?(): string;
  /** What can be looked at, one line each; without it the board itself can be walked over. */
  readonly things?: {
    label(): string;
    items(): readonly Item[];
    /** Where the keyboard begins. */
    first?(): string | undefined;
    /** The item that is chosen. */
    selected(): string | undefined;
    pick(id: string): void;
  };
  /** Something is looked at: tell about it. */
  look?(thing: string): void;
  /** On a measured table: how the places are typed that some answers go to. */
  readonly places?: TypedPlaces;
  /** The keys that work here, in a sentence. */
  keys?(): string;
  /** What can be drawn at a real table now, by the numbers of its faces: it is typed by its names. */
  faces?(): readonly Item[];
}
