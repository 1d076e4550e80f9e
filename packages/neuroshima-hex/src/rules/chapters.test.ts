import { Game } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { NO_FAN_ARMIES } from '../packs/fan-armies.ts';
import { FIRST_GAME } from './first-game.ts';

test('a first game asks where the HQ goes before it knows of turns, and goes on once it does', async () => {
  const { rulesOfPlay } = await import('../rules-of-play.ts');
  const { libraryWith } = await import('../packs/box-armies.ts');
  const system = rulesOfPlay(libraryWith(NO_FAN_ARMIES));
  const begin = () => new Game(system, FIRST_GAME, { seed: 7 });
  expect(begin().ask()).toMatchObject({ about: 'place-hq', who: 0 });
  expect(() => begin().answer('hq:0,0')).toThrow('chapter turns');
  const { learn } = await import('./chapters.ts');
  learn({ turns: (await import('./play-on.ts')).turnRules });
  const game = begin();
  game.answer('hq:0,0');
  expect(game.ask()).toMatchObject({ about: 'place-hq', who: 1 });
  game.answer('hq:1,0');
  expect(game.ask()).toMatchObject({ about: 'bad-draw', who: 0 });
});

test('fan armies bring what only they do wherever a library is made of them', async () => {
  const { chapter } = await import('./chapters.ts');
  const { BUILT_IN_PACKS, makeLibrary } = await import('../packs/built-in.ts');
  const { makeArmy } = await import('./tile.ts');
  makeLibrary();
  expect(() => chapter('fans')).toThrow('chapter fans');
  makeLibrary(BUILT_IN_PACKS.slice(0, 1).map((pack) => makeArmy({ ...pack, id: 'swarm' })));
  expect(chapter('fans').aim).toBeTypeOf('function');
});
