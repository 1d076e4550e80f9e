import { expect, test } from 'vitest';
import { attributesFrom } from './iframe.ts';

const KNOWN = ['mode', 'record', 'seats', 'save', 'lang', 'theme', 'companion', 'pack-code'];

function asked(query: string): Readonly<Record<string, string>> {
  return Object.fromEntries(attributesFrom(new URLSearchParams(query), KNOWN));
}

test('a link asks for what the element knows, except for code', () => {
  expect(asked('mode=play&companion=/x.js&pack-code=/x.js&onclick=1')).toEqual({
    mode: 'play',
    save: expect.stringContaining('game'),
  });
});

test('a link opens only games that the same link saved', () => {
  const mine = asked('save=evening&seats=human,bot')['save'];
  expect(mine).not.toBe('evening');
  expect(asked('seats=human,bot&save=evening&lang=fr&theme=dark')['save']).toBe(mine);
  expect(asked('save=evening&seats=bot,bot')['save']).not.toBe(mine);
  expect(asked('save=evening&seats=human,bot&record=1abc')['save']).not.toBe(mine);
  expect(asked('save=&mode=play')['save']).toBe('');
  expect(asked('mode=replay&record=1abc')['save']).toBeUndefined();
});
