import { expect, test, vi } from 'vitest';
import { Cached } from './cache.ts';

test('a cached value is made again only if something it was made from changes', () => {
  const cached = new Cached<string>();
  const make = vi.fn(() => 'made');
  cached.get([1, 'a'], make);
  cached.get([1, 'a'], make);
  expect(make).toHaveBeenCalledTimes(1);
  cached.get([1, 'b'], make);
  expect(make).toHaveBeenCalledTimes(2);
  cached.get([1, 'a'], make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a cleared cache makes its value again', () => {
  const cached = new Cached<number>();
  expect(cached.get([], () => 1)).toBe(1);
  expect(cached.get([], () => 2)).toBe(1);
  cached.clear();
  expect(cached.get([], () => 2)).toBe(2);
});
