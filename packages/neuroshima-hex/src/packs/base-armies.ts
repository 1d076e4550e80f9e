import { builtInPacks, type PackPin } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import { makeArmy, type Army } from '../rules/tile.ts';
import type { ArmyPack } from './army-pack.ts';
import type { Companion } from './companion.ts';
import type { FanArmies } from './fan-armies.ts';
import borgo from './borgo.json' with { type: 'json' };
import hegemony from './hegemony.json' with { type: 'json' };
import moloch from './moloch.json' with { type: 'json' };
import outpost from './outpost.json' with { type: 'json' };

/** The four armies of the box, as they come in their packs. */
export const BUILT_IN_PACKS: readonly ArmyPack[] = /* @__PURE__ */ builtInPacks([
  moloch,
  outpost,
  borgo,
  hegemony,
]);

/** The four armies of the box, ready for play. */
export const BUILT_IN_ARMIES: readonly Army[] = BUILT_IN_PACKS.map(makeArmy);

/** What a table can play with: the four armies, and others whose rules are known. */
export function libraryOf(
  more: readonly Army[],
  companions: readonly Companion[],
  pins: readonly PackPin[],
): Library {
  const armies = [...BUILT_IN_ARMIES, ...more];
  const byId = new Map(armies.map((army) => [army.id, army]));
  const codes = new Map(companions.map((companion) => [companion.army, companion]));
  return { armies, army: (id) => byId.get(id), companion: (army) => codes.get(army), pins };
}

/** What a table can play with on a page that brings armies. */
export function libraryWith({ packs, companions, pins }: FanArmies): Library {
  return libraryOf(packs.map(makeArmy), companions, pins);
}
