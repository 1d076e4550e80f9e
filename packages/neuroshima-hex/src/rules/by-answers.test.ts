import { Game, isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { neuroshimaHex } from '../system.ts';
import type { PositionUnit } from './position.ts';
import { units } from './testing/positions.ts';

/** Refusals that random games seldom come to, by answers from positions that players may set up (K4). */

interface Refused {
  readonly rule: string;
  readonly title: string;
  readonly list: readonly PositionUnit[];
  readonly hand: readonly string[];
  readonly key: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

const GRENADE = [
  ...units('borgo', 'hq 0,0'),
  ...units('moloch', 'hq 1,0', 'blocker 0,-1', 'gauss-cannon 2,0'),
];
const SNIPER = [...units('outpost', 'hq 2,0', 'runner 0,0'), ...units('borgo', 'hq 0,-1')];

const REFUSED: readonly Refused[] = [
  {
    rule: 'NH-INS-04',
    title: 'a unit with a Recon Center does not go three hexes',
    list: [
      ...units('outpost', 'hq 0,0', 'recon-center 2,0', 'runner 0,2'),
      ...units('hegemony', 'hq 2,-2'),
    ],
    hand: [],
    key: 'step:0,2>0,-2:0',
  },
  {
    rule: 'NH-INS-09',
    title: 'nobody is pushed where there is no room',
    list: [
      ...units('moloch', 'hq 0,0'),
      ...units('outpost', 'hq 0,-1', 'runner 0,-2', 'brawler 1,-2', 'commando -1,-1'),
    ],
    hand: ['push-back'],
    key: 'push-back:0,0>0,-1',
  },
  {
    rule: 'NH-INS-10',
    title: 'a netted unit pushes nobody',
    list: [
      ...units('moloch', 'hq -2,2', 'blocker 0,0'),
      ...units('hegemony', 'hq 2,-2', 'net-fighter 0,-1 3'),
    ],
    hand: ['push-back'],
    key: 'push-back:0,0>0,-1',
  },
  {
    rule: 'NH-HQ-10',
    title: 'a Sniper strikes no HQ',
    list: SNIPER,
    hand: ['sniper'],
    key: 'sniper:0,-1',
  },
  {
    rule: 'NH-INS-12',
    title: 'a Sniper strikes no friend',
    list: SNIPER,
    hand: ['sniper'],
    key: 'sniper:0,0',
  },
  {
    rule: 'NH-INS-14',
    title: 'an Air Strike is not aimed at the edge',
    list: [...units('moloch', 'hq 0,0'), ...units('outpost', 'hq 1,-1', 'runner 0,1')],
    hand: ['air-strike'],
    key: 'air-strike:2,0',
  },
  {
    rule: 'NH-INS-16',
    title: 'a Grenade does not reach beyond the hexes next to the HQ',
    list: GRENADE,
    hand: ['grenade'],
    key: 'grenade:2,0',
  },
  {
    rule: 'NH-INS-17',
    title: 'a netted HQ throws no Grenade',
    list: [...GRENADE, ...units('moloch', 'net-fighter 0,1 0')],
    hand: ['grenade'],
    key: 'grenade:0,-1',
  },
  {
    rule: 'NH-MOB-03',
    title: 'where tiles come first, no unit moves by itself before one',
    list: [...units('outpost', 'hq -2,0', 'runner 0,1'), ...units('moloch', 'hq 2,-2')],
    hand: ['medic'],
    key: 'step:0,1>0,2:0',
    options: { moveBeforeOrAfter: false },
  },
];

const named = REFUSED.map((each) => [`${each.rule} ${each.title}`, each] as const);

test.each(named)('%s', (_, { rule, list, hand, key, options }) => {
  const armies = [...new Set(list.map(({ army }) => army))];
  const position = { units: list, turn: armies[0], hand };
  const setup = neuroshimaHex.readSetup({ armies, edition: '3.0', options, position });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(neuroshimaHex, setup, { seed: 1 });
  const hash = game.hash();
  expect(game.answer(key)?.rule).toBe(rule);
  expect(game.hash()).toBe(hash);
});
