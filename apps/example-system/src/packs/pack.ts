import {
  problemFactory,
  readPack,
  type PackFormat,
  type Problem,
  type LocalisedText,
} from '@skirmish-kit/core';
import { BAND_VALUE, figureValue, type Band } from '../rules/band.ts';
import { validate } from './generated/causeway-pack.strict.js';

/** A pack file; `causeway-pack.schema.json` says the same to everybody else. */
export interface CausewayPack {
  readonly $schema?: string;
  readonly format: 'skirmish-pack';
  readonly system: 'causeway';
  readonly version: 1;
  readonly id: string;
  readonly title: LocalisedText;
  readonly bands: readonly Band[];
}

const bandProblem = problemFactory({
  'band-too-strong': {
    en: 'A band comes to {most} at most, might and knacks together; this one comes to {found}.',
    fr: 'Une bande fait {most} au plus, force et talents ensemble ; celle-ci fait {found}.',
  },
});

const packKind: PackFormat<CausewayPack> = { id: 'causeway-pack', validate, check: tooStrong };

/** Reads an untrusted pack: its text, or JSON already parsed. */
export function readCausewayPack(source: unknown): CausewayPack | readonly Problem[] {
  return readPack(packKind, source);
}

/** CW-SETUP-02: what a schema cannot say. */
function tooStrong({ bands }: CausewayPack): readonly Problem[] {
  return bands.flatMap(({ figures }, i) => {
    const found = figures.reduce((sum, figure) => sum + figureValue(figure), 0);
    if (found <= BAND_VALUE) return [];
    return [bandProblem(`/bands/${i}/figures`, 'band-too-strong', { found, most: BAND_VALUE })];
  });
}
