import { afterEach, expect, test, vi } from 'vitest';
import { KeptBook } from './campaign-save.ts';

/** How a call can go wrong: before anything is done, with a part of it done, or when it is done. */
const WAYS = ['before', 'part', 'silent part', 'after'] as const;

/** A storage of which one call goes wrong. */
function storageFailing(at: number, way: (typeof WAYS)[number], kept = new Map<string, string>()) {
  let calls = 0;
  const call = (act: (whole: boolean) => void): void => {
    calls++;
    if (calls !== at) return act(true);
    if (way !== 'before') act(way === 'after');
    if (way !== 'silent part') throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = {
    getItem(key: string) {
      call(() => undefined);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, text: string) =>
      call((whole) => kept.set(key, whole ? text : text.slice(0, Math.floor(text.length / 2)))),
    removeItem: (key: string) => call((whole) => whole && kept.delete(key)),
  };
  return { storage, kept, calls: () => calls };
}

/** A new page with a healthy storage. */
function opened(kept: Map<string, string>): KeptBook {
  vi.stubGlobal('localStorage', storageFailing(0, 'before', kept).storage);
  return new KeptBook('book');
}

afterEach(() => vi.unstubAllGlobals());

const PAGES = ['the first game', 'the second game', 'the third game, longer than others'];

test('L6 whichever call of storage goes wrong, in whatever way, the old page is there or the new one', () => {
  const faultless = storageFailing(0, 'before');
  vi.stubGlobal('localStorage', faultless.storage);
  const whole = new KeptBook('book');
  for (const page of PAGES) expect(whole.write(page)).toBe('kept');
  const calls = faultless.calls();
  expect(calls).toBeGreaterThan(20);
  for (const way of WAYS)
    for (let at = 1; at <= calls; at++) {
      const { storage, kept } = storageFailing(at, way);
      vi.stubGlobal('localStorage', storage);
      const book = new KeptBook('book');
      let last = '';
      for (const page of PAGES) {
        const before = new Map(kept);
        const keeping = book.write(page);
        const after = opened(new Map(kept));
        if (keeping === 'kept') expect(after.text, `${way} ${at}`).toBe(page);
        // A first page that was cut off has no page before it.
        else if (last !== '') expect([last, page], `${way} ${at}`).toContain(after.text);
        expect(new Set([...before.keys()].filter((key) => !kept.has(key))).size).toBe(0);
        vi.stubGlobal('localStorage', storage);
        last = after.damage ? last : after.text || last;
      }
      const later = opened(kept);
      expect([PAGES.at(-1), PAGES.at(-2)], `${way} ${at}`).toContain(later.take());
      expect(later.write('and after it')).toBe('kept');
      expect(opened(kept).text).toBe('and after it');
    }
});

test('a damaged page is told of with its place, and nothing is ever written over it', () => {
  const kept = new Map<string, string>();
  expect(opened(kept).write(PAGES[0] ?? '')).toBe('kept');
  const [key = ''] = kept.keys();
  const damaged = (kept.get(key) ?? '').slice(0, -3);
  kept.set(key, damaged);
  const book = opened(kept);
  expect(book.damage).toMatchObject({
    path: 'book:page-1',
    code: 'book-cut',
    params: { found: 11, expected: 14 },
  });
  expect(book.text).toBe('the first g');
  for (const page of PAGES) expect(book.replace(page)).toBe('kept');
  expect(kept.get(key)).toBe(damaged);
  expect(opened(kept).text).toBe(PAGES.at(-1));
  expect(opened(kept).torn).toHaveLength(1);
  opened(kept).forgetTorn();
  expect([opened(kept).torn, opened(kept).text]).toEqual([[], PAGES.at(-1)]);
});

test('what was changed, and what is no page, is told apart', () => {
  const kept = new Map<string, string>();
  opened(kept).write('the first game');
  const [key = ''] = kept.keys();
  kept.set(key, (kept.get(key) ?? '').replace('first', 'sixth'));
  expect(opened(kept).damage?.code).toBe('book-changed');
  kept.set(key, 'skirmish 1');
  expect(opened(kept).damage?.code).toBe('not-a-book');
  expect(opened(kept).damage?.words?.fr).toContain('page de livre');
});

test('a book whose every place is damaged is left as it is', () => {
  const kept = new Map(Array.from({ length: 8 }, (_, i) => [`book:page-${i + 1}`, 'x'] as const));
  const before = new Map(kept);
  expect(opened(kept).replace('new')).toBe('not-kept');
  expect(kept).toEqual(before);
});

test('another tab’s page is not written over, and dropping a book interrupted leaves its last page', () => {
  const kept = new Map<string, string>();
  const [mine, other] = [opened(kept), opened(kept)];
  mine.write('mine');
  expect(other.write('theirs')).toBe('another');
  for (const page of PAGES) mine.write(page);
  const { storage } = storageFailing(10, 'before', kept);
  vi.stubGlobal('localStorage', storage);
  new KeptBook('book').drop();
  expect(opened(kept).text).toBe(PAGES.at(-1));
  opened(kept).drop();
  expect([kept.size, opened(kept).text]).toEqual([0, '']);
});

test('without storage a book says that it is not kept', () => {
  vi.stubGlobal('localStorage', undefined);
  const book = new KeptBook('book');
  expect([book.write('new'), book.text, book.damage]).toEqual(['not-kept', '', undefined]);
});
