import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { readWorlds } from './read-companion.ts';

const words = { en: 'Fog', fr: 'Brouillard' };
const fog = { id: 'fog', title: words, text: words };

function reported(...worlds: readonly unknown[]): readonly string[] {
  const read = readWorlds(worlds.map((world) => ({ world })));
  return isProblems(read) ? read.map(({ path, code }) => `${path} ${code}`) : ['fine'];
}

test('a world has an id of small letters, and a title and a text in both languages', () => {
  expect(reported(fog)).toEqual(['fine']);
  expect(reported({ ...fog, id: `f${'o'.repeat(39)}` })).toEqual(['fine']);
  for (const wrong of [
    undefined,
    { ...fog, id: 7 },
    { ...fog, id: ['fog'] },
    { ...fog, id: 'The Fog' },
    { ...fog, id: `f${'o'.repeat(40)}` },
    { ...fog, title: undefined },
    { ...fog, title: { en: 'Fog' } },
    { ...fog, title: { fr: 'Brouillard' } },
    { ...fog, text: { en: 'Fog', fr: 7 } },
    { ...fog, text: 'Fog' },
  ])
    expect(reported(wrong)).toEqual(['/companion/0 companion-wrong']);
});

test('a hook must be a function, and a world may be defined once', () => {
  expect(reported({ ...fog, endTurn: 'later' })).toEqual(['/companion/0/endTurn companion-hook']);
  expect(reported(fog, fog)).toEqual(['/companion/1/id companion-twice']);
});
