import {
  isProblems,
  packHash,
  pinPack,
  problemFactory,
  type PackPin,
  type PackLoader,
} from '@skirmish-kit/core';
import type { Band } from '../rules/band.ts';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { systemFrom } from '../system.ts';
import { BANDS } from './built-in.ts';
import { readCausewayPack } from './pack.ts';

const packProblem = problemFactory({
  'band-taken': {
    en: 'There is a band “{id}” already.',
    fr: 'Il y a déjà une bande « {id} ».',
  },
  'no-companions': {
    en: 'Packs of this game need no code.',
    fr: 'Les packs de ce jeu n’ont pas besoin de code.',
  },
});

/** Loads bands from packs into the library. */
export const packLoader: PackLoader<State, Setup> = {
  sorts: [
    {
      id: 'causeway-pack',
      title: { en: 'Bands', fr: 'Bandes' },
      mark: { field: 'system', value: 'causeway' },
      schema: async () =>
        (await import('./causeway-pack.schema.json', { with: { type: 'json' } })).default,
    },
  ],
  read(text) {
    const content = readCausewayPack(text);
    if (isProblems(content)) return content;
    const { id, title } = content;
    return { id, title, hash: packHash(content), content, warnings: [] };
  },
  with(packs, companions = []) {
    if (companions.length > 0) return [packProblem('/companion', 'no-companions')];
    const shelf: Band[] = [...BANDS];
    const guests = new Map<string, PackPin>();
    for (const { id: packId, content, address } of packs) {
      const pack = readCausewayPack(content);
      if (isProblems(pack)) return pack;
      const pin = pinPack(packId, content, address);
      for (const band of pack.bands) {
        if (shelf.some(({ id }) => id === band.id))
          return [packProblem(`/${packId}`, 'band-taken', { id: band.id })];
        shelf.push(band);
        guests.set(band.id, pin);
      }
    }
    return systemFrom(shelf, guests);
  },
};
