import { isProblems, packHash, type Problem } from '@skirmish-kit/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ArmyPack } from './army-pack.ts';
import { orchard } from './fan/orchard.ts';
import { readArmyFully } from './read-strict.ts';
import { acceptedArmies, addArmies } from './add-armies.ts';

function armyIn(name: string): ArmyPack {
  const text = readFileSync(new URL(`./fan/${name}.json`, import.meta.url), 'utf8');
  const pack = readArmyFully(text);
  if (isProblems(pack)) throw new Error(pack[0]?.message);
  return pack;
}

const MARSH = { what: armyIn('marsh'), from: 'https://example.org/marsh.json' };
const GROVE = { what: armyIn('orchard'), from: 'https://example.org/orchard.json' };
const CODE = { what: orchard, from: 'https://example.org/orchard.js' };

const ids = (packs: readonly ArmyPack[]): string[] => packs.map(({ id }) => id);

test('a wrong army is reported with its origin, and the others still load', () => {
  const { packs, pins, refused } = addArmies([GROVE, MARSH, MARSH], [], []);
  expect(ids(packs)).toEqual(['marsh']);
  expect(pins.map(({ id }) => id)).toEqual(['marsh']);
  expect(refused.map(({ sort, from, found }) => [sort, from, found.code])).toEqual([
    ['pack', GROVE.from, 'companion-missing'],
    ['pack', MARSH.from, 'id-taken'],
  ]);
  expect(ids(addArmies([MARSH], [], ['marsh']).packs)).toEqual([]);
});

test('records name an army by its id, its fingerprint and its address', () => {
  const { pins } = addArmies([MARSH, GROVE], [CODE], []);
  expect(pins.map(({ id, hash }) => [id, hash])).toEqual([
    ['marsh', packHash(MARSH.what)],
    ['orchard', packHash(GROVE.what)],
  ]);
  expect(JSON.stringify(pins[0])).toContain(MARSH.from);
});

test('code comes once, and with its army', () => {
  const both = addArmies([GROVE], [CODE, { ...CODE, from: 'again' }], []);
  expect(both.companions).toEqual([orchard]);
  expect(both.refused.map(({ sort, from, found }) => [sort, from, found.code])).toEqual([
    ['companion', 'again', 'companion-twice'],
  ]);
  const alone = addArmies([MARSH], [CODE], []);
  expect(ids(alone.packs)).toEqual(['marsh']);
  expect(alone.refused.map(({ found }) => found.code)).toEqual(['companion-alone']);
});

test('an army that could not be read is reported, and the rest still loads', () => {
  const problems: Problem[] = [];
  const wrong = readArmyFully('[]');
  expect(acceptedArmies([{ what: wrong, from: 'a' }, MARSH], problems)).toEqual([MARSH]);
  expect(problems).toEqual(wrong);
});
