import { builtInPacks } from '@skirmish-kit/core';
import type { ArmyPack } from './army-pack.ts';
import borgo from './borgo.json' with { type: 'json' };
import hegemony from './hegemony.json' with { type: 'json' };
import moloch from './moloch.json' with { type: 'json' };
import outpost from './outpost.json' with { type: 'json' };
import { stylesOf, type ArmyStyle } from './army-style.ts';

/** The four armies of the box, as they look, and whatever packs come on top; no rule is loaded. */
export function armyStyles(more: readonly ArmyPack[] = []): readonly ArmyStyle[] {
  return stylesOf([...builtInPacks<ArmyPack>([moloch, outpost, borgo, hegemony]), ...more]);
}
