import { playedAtRandom } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';

test('a first battle needs none of the chapters, and is the same with all of them', async () => {
  const { rulesOfPlay } = await import('../rules-of-play.ts');
  const { knows, learn } = await import('./chapters.ts');
  const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
  expect([knows('areas'), knows('handling')]).toEqual([false, false]);
  const alone = seeds.map((seed) => playedAtRandom(rulesOfPlay, seed));
  learn((await import('./all-chapters.ts')).ALL_CHAPTERS);
  expect(seeds.map((seed) => playedAtRandom(rulesOfPlay, seed))).toEqual(alone);
});
