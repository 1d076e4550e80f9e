import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EarlierGames, type EarlierGame } from './game-history.ts';

const saved = new Map<string, string>();
beforeEach(() => {
  saved.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
    removeItem: (key: string) => saved.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const game = (n: number): EarlierGame => ({
  record: `skirmish ${n}`,
  title: `Game ${n}`,
  seats: ['human', 'bot'],
  date: '2026-01-01',
  isOver: false,
});

test('the game that was left last comes first, once, and the oldest goes when there are too many', () => {
  const games = new EarlierGames('x');
  for (let n = 0; n < 12; n++) games.add(game(n));
  games.add(game(5));
  expect(games.all.map(({ title }) => title).slice(0, 2)).toEqual(['Game 5', 'Game 11']);
  expect(games.all).toHaveLength(10);
  games.take(game(5));
  expect(games.all.some(({ title }) => title === 'Game 5')).toBe(false);
});

test.each(['nonsense', '{}', '[1,null,{"record":3}]', '[{"record":"a","title":"b"}]'])(
  'what is no list of games is none: %s',
  (text) => {
    saved.set('x:earlier', text);
    expect(new EarlierGames('x').all).toEqual([]);
  },
);
