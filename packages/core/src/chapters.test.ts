import { expect, test } from 'vitest';
import { defineChapters } from './chapters.ts';

interface Sea {
  readonly ships: { speed(sails: number): number };
  readonly storms: { strength: number };
}

test('a chapter is known once it was learnt, and the others stay unknown', () => {
  const sea = defineChapters<Sea>();
  expect(() => sea.chapter('ships')).toThrow('There is no chapter ships.');
  sea.learn({ ships: { speed: (sails) => 2 * sails } });
  expect(sea.chapter('ships').speed(3)).toBe(6);
  expect(() => sea.chapter('storms')).toThrow('storms');
});

test('two rulebooks know nothing of each other', () => {
  const sea = defineChapters<Sea>();
  defineChapters<Sea>().learn({ storms: { strength: 9 } });
  expect(() => sea.chapter('storms')).toThrow();
});
