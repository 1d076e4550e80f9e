import { expect, test } from 'vitest';
import { adjacentEnemies } from './models.ts';
import { arenaSetup, seated } from './testing/arena.ts';
import { cites, likes, reach, towards, type Wish } from './testing/by-answers.ts';

/** Moves that random games seldom have, reached from a legal setup by answers alone (K4). */

const ENFORCERS = ['enforcers', 'pathfinder-sergeant', 'enforcer', 'enforcer', 'enforcer'] as const;
const DROWNED = ['undertow', 'drowned-regent', 'mudlark', 'mudlark', 'mudlark'] as const;

test('DZ-MOVE-09 who is thrown by a parting blow goes on from there', () => {
  const comesAndGoes: Wish = (ask, battle) => {
    if (ask.about === 'reply') return 'survive';
    const active = battle.models.find(({ id }) => id === battle.activation?.model);
    const regent = battle.models.find(({ recruit }) => recruit.profile.id === 'drowned-regent');
    if (ask.about !== 'action' || !active || !regent) return undefined;
    const isHeld = adjacentEnemies(battle, active).length > 0;
    return isHeld ? likes(/^move:/, /^done/)(ask, battle) : towards(ask, regent.cube);
  };
  const strikes = likes(/^model:/, /^with:anchor/, /^none/, /^done/);
  const game = reach(
    arenaSetup([ENFORCERS, DROWNED]),
    seated(comesAndGoes, strikes),
    (_, { about }) => about === 'go-on',
  );
  expect(game.ask()).toMatchObject({ rule: 'DZ-MOVE-09', who: 0 });
  expect(game.log.findLast(({ about }) => about === 'thrown')?.params['model']).toBe(
    game.state.activation?.model,
  );
});

test('DZ-CAP-02 a small model makes way for a skiff where owners place their models', () => {
  const skiff = ['undertow', 'tide-speaker', 'mudlark', 'mudlark', 'mudlark', 'skiff'] as const;
  const setup = arenaSetup([skiff, ENFORCERS], { settings: { placing: 'owner' } });
  const together: Wish = (ask, battle) => {
    const isOfTwo = ['a2', 'a5'].includes(String(ask.params['model']));
    return likes(isOfTwo ? /^to:d4\.1/ : /^to:e4\.1/, /^at:middle/)(ask, battle);
  };
  const game = reach(setup, seated(together, likes()), cites('DZ-CAP-02'));
  const way = game.log.find(({ about }) => about === 'makes-way');
  expect(way).toMatchObject({ rule: 'DZ-CAP-02', params: { model: 'a2' } });
});
