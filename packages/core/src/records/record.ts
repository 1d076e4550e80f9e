import type { DiceSource } from '../log.ts';
import type { PackPin } from './pack-pin.ts';

/**
 * A game as short readable text, in the manner of PGN: header lines, an empty line, then the
 * answers, a line for each step of the game. Dice begin with `=`, a comment with `;`.
 *
 * ```text
 * skirmish 1
 * system: pig 1
 * setup: {"players":2,"target":30}
 * seed: 42
 * title: A short one
 *
 * roll =5 roll =3 hold ; greedy enough
 * roll =1
 * ```
 */
export interface GameRecord {
  readonly system: string;
  readonly version: number;
  /** As it stood in the text; the system reads it. */
  readonly setup: unknown;
  readonly seed: number | string;
  readonly chances: DiceSource;
  /** Further header lines, in their order: a title, the players. */
  readonly tags: RecordTags;
  /** The packs it was played with; a record from before packs were named has none. */
  readonly packs: readonly PackPin[];
  readonly answers: readonly RecordedAnswer[];
  readonly comments: readonly RecordComment[];
  /** The lines of the header fields, for problems; 0 for a missing field. */
  readonly lines: { readonly system: number; readonly setup: number; readonly packs: number };
}

export type RecordTags = readonly (readonly [name: string, text: string])[];

export interface RecordedAnswer {
  readonly kind: 'choice' | 'chance';
  readonly text: string;
  /** The line of the text it stands in, from 1. */
  readonly line: number;
}

export interface RecordComment {
  /** How many answers stand before it. */
  readonly at: number;
  readonly text: string;
}

/** The number after `skirmish` in the first line. */
export const RECORD_FORMAT = 1;

/** The seed of a game that was given none. */
export const DEFAULT_SEED = 1;

/** Header lines that every record can have; tags go by other names. */
export const RECORD_HEADER: ReadonlySet<string> = new Set([
  'system',
  'setup',
  'seed',
  'chances',
  'packs',
]);

/** A text that fits on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
