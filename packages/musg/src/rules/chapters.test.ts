import { playedAtRandom } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';

test('a first battle needs none of the chapters, and is the same with all of them', async () => {
  const { rulesOfPlay } = await import('../rules-of-play.ts');
  const { knows, learn } = await import('./chapters.ts');
  const seeds = Array.from({ length: 24 }, (_, i) => i + 13);
  expect(knows('templates')).toBe(false);
  const alone = seeds.map((seed) => playedAtRandom(rulesOfPlay, seed));
  // The shotgun of a first battle burns whoever stands before it.
  expect(alone.flat().some((key) => `${key}`.startsWith('shoot:shotgun'))).toBe(true);
  learn((await import('./all-chapters.ts')).ALL_CHAPTERS);
  expect(seeds.map((seed) => playedAtRandom(rulesOfPlay, seed))).toEqual(alone);
});
