import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { checkPack } from './check.ts';
import { validate } from './generated/musg-pack.strict.js';
import type { MusgPack } from './pack.ts';

/** Packs of Musg for those who write them: every error of the schema at once. */
export const everyErrorKind: PackFormat<MusgPack> = { id: 'musg-pack', validate, check: checkPack };

/** As `readMusgPack`, but with every error of the schema at once. */
export function readMusgPackFully(source: unknown): MusgPack | readonly Problem[] {
  return readPack(everyErrorKind, source);
}
