import { isProblems, readPack, type PackFormat, type Problem } from '@skirmish-kit/core';
import { validate } from './generated/musg-pack.strict.js';
import type { MusgPack, Library } from './pack.ts';

const SHAPE: PackFormat<MusgPack> = { id: 'musg-parts', validate };

const FRAME = {
  format: 'skirmish-pack',
  system: 'musg',
  version: 1,
  id: 'parts',
  title: { en: 'Parts', fr: 'Parties' },
};

type Lists = Readonly<Record<string, unknown>>;

/** Reads lists of a pack by their shape alone: whether names are known, others have to say. */
export function readParts(parts: Lists): Partial<Library> | readonly Problem[] {
  const pack = readPack(SHAPE, { ...FRAME, ...parts });
  if (isProblems(pack)) return pack;
  const { races, ranged, melee, equipment, mercenaries, bands, scenarios } = pack;
  return {
    ...(races && { races }),
    ...(ranged && { ranged }),
    ...(melee && { melee }),
    ...(equipment && { equipment }),
    ...(mercenaries && { mercenaries }),
    ...(bands && { bands }),
    ...(scenarios && { scenarios }),
  };
}

/** One thing of a list, with places as it has them where it lies. */
export function readPart<K extends 'bands' | 'scenarios'>(
  list: K,
  value: unknown,
): Library[K][number] | readonly Problem[] {
  const parts = readParts({ [list]: [value] });
  if (isProblems(parts))
    return parts.map((found) => ({ ...found, path: found.path.replace(`/${list}/0`, '') || '/' }));
  return parts[list]?.[0] ?? [];
}
