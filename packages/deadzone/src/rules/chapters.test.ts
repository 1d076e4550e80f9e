import { Game } from '@skirmish-kit/core';
import { playedAtRandom } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';

/** The rules as a page loads them for a first battle: whoever learnt a chapter before has learnt it elsewhere. */
async function firstRules() {
  const { rulesOfPlay } = await import('../rules-of-play.ts');
  return { rulesOfPlay, ...(await import('./chapters.ts')) };
}

test('what nobody in a first battle can do is refused, and breaks nothing', async () => {
  const { rulesOfPlay, knows } = await firstRules();
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
      'die-leave',
      'mobile-leave',
    ],
    ...[
      'fire-both:pistol:b1:pistol:b2',
      'aim-both:pistol:pistol',
      'target-acquisition:b1',
      'mobile-infantry:a2.1',
    ],
  ];
  for (const key of keys) expect([key, game.explain(key)?.code]).toEqual([key, expect.any(String)]);
  expect(game.explain('heal:a1')).toMatchObject({ code: 'unable', rule: 'DZ-SPEC-01' });
});

test('a first battle needs none of the chapters, and is the same with all of them', async () => {
  const { rulesOfPlay, knows, learn } = await firstRules();
  const seeds = Array.from({ length: 8 }, (_, i) => i + 1);
  expect(knows('abilities')).toBe(false);
  const alone = seeds.map((seed) => playedAtRandom(rulesOfPlay, seed));
  learn((await import('./all-chapters.ts')).ALL_CHAPTERS);
  expect(seeds.map((seed) => playedAtRandom(rulesOfPlay, seed))).toEqual(alone);
});
