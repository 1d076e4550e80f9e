import { floorAt, gapOf, makeCube, climbAt, SIDES, wallAt, type Cube } from '../board/index.ts';
import type { CardContent, CardRow } from '@skirmish-kit/ui';
import { translator } from '@skirmish-kit/ui/translator';
import { boardOf } from '../rules/battlefield.ts';
import { holderOf, objectiveCube } from '../rules/objective.ts';
import type { ItemId } from '../rules/item.ts';
import type { Battle } from '../rules/state.ts';
import type { DeadzoneNames } from '../messages/names.ts';
import { cardMessages } from '../messages/card-messages.ts';
import { describeCube } from '../messages/describe.ts';

/** The card of a cube: what is under foot, what stands on its sides and who passes. */
export function cubeCard(battle: Battle, cube: Cube, names: DeadzoneNames): CardContent {
  const say = translator(cardMessages, names.language);
  const board = boardOf(battle);
  const rise = climbAt(board, cube);
  const walls = SIDES.map((side): CardRow => ({
    name: say(`wall-${side}`),
    text: say(`gap-${gapOf(wallAt(board, cube, side))}`),
    rule: 'DZ-TERR-03',
  }));
  const inside = describeCube(battle, cube, names).split(': ').slice(1).join(': ');
  return {
    title: makeCube(cube).toUpperCase(),
    subtitle: '',
    rows: [
      { name: say('inside'), text: inside },
      { name: say('floor'), text: say(`floor-${floorAt(board, cube)}`), rule: 'DZ-TERR-01' },
      ...(rise ? [{ name: say('up'), text: say(`up-${rise.kind}`), rule: 'DZ-LEVEL-01' }] : []),
      ...walls,
    ],
  };
}

/** The card of a token: what it is, if anybody has seen it. */
export function itemCard(
  battle: Battle,
  id: string,
  names: DeadzoneNames,
): CardContent | undefined {
  const item = battle.items.find((each) => each.id === id);
  if (!item) return undefined;
  const say = translator(cardMessages, names.language);
  const rule = item.kind && ITEM_RULES[item.kind];
  return {
    title: names.item(id),
    subtitle: item.cube ? makeCube(item.cube).toUpperCase() : '',
    rows: [{ name: say('item'), text: names.item(id), rule: rule ?? 'DZ-CARRY-02' }],
  };
}

/** Where the book has each item. */
const ITEM_RULES: Readonly<Record<ItemId, string>> = {
  'defender-shield': 'DZ-ITEM-01',
  'energy-shield': 'DZ-ITEM-02',
  'stun-grenade': 'DZ-ITEM-03',
  'frag-grenade': 'DZ-ITEM-04',
  'smoke-grenade': 'DZ-ITEM-05',
  'holo-sight': 'DZ-ITEM-06',
  intel: 'DZ-ITEM-07',
  'medi-pack': 'DZ-ITEM-08',
  'thermal-mines': 'DZ-ITEM-09',
  'scout-bike': 'DZ-ITEM-10',
  'booby-trap': 'DZ-ITEM-13',
  ammo: 'DZ-ITEM-11',
  'ap-ammo': 'DZ-ITEM-12',
  'jump-pack': 'DZ-ITEM-14',
  'sentry-gun': 'DZ-ITEM-15',
};

/** The card of an objective: what it pays, and to whom now. */
export function objectiveCard(
  battle: Battle,
  id: string,
  names: DeadzoneNames,
): CardContent | undefined {
  const objective = battle.mission.objectives.find((each) => each.id === id);
  if (!objective) return undefined;
  const say = translator(cardMessages, names.language);
  const holder = holderOf(battle, id);
  return {
    title: say('objective'),
    subtitle: makeCube(objectiveCube(battle, id)).toUpperCase(),
    rows: [
      {
        name: say('worth'),
        current: say('points-n', { n: objective.vp }),
        text: say('objective-pays'),
        rule: 'DZ-OBJ-03',
      },
      ...(holder === undefined ? [] : [{ name: say('held-by'), current: names.side(holder) }]),
    ],
  };
}
