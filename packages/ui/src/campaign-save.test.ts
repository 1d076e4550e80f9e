import { afterEach, expect, test, vi } from 'vitest';
import { CampaignSave } from './campaign-save.ts';

/** How a call can go wrong: before anything is done, with a part of it done, or when it is done. */
const WAYS = ['before', 'part', 'silent part', 'after'] as const;

/** A storage of which one call goes wrong. */
function storageFailing(at: number, way: (typeof WAYS)[number], saved = new Map<string, string>()) {
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
      return saved.get(key) ?? null;
    },
    setItem: (key: string, text: string) =>
      call((whole) => saved.set(key, whole ? text : text.slice(0, Math.floor(text.length / 2)))),
    removeItem: (key: string) => call((whole) => whole && saved.delete(key)),
  };
  return { storage, saved, calls: () => calls };
}

/** A new page with a healthy storage. */
function opened(saved: Map<string, string>): CampaignSave {
  vi.stubGlobal('localStorage', storageFailing(0, 'before', saved).storage);
  return new CampaignSave('book');
}

afterEach(() => vi.unstubAllGlobals());

const PAGES = ['the first game', 'the second game', 'the third game, longer than others'];

test('L6 any failing call of storage leaves the old page or the new one', () => {
  const faultless = storageFailing(0, 'before');
  vi.stubGlobal('localStorage', faultless.storage);
  const whole = new CampaignSave('book');
  for (const page of PAGES) expect(whole.write(page)).toBe('kept');
  const calls = faultless.calls();
  expect(calls).toBeGreaterThan(20);
  for (const way of WAYS)
    for (let at = 1; at <= calls; at++) {
      const { storage, saved } = storageFailing(at, way);
      vi.stubGlobal('localStorage', storage);
      const book = new CampaignSave('book');
      let last = '';
      for (const page of PAGES) {
        const before = new Map(saved);
        const keeping = book.write(page);
        const after = opened(new Map(saved));
        if (keeping === 'kept') expect(after.text, `${way} ${at}`).toBe(page);
        // A first page that was cut off has no page before it.
        else if (last !== '') expect([last, page], `${way} ${at}`).toContain(after.text);
        expect(new Set([...before.keys()].filter((key) => !saved.has(key))).size).toBe(0);
        vi.stubGlobal('localStorage', storage);
        last = after.corruption ? last : after.text || last;
      }
      const later = opened(saved);
      expect([PAGES.at(-1), PAGES.at(-2)], `${way} ${at}`).toContain(later.read());
      expect(later.write('and after it')).toBe('kept');
      expect(opened(saved).text).toBe('and after it');
    }
});

test('a damaged page is reported with its position and never overwritten', () => {
  const saved = new Map<string, string>();
  expect(opened(saved).write(PAGES[0] ?? '')).toBe('kept');
  const [key = ''] = saved.keys();
  const damaged = (saved.get(key) ?? '').slice(0, -3);
  saved.set(key, damaged);
  const book = opened(saved);
  expect(book.corruption).toMatchObject({
    path: 'book:page-1',
    code: 'book-cut',
    params: { found: 11, expected: 14 },
  });
  expect(book.text).toBe('the first g');
  for (const page of PAGES) expect(book.replace(page)).toBe('kept');
  expect(saved.get(key)).toBe(damaged);
  expect(opened(saved).text).toBe(PAGES.at(-1));
  expect(opened(saved).corruptPages).toHaveLength(1);
  opened(saved).discardCorruptPages();
  expect([opened(saved).corruptPages, opened(saved).text]).toEqual([[], PAGES.at(-1)]);
});

test('a changed page and a text that is no page are reported differently', () => {
  const saved = new Map<string, string>();
  opened(saved).write('the first game');
  const [key = ''] = saved.keys();
  saved.set(key, (saved.get(key) ?? '').replace('first', 'sixth'));
  expect(opened(saved).corruption?.code).toBe('book-changed');
  saved.set(key, 'skirmish 1');
  expect(opened(saved).corruption?.code).toBe('not-a-book');
  expect(opened(saved).corruption?.words?.fr).toContain('page de livre');
});

test('a book whose every place is damaged is left as it is', () => {
  const saved = new Map(Array.from({ length: 8 }, (_, i) => [`book:page-${i + 1}`, 'x'] as const));
  const before = new Map(saved);
  expect(opened(saved).replace('new')).toBe('not-kept');
  expect(saved).toEqual(before);
});

test('the page of another tab is not overwritten, and a failed drop loses nothing', () => {
  const saved = new Map<string, string>();
  const [mine, other] = [opened(saved), opened(saved)];
  mine.write('mine');
  expect(other.write('theirs')).toBe('another');
  for (const page of PAGES) mine.write(page);
  const { storage } = storageFailing(10, 'before', saved);
  vi.stubGlobal('localStorage', storage);
  new CampaignSave('book').clear();
  expect(opened(saved).text).toBe(PAGES.at(-1));
  opened(saved).clear();
  expect([saved.size, opened(saved).text]).toEqual([0, '']);
});

test('a book without storage says that it is not saved', () => {
  vi.stubGlobal('localStorage', undefined);
  const book = new CampaignSave('book');
  expect([book.write('new'), book.text, book.corruption]).toEqual(['not-kept', '', undefined]);
});
