import type { Library } from '../packs/pack.ts';

/** Something that a band can buy. */
export interface Good {
  readonly is: 'melee' | 'ranged' | 'equipment';
  readonly cost: number;
  readonly isFirstFree: boolean;
}

/** Everything on a shelf that a band can buy, by its id; looked up for everybody whenever a shop opens. */
export function goodsOf(shelf: Library): ReadonlyMap<string, Good> {
  const known = goods.get(shelf);
  if (known) return known;
  const found = new Map<string, Good>();
  for (const is of ['melee', 'ranged', 'equipment'] as const)
    for (const item of shelf[is])
      if (!found.has(item.id))
        found.set(item.id, {
          is,
          cost: item.cost,
          isFirstFree: 'firstFree' in item && item.firstFree === true,
        });
  goods.set(shelf, found);
  return found;
}

const goods = new WeakMap<Library, ReadonlyMap<string, Good>>();
