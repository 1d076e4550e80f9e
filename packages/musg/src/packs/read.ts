import { readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { checkPack } from './check.ts';
import { validate } from './generated/musg-pack.validator.js';
import type { MusgPack } from './pack.ts';

/** Packs of Musg: the first error of the schema is enough. */
const musgPackKind: PackFormat<MusgPack> = {
  id: 'musg-pack',
  validate,
  check: checkPack,
};

/** Reads an untrusted pack: its text, or JSON already parsed. */
export function readMusgPack(source: unknown): MusgPack | readonly Problem[] {
  return readPack(musgPackKind, source);
}
