import { Game, hashState, seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { rulesOfPlay } from '../rules-of-play.ts';
import { ALL_CHAPTERS } from './all-chapters.ts';
import { knows, learn } from './chapters.ts';

/** A first battle answered at random: what was offered and answered, and how it ended. */
function played(seed: number): readonly (number | string)[] {
  const game = new Game(rulesOfPlay, rulesOfPlay.defaults, { seed });
  const random = seededRandom(seed);
  const told: (number | string)[] = [];
  for (let ask = game.ask(); ask?.kind === 'choice'; ask = game.ask()) {
    const kinds = [...new Set(ask.options.map(({ key }) => key.split(':')[0]))];
    const kind = kinds[random.between(0, kinds.length - 1)];
    const alike = ask.options.filter(({ key }) => key.split(':')[0] === kind);
    const key = alike[random.between(0, alike.length - 1)]?.key ?? '';
    told.push(ask.options.length, key);
    game.answer(key);
  }
  return [...told, hashState(game.state)];
}

test('what nobody in a first battle can do is refused, and breaks nothing', () => {
  expect(knows('specialActions')).toBe(false);
  const game = new Game(rulesOfPlay, rulesOfPlay.defaults, { seed: 7 });
  for (let ask = game.ask(); ask?.kind === 'choice' && ask.about !== 'action'; ask = game.ask())
    game.answer(ask.options[0]?.key ?? '');
  const keys = [
    ...['heal:a1', 'reload:pistol', 'load:a1:pistol', 'tag:b1', 'detonate', 'teleport:a1.1'],
    ...[
      'call-hammerfist:a1:a1.1',
      'emplace:t1',
      'pack:a1',
      'mission:hack',
      'leave',
      'sprint-leave',
    ],
    ...['fire-both:pistol:b1:pistol:b2', 'target-acquisition:b1', 'mobile-infantry:a2.1'],
  ];
  for (const key of keys) expect([key, game.explain(key)?.code]).toEqual([key, expect.any(String)]);
  expect(game.explain('heal:a1')).toMatchObject({ code: 'unable', rule: 'DZ-SPEC-01' });
});

test('a first battle needs none of the chapters, and is the same with all of them', () => {
  const seeds = Array.from({ length: 4 }, (_, i) => i + 1);
  expect(knows('abilities')).toBe(false);
  const alone = seeds.map(played);
  learn(ALL_CHAPTERS);
  expect(seeds.map(played)).toEqual(alone);
});
