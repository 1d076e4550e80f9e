import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { GameHistory } from '@skirmish-kit/ui';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { makeGameText } from '../notation/game-text.ts';
import { neuroshimaHex } from '../system.ts';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

const PLACE = 'skirmish-neuroshima-hex:evening';
const SAVED = { save: 'evening', seed: '7', lang: 'en' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A game with an HQ on the board, as text. */
function begun(seed: number | string): string {
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed });
  game.answer('hq:0,0');
  return makeGameText(game);
}

const good = begun(7);

/** What a notice about keeping says; its words are fetched when there is something to say. */
async function noticeOf(harness: HexHarness): Promise<string> {
  await expect.poll(() => harness.all('[role=status].problem').length).toBe(1);
  return harness.text('[role=status].problem');
}

/** Presses a button that comes with such words. */
async function pressWhenThere(harness: HexHarness, words: string): Promise<void> {
  await vi.waitFor(() => harness.button(words));
  await harness.press(words);
}

test.each([
  ['nonsense', 'nonsense'],
  ['other rules', good.replace(/neuroshima-hex \d+/, 'neuroshima-hex 9')],
  ['an army of a pack that did not come', good.replace('borgo', 'marsh')],
])('a saved game that cannot be opened (%s) is reported and stays', async (_, remaining) => {
  localStorage.setItem(PLACE, remaining);
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const harness = await HexHarness.open(SAVED);
  await vi.waitFor(() =>
    expect(harness.text('[part=error]')).toContain('The game that is kept here cannot be opened'),
  );
  await expect.poll(() => harness.all('.kept').length).toBe(1);
  expect(harness.text('.kept')).toContain('nothing was deleted');
  expect(harness.find<HTMLTextAreaElement>('.kept textarea').value).toBe(remaining);
  read.mockClear();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(read).not.toHaveBeenCalled();
  await pressWhenThere(harness, 'Try again');
  await harness.entered();
  expect(harness.text('[part=error]')).toContain('cannot be opened');
  expect(localStorage.getItem(PLACE)).toBe(remaining);
  await pressWhenThere(harness, 'Delete it and start anew');
  await expect.poll(() => harness.all('.prompt').length).toBe(1);
  expect(localStorage.getItem(PLACE)).toBeNull();
  await harness.click('0,0');
  expect(localStorage.getItem(PLACE)).toBe(good);
});

test('a saved game that cannot be opened is reported in French too', async () => {
  localStorage.setItem(PLACE, 'nonsense');
  const harness = await HexHarness.open({ ...SAVED, lang: 'fr' });
  expect(harness.text('[part=error]')).toContain('ne peut pas être ouverte');
  await vi.waitFor(() => harness.button('Réessayer'));
});

test('a pack that comes at the second try brings the kept game back', async () => {
  const army = JSON.stringify((await import('../packs/fan/marsh.json')).default);
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  localStorage.setItem(PLACE, good.replace('borgo', 'marsh'));
  const harness = await HexHarness.open({ ...SAVED, pack: '/marsh.json' });
  expect(harness.text('[part=error]')).toContain('503');
  fetched.mockImplementation(() => Promise.resolve(new Response(army)));
  await pressWhenThere(harness, 'Try again');
  await expect.poll(() => harness.all('.prompt').length).toBe(1);
  expect(localStorage.getItem(PLACE)).toBe(good.replace('borgo', 'marsh'));
});

test('a new game begins, once, even if the saved one cannot be deleted', async () => {
  localStorage.setItem(PLACE, 'nonsense');
  const harness = await HexHarness.open(SAVED);
  const dropped = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  await pressWhenThere(harness, 'Delete it');
  await expect.poll(() => harness.all('.prompt').length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(dropped).toHaveBeenCalledOnce();
  expect(await noticeOf(harness)).toContain('Another game is kept');
});

test('a game that a page gives does not replace the one that is kept', async () => {
  localStorage.setItem(PLACE, good);
  const harness = await HexHarness.open({ ...SAVED, record: begun(99) });
  expect(await noticeOf(harness)).toContain('Another game is kept under the name “evening”');
  await harness.click('2,0');
  expect(localStorage.getItem(PLACE)).toBe(good);
  await harness.press('Go on with the kept one');
  await expect.poll(() => harness.all('[role=status].problem').length).toBe(0);
  await harness.entered();
  await harness.click('2,0');
  expect(localStorage.getItem(PLACE)).toContain('seed: 7');
});

test('the reader may keep the given game instead', async () => {
  localStorage.setItem(PLACE, good);
  const harness = await HexHarness.open({ ...SAVED, record: begun(99) });
  await pressWhenThere(harness, 'Keep this one instead');
  await expect.poll(() => localStorage.getItem(PLACE)).toBe(begun(99));
  await expect.poll(() => harness.all('[role=status].problem').length).toBe(0);
  expect(putAside()).toEqual([good]);
});

/** The records of the games that were put aside, the last one first. */
function putAside(): readonly string[] {
  return new GameHistory(PLACE).all.map(({ record }) => record);
}

/** Presses New game, and Start in the panel. */
async function startAnew(harness: HexHarness): Promise<void> {
  await harness.press('New game');
  await expect.poll(() => harness.all('.start').length).toBe(1);
  await harness.press('Start');
  await expect.poll(() => harness.all('.start').length).toBe(0);
  await harness.entered();
}

test('a new game in a tab that is behind puts both games aside', async () => {
  localStorage.setItem(PLACE, good);
  const [ahead, behind] = [await HexHarness.open(SAVED), await HexHarness.open(SAVED)];
  await ahead.click('2,0');
  const newer = localStorage.getItem(PLACE) ?? '';
  expect(newer).not.toBe(good);
  await startAnew(behind);
  expect(putAside()).toEqual([newer, good]);
  expect(behind.all('[role=status].problem')).toHaveLength(0);
  await behind.press('New game');
  await expect.poll(() => behind.all('.earlier li button').length).toBe(2);
  expect(behind.text('.earlier')).toContain('A game from another tab');
  behind.find('.earlier li button').click();
  await expect.poll(() => behind.all('.board .tiles .slot[data-hex]').length).toBe(2);
  expect(localStorage.getItem(PLACE)).toBe(newer);
  expect(putAside()).toEqual([good]);
});

test('a game that cannot be put aside stays saved, and the new one says so', async () => {
  localStorage.setItem(PLACE, good);
  const harness = await HexHarness.open(SAVED);
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key.endsWith(':earlier')) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, text);
  });
  await startAnew(harness);
  expect(await noticeOf(harness)).toContain('could not be put aside');
  expect(localStorage.getItem(PLACE)).toBe(good);
  await harness.click('1,0');
  expect(localStorage.getItem(PLACE)).toBe(good);
  await harness.press('Delete the earlier one');
  expect(localStorage.getItem(PLACE)).toContain('hq:1,0');
});

test('two elements of one name: the second to move reports the conflict', async () => {
  const first = await HexHarness.open(SAVED);
  const second = await HexHarness.open({ ...SAVED, seed: '8' });
  await first.click('0,0');
  expect(first.all('[role=status].problem')).toHaveLength(0);
  await second.click('1,0');
  expect(await noticeOf(second)).toContain('Another game is kept');
  expect(localStorage.getItem(PLACE)).toContain('hq:0,0');
  await first.click('2,0');
  expect(first.all('[role=status].problem')).toHaveLength(0);
});

test('a full storage is reported and loses no game', async () => {
  const harness = await HexHarness.open(SAVED);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await harness.click('0,0');
  expect(await noticeOf(harness)).toContain('storage is full');
  vi.restoreAllMocks();
  await harness.click('2,0');
  expect(harness.all('[role=status].problem')).toHaveLength(0);
  expect(localStorage.getItem(PLACE)).toContain('hq:2,0');
});
