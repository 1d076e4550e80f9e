import { constant, builtInPacks } from '@skirmish-kit/core';
import bands from './bands.json' with { type: 'json' };
import equipment from './equipment.json' with { type: 'json' };
import mercenaries from './mercenaries.json' with { type: 'json' };
import { libraryOf, type MusgPack, type Library } from './pack.ts';
import races from './races.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import weapons from './weapons.json' with { type: 'json' };

/** The packs that come with the game; they are files like anybody's. */
export const BUILT_IN_PACKS: readonly MusgPack[] = /* @__PURE__ */ builtInPacks([
  races,
  weapons,
  equipment,
  mercenaries,
  bands,
  scenarios,
]);

export const BUILT_IN_LIBRARY: Library = /* @__PURE__ */ constant(libraryOf(BUILT_IN_PACKS));
