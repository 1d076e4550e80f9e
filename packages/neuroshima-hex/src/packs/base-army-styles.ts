import { builtInPacks } from '@skirmish-kit/core';
import type { ArmyPack } from './army-pack.ts';
import borgo from './borgo.json' with { type: 'json' };
import hegemony from './hegemony.json' with { type: 'json' };
import moloch from './moloch.json' with { type: 'json' };
import outpost from './outpost.json' with { type: 'json' };
import { looksOf, type ArmyLook } from './army-style.ts';

/** The four armies of the box, as they look, and whatever packs come on top; no rule is loaded. */
export function armyLooks(more: readonly ArmyPack[] = []): readonly ArmyLook[] {
  return looksOf([...builtInPacks<ArmyPack>([moloch, outpost, borgo, hegemony]), ...more]);
}
