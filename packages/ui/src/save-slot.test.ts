import { afterEach, expect, test, vi } from 'vitest';
import { SaveSlot } from './save-slot.ts';

/** A storage in which `many` calls fail from the given one on. */
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
  return { storage, saved };
}

afterEach(() => vi.unstubAllGlobals());

test('L6 failing storage keeps the old game or the new one, and says which', () => {
  const lost: string[] = [];
  for (let fails = 1; fails <= 1_000; fails++) {
    const { storage, saved } = failingAt(fails, 1 + (fails % 3));
    vi.stubGlobal('localStorage', storage);
    const place = new SaveSlot('game');
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

test('L6 storage that fails when a saved game is opened or dropped loses nothing', () => {
  for (let fails = 1; fails <= 4; fails++) {
    const { storage, saved } = failingAt(fails, 1);
    saved.set('game', 'evening');
    vi.stubGlobal('localStorage', storage);
    const place = new SaveSlot('game');
    expect(['', 'evening']).toContain(place.read());
    expect(saved.get('game')).toBe('evening');
  }
  const denied = failingAt(1, Infinity);
  denied.saved.set('game', 'evening');
  vi.stubGlobal('localStorage', denied.storage);
  const place = new SaveSlot('game');
  expect([place.read(), place.write('new'), place.holdsOtherGame]).toEqual(['', 'not-kept', false]);
  place.clear();
  expect(denied.saved.get('game')).toBe('evening');
});
