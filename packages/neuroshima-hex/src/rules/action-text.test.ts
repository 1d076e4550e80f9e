import { Game, randomBot, seededRandom, type KeyCodec } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { turnActions } from './action-text.ts';
import {
  aimAnswers,
  badDrawAnswers,
  clownAnswers,
  convertAnswers,
  discardAnswers,
  pushAnswers,
  saveAnswers,
  spendAnswers,
} from './answer-keys.ts';
import { hqAnswers } from './hq-answers.ts';
import { optionsOf } from './variants.ts';
import { neuroshimaHex } from '../system.ts';

/** Writes what a key means; `undefined` when it means nothing. */
function again<A>({ parse, make }: KeyCodec<A>): (key: string) => string | undefined {
  return (key) => {
    const value = parse(key);
    return value === undefined ? undefined : make(value);
  };
}

const WRITTEN: Readonly<Record<string, (key: string) => string | undefined>> = {
  'place-hq': again(hqAnswers),
  'bad-draw': again(badDrawAnswers),
  discard: again(discardAnswers),
  action: again(turnActions),
  'pushed-to': again(pushAnswers),
  clown: again(clownAnswers),
  save: again(saveAnswers),
  spend: again(spendAnswers),
  convert: again(convertAnswers),
  aim: again(aimAnswers),
};

test.each([
  ['end', { kind: 'end' }],
  ['discard:hunter-killer', { kind: 'discard', tile: 'hunter-killer' }],
  ['place:hunter-killer:0,-1:3', { kind: 'place', tile: 'hunter-killer', cell: 1, rotation: 3 }],
  ['step:0,0>1,0:2', { kind: 'step', from: 0, to: 3, rotation: 2 }],
  ['move:0,0:2', { kind: 'move', tile: 'move', from: 0, to: 0, rotation: 2 }],
  ['push-back:0,0>1,0', { kind: 'instant', tile: 'push-back', at: 0, to: 3 }],
  ['sniper:1,0', { kind: 'instant', tile: 'sniper', at: 3, to: -1 }],
  ['battle', { kind: 'instant', tile: 'battle', at: -1, to: -1 }],
  ['act:push:0,0>1,0', { kind: 'act', act: 'push', by: 0, at: 3, to: -1 }],
  ['act:turn:0,0>1,0:4', { kind: 'act', act: 'turn', by: 0, at: 3, to: 4 }],
  ['act:turn:0,0>1,0:0', { kind: 'act', act: 'turn', by: 0, at: 3, to: 0 }],
  ['sniper:0,0', { kind: 'instant', tile: 'sniper', at: 0, to: -1 }],
  ['push-back:1,0>0,0', { kind: 'instant', tile: 'push-back', at: 3, to: 0 }],
  ['orchard:mend:0,1', { kind: 'companion', of: 'orchard', offer: 'mend:0,1' }],
] as const)('%s is read and written alike', (key, action) => {
  expect(turnActions.parse(key)).toEqual(action);
  expect(turnActions.make(action)).toBe(key);
});

test.each([
  'end:',
  'act:push',
  'act:push:0,0>1,0:1:2',
  'end ',
  'discard',
  'discard:a:b',
  'place:runner:0,-1',
  'place:runner:0,-1:03',
  'place:runner:0,-1:3:',
  'place::0,-1:3',
  'place:runner:here:3',
  'step:0,0>1,0',
  'step:0,0>1,0:2:2',
  'step:0,0',
  'discard:No Tile',
  'act:push:0,0>1,0:2:2',
  'act:turn:0,0>1,0:2:2',
  'step:0,0>1,0>0,1:2',
  'step:0,0>:2',
  'move:0,0:2:2',
  'sniper:1,0 ',
  'sniper:+1,0',
  'sniper:',
  'act:dance:0,0>1,0',
  'act:turn:0,0>1,0',
  'act:push:0,0>1,0:2',
  'act:push:0,0',
  '',
  ':',
])('“%s” is no action of a turn', (key) => {
  expect(turnActions.parse(key)).toBeUndefined();
});

test.each(['save:0,1', 'save:0,1<1,1', 'save:0,1<1,1:melee'])('%s is whom a Medic saves', (key) => {
  expect(again(saveAnswers)(key)).toBe(key);
});

test.each([
  'save:',
  'save:0,1<',
  'save:0,1:melee',
  'save:0,1<1,1:',
  'save:0,1<1,1:bite',
  'save:0,99',
])('“%s” saves nobody', (key) => {
  expect(saveAnswers.parse(key)).toBeUndefined();
});

test('everything that is offered in games is a typed action with that very key', () => {
  const options = optionsOf('3.0', { medicScope: 'symbol' });
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const armies = seed % 2 ? ['outpost', 'hegemony'] : ['borgo', 'moloch'];
    const game = new Game(neuroshimaHex, { ...neuroshimaHex.defaults, armies, options }, { seed });
    const random = seededRandom(seed);
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      seen.add(ask.about);
      for (const { key } of ask.options) expect(WRITTEN[ask.about]?.(key)).toBe(key);
      game.answer(randomBot.answer({ state: game.state, choice: ask, random }));
    }
  }
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['action', 'discard', 'place-hq']));
});
