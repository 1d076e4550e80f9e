import { ARMY_FORMAT, type ArmyPack } from './army-pack.ts';
import borgo from './borgo.json' with { type: 'json' };
import hegemony from './hegemony.json' with { type: 'json' };
import moloch from './moloch.json' with { type: 'json' };
import outpost from './outpost.json' with { type: 'json' };
import { looksOf, type ArmyLook } from './look.ts';

/** Our own packs are checked against the schema by a test, not in every page that shows them. */
function isOwnPack(pack: unknown): pack is ArmyPack {
  return (
    typeof pack === 'object' && pack !== null && 'format' in pack && pack.format === ARMY_FORMAT
  );
}

/** The four armies of the box, as they look, and whatever packs come on top; no rule is loaded. */
export function armyLooks(more: readonly ArmyPack[] = []): readonly ArmyLook[] {
  const own: readonly unknown[] = [moloch, outpost, borgo, hegemony];
  return looksOf([...own.filter(isOwnPack), ...more]);
}
