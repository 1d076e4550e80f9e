import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { FACTIONS } from './built-in.ts';
import { readCompanions } from './read-companion.ts';

const [first, second] = FACTIONS;
if (!first || !second) throw new Error('Two factions are needed.');

const module = (faction: unknown, abilities: unknown, words?: unknown) => ({
  companion: { faction, abilities, ...(words === undefined ? {} : { words }) },
});

function reported(...modules: readonly unknown[]): readonly string[] {
  const read = readCompanions(modules, FACTIONS);
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : ['fine'];
}

test('a companion is a faction with objects of hooks for its abilities', () => {
  expect(reported(module(first.id, { glow: {} }))).toEqual(['fine']);
  expect(reported({ default: { faction: first.id, abilities: {} } })).toEqual(['fine']);
  for (const wrong of [
    module(7, { glow: {} }),
    module(first.id, 'glow'),
    module(first.id, null),
    module(undefined, {}),
    module(first.id, { glow: {}, gleam: 'light' }),
    module(first.id, { glow: {}, gleam: null }),
    module(first.id, { glow: {} }, 'words'),
    {},
  ])
    expect(reported(wrong)).toEqual([' companion-wrong']);
});

test('an ability is coded by one module alone, and a faction has one', () => {
  const shared = module(second.id, { glow: {} });
  expect(reported(module(first.id, { glow: {} }), shared)).toEqual([' ability-twice']);
  expect(reported(module(first.id, { glow: {} }), module(first.id, { gleam: {} }))).toEqual([
    ' companion-twice',
  ]);
  expect(reported(module('nobody', {}))).toEqual([' companion-alone']);
});
