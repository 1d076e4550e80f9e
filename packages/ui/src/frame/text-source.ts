import type { Point } from '@skirmish-kit/space';
import type { Item } from '../listbox.ts';

/** The meaning of a typed line: answers in this order, or a command that changes nothing. */
export type TypedCommand =
  | { readonly kind: 'answers'; readonly keys: readonly string[] }
  | { readonly kind: 'look'; readonly thing: string }
  /** It may mean any of these answers, by their labels. */
  | { readonly kind: 'unclear'; readonly answers: readonly string[] }
  | { readonly kind: 'undo' | 'summary' | 'last' | 'help' | 'other' };

/** A command, and its effect. */
export interface CommandMessages {
  /** A command and its description. */
  help(): readonly (readonly [command: string, meaning: string])[];
  read(text: string): TypedCommand;
}

/** The names for places on a measured table. */
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
  /** The things that can be selected, one line each; without it the board has its own keyboard focus. */
  readonly things?: {
    label(): string;
    items(): readonly Item[];
    /** The first place of the keyboard focus. */
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
  /** The possible draws at a real table, by the numbers of their faces: they are typed by name. */
  faces?(): readonly Item[];
}
