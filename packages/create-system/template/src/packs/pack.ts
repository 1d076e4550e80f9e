import { readPack, type PackFormat, type Problem, type LocalisedText } from '@skirmish-kit/core';
import type { Crew } from '../rules/crew.ts';
import { validate } from './generated/sketch-pack.strict.js';

/** A pack file; `sketch-pack.schema.json` says the same to everybody else. */
export interface SketchPack {
  readonly $schema?: string;
  readonly format: 'skirmish-pack';
  readonly system: 'sketch';
  readonly version: 1;
  readonly id: string;
  readonly title: LocalisedText;
  readonly crews: readonly Crew[];
}

const packKind: PackFormat<SketchPack> = { id: 'sketch-pack', validate };

/** Reads an untrusted pack: its text, or JSON already parsed. */
export function readSketchPack(source: unknown): SketchPack | readonly Problem[] {
  return readPack(packKind, source);
}
