import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameHistory, type HistoryEntry } from './game-history.ts';

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

const game = (n: number): HistoryEntry => ({
  record: `skirmish ${n}`,
  title: `Game ${n}`,
  seats: ['human', 'bot'],
  date: '2026-01-01',
  isOver: false,
});

test('the history has the last game first, without duplicates, up to a limit', () => {
  const games = new GameHistory('x');
  for (let n = 0; n < 12; n++) games.add(game(n));
  games.add(game(5));
  expect(games.all.map(({ title }) => title).slice(0, 2)).toEqual(['Game 5', 'Game 11']);
  expect(games.all).toHaveLength(10);
  games.remove(game(5));
  expect(games.all.some(({ title }) => title === 'Game 5')).toBe(false);
});

test.each(['nonsense', '{}', '[1,null,{"record":3}]', '[{"record":"a","title":"b"}]'])(
  'an invalid list of games is empty: %s',
  (text) => {
    saved.set('x:earlier', text);
    expect(new GameHistory('x').all).toEqual([]);
  },
);
