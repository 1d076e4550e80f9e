import { afterEach, expect, test, vi } from 'vitest';
import { KeptGame } from './save-slot.ts';

/** A storage whose calls fail from the n-th on, for as many as are told. */
function failingAt(first: number, many: number) {
  const saved = new Map<string, string>();
  let calls = 0;
  const may = () => {
    calls++;
    if (calls >= first && calls < first + many)
      throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => (may(), saved.get(key) ?? null),
    setItem: (key: string, text: string) => (may(), void saved.set(key, text)),
    removeItem: (key: string) => (may(), void saved.delete(key)),
  };
  return { storage, kept: saved };
}

afterEach(() => vi.unstubAllGlobals());

test('L6 storage that fails at any of 1,000 calls keeps the old game or the new one, and says which', () => {
  const lost: string[] = [];
  for (let fails = 1; fails <= 1_000; fails++) {
    const { storage, kept: saved } = failingAt(fails, 1 + (fails % 3));
    vi.stubGlobal('localStorage', storage);
    const place = new KeptGame('game');
    let last = '';
    for (let turn = 0; turn < 510; turn++) {
      const text = `turn ${turn}`;
      const keeping = place.write(text);
      const there = saved.get('game') ?? '';
      const said = keeping === 'kept' ? text : last;
      if (there !== said) lost.push(`call ${fails}, turn ${turn}: ${keeping}, but ${there}`);
      last = there;
    }
    if (last !== 'turn 509') lost.push(`call ${fails} is not got over`);
  }
  expect(lost).toEqual([]);
});

test('L6 storage that fails when a kept game is opened or dropped loses nothing', () => {
  for (let fails = 1; fails <= 4; fails++) {
    const { storage, kept: saved } = failingAt(fails, 1);
    saved.set('game', 'evening');
    vi.stubGlobal('localStorage', storage);
    const place = new KeptGame('game');
    expect(['', 'evening']).toContain(place.take());
    expect(saved.get('game')).toBe('evening');
  }
  const denied = failingAt(1, Infinity);
  denied.kept.set('game', 'evening');
  vi.stubGlobal('localStorage', denied.storage);
  const place = new KeptGame('game');
  expect([place.take(), place.write('new'), place.isAnother]).toEqual(['', 'not-kept', false]);
  place.drop();
  expect(denied.kept.get('game')).toBe('evening');
});
