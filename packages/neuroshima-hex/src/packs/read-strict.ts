import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import type { ArmyPack } from './army-pack.ts';
import { validate } from './generated/neuroshima-army.strict.js';
import { armyKind } from './read-army.ts';

const everyErrorKind: PackFormat<ArmyPack> = { ...armyKind, validate };

/** As pages read an army, but with every error of the schema at once: for those who write armies. */
export function readArmyFully(source: unknown): ArmyPack | readonly Problem[] {
  return readPack(everyErrorKind, source);
}
