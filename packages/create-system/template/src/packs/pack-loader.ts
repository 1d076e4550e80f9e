import {
  isProblems,
  packHash,
  pinPack,
  problemFactory,
  type PackPin,
  type PackLoader,
} from '@skirmish-kit/core';
import type { Crew } from '../rules/crew.ts';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { systemFrom } from '../system.ts';
import { CREWS } from './built-in.ts';
import { readSketchPack } from './pack.ts';

const packProblem = problemFactory({
  'crew-taken': {
    en: 'There is a crew “{id}” already.',
    fr: 'Il y a déjà une équipe « {id} ».',
  },
  'no-companions': {
    en: 'Packs of this game need no code.',
    fr: 'Les packs de ce jeu n’ont pas besoin de code.',
  },
});

/** Loads crews from packs into the library. */
export const packLoader: PackLoader<State, Setup> = {
  sorts: [
    {
      id: 'sketch-pack',
      title: { en: 'Crews', fr: 'Équipes' },
      mark: { field: 'system', value: 'sketch' },
      schema: async () =>
        (await import('./sketch-pack.schema.json', { with: { type: 'json' } })).default,
    },
  ],
  read(text) {
    const content = readSketchPack(text);
    if (isProblems(content)) return content;
    const { id, title } = content;
    return { id, title, hash: packHash(content), content, warnings: [] };
  },
  with(packs, companions = []) {
    if (companions.length > 0) return [packProblem('/companion', 'no-companions')];
    const shelf: Crew[] = [...CREWS];
    const guests = new Map<string, PackPin>();
    for (const { id: packId, content, address } of packs) {
      const pack = readSketchPack(content);
      if (isProblems(pack)) return pack;
      const pin = pinPack(packId, content, address);
      for (const crew of pack.crews) {
        if (shelf.some(({ id }) => id === crew.id))
          return [packProblem(`/${packId}`, 'crew-taken', { id: crew.id })];
        shelf.push(crew);
        guests.set(crew.id, pin);
      }
    }
    return systemFrom(shelf, guests);
  },
};
