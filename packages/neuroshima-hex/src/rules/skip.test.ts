import { expect, test } from 'vitest';
import { botAnswer, Game, randomBot } from '@skirmish-kit/core';
import { neuroshimaHex } from '../system.ts';

const BOTS = new Map([
  [0, randomBot],
  [1, randomBot],
]);

test('NH-DEC-20 NH-TURN-09 an optional question can be skipped, and play continues', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const armies = seed % 2 === 0 ? ['moloch', 'borgo'] : ['outpost', 'moloch'];
    const game = new Game(neuroshimaHex, { ...neuroshimaHex.defaults, armies }, { seed });
    for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
      if (ask.skip !== undefined) {
        met.add(`${ask.about} ${ask.skip}`);
        expect(ask.explain(ask.skip)).toBeUndefined();
      }
      if (ask.skip !== undefined && seed % 3 === 0) game.skip();
      else botAnswer(game, BOTS);
    }
    expect(game.outcome).toBeDefined();
  }
  expect([...met].sort()).toEqual(['bad-draw keep', 'clown attack']);
});
