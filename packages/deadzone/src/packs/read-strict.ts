import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { validate } from './generated/deadzone-pack.strict.js';
import type { DeadzonePack } from './pack.ts';
import { deadzonePackKind } from './read.ts';

const everyErrorKind: PackFormat<DeadzonePack> = { ...deadzonePackKind, validate };

/** As `readDeadzonePack`, but with every error of the schema at once: for those who write packs. */
export function readDeadzonePackFully(source: unknown): DeadzonePack | readonly Problem[] {
  return readPack(everyErrorKind, source);
}
