import type { PackPin } from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import { makeArmy, type Army } from '../rules/tile.ts';
import { ARMY_FORMAT, type ArmyPack } from './army-pack.ts';
import type { Companion } from './companion.ts';
import borgo from './borgo.json' with { type: 'json' };
import hegemony from './hegemony.json' with { type: 'json' };
import moloch from './moloch.json' with { type: 'json' };
import outpost from './outpost.json' with { type: 'json' };

/** The four armies of the box, as they come in their packs. */
export const BUILT_IN_PACKS: readonly unknown[] = [moloch, outpost, borgo, hegemony];

/** Our own packs are checked against the schema by a test, not in every page that plays. */
function isOwnPack(pack: unknown): pack is ArmyPack {
  return (
    typeof pack === 'object' && pack !== null && 'format' in pack && pack.format === ARMY_FORMAT
  );
}

/** The four armies of the box, ready for play. */
export const BUILT_IN_ARMIES: readonly Army[] = BUILT_IN_PACKS.filter(isOwnPack).map(makeArmy);

/**
 * What a table can play with: the four armies, and fan armies with the code some of them bring.
 *
 * @example
 * ```ts
 * makeLibrary().army('borgo')?.tile('mutant')?.kind; // 'soldier'
 * ```
 */
export function makeLibrary(
  more: readonly Army[] = [],
  companions: readonly Companion[] = [],
  pins: readonly PackPin[] = [],
): Library {
  const armies = [...BUILT_IN_ARMIES, ...more];
  const byId = new Map(armies.map((army) => [army.id, army]));
  const codes = new Map(companions.map((companion) => [companion.army, companion]));
  return { armies, army: (id) => byId.get(id), companion: (army) => codes.get(army), pins };
}
