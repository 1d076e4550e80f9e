import { readPack, type PackKind, type Problem } from '@skirmish-kit/core';
import { validate } from './generated/musg-pack.every.js';
import type { MusgPack } from './pack.ts';
import { musgPackKind } from './read.ts';

const everyErrorKind: PackKind<MusgPack> = { ...musgPackKind, validate };

/** As `readMusgPack`, but with every error of the schema at once: for those who write packs. */
export function readMusgPackFully(source: unknown): MusgPack | readonly Problem[] {
  return readPack(everyErrorKind, source);
}
