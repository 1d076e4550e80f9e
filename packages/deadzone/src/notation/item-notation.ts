import { makeCube } from '../board/index.ts';
import { cube } from '../rules/action.ts';
import { ITEMS } from '../rules/item.ts';
import { internCube } from '../rules/cube-index.ts';
import { foundGun } from '../rules/sentry-gun.ts';
import type { Battle, Item } from '../rules/state.ts';
import { readSeat } from './seat-notation.ts';

/**
 * An item as a position writes it: `item:t3@c4.1` face down, `item:t3=ammo@c4.1` on the table,
 * `item:t3=ammo>a1` in somebody's hands, `item:t3=ammo@-` out of the game; `!` when it is broken.
 */
export function makeItem({ id, kind, holder, cube: at, broken }: Item): string {
  const place = holder !== null ? `>${holder}` : `@${at ? makeCube(at) : '-'}`;
  return `item:${id}${kind === null ? '' : `=${kind}`}${place}${broken ? '!' : ''}`;
}

const FORM = /^item:([abt]\d+i?)(?:=([a-z-]+))?(?:>(\w+)|@([a-h][1-8]\.\d|-))(!)?$/;

/** Puts an item where a token says; tells whether it was understood. */
export function readItem(battle: Battle, token: string): boolean {
  const [, id = '', named, holder, at, broken] = FORM.exec(token) ?? [];
  const kind = ITEMS.find((each) => each === named);
  if (named !== undefined && !kind) return false;
  if (holder !== undefined && !battle.models.some((model) => model.id === holder)) return false;
  const place = at === undefined || at === '-' ? null : (cube.parse(at) ?? null);
  const item = battle.items.find((each) => each.id === id) ?? freshToken(battle, id);
  if (!item || (at !== undefined && at !== '-' && place === null)) return false;
  item.kind = kind ?? null;
  item.holder = holder ?? null;
  item.cube = place && internCube(place);
  item.broken = broken !== undefined;
  if (kind === 'sentry-gun')
    item.gun ??= battle.models.find((model) => model.id.slice(1) === `${id}g`)?.id ?? null;
  return true;
}

/** DZ-ITEM-15: `at3g@c4.1` tells that somebody has put up the gun that was the token `t3`. */
export function addFoundGun(battle: Battle, token: string): void {
  const [, letter = '', id = ''] = /^([ab])(t\d{1,2})g@/.exec(token) ?? [];
  const seat = readSeat(letter);
  const gun = seat === undefined ? undefined : foundGun(id, seat);
  if (gun && battle.models.every((model) => model.id !== gun.id))
    battle.models = [...battle.models, gun];
}

/** A token that nobody has placed yet. */
function freshToken(battle: Battle, id: string): Item | undefined {
  if (!/^t\d{1,2}$/.test(id)) return undefined;
  const item: Item = { id, kind: null, holder: null, cube: null, broken: false, gun: null };
  battle.items.push(item);
  return item;
}
