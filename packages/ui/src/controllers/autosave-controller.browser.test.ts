import { html } from 'lit';
import { afterEach, expect, test, vi } from 'vitest';
import { Game } from '@skirmish-kit/core';
import { GameHistory } from '../game-history.ts';
import { Session } from '../session.ts';
import { envelopes } from '../testing/hidden-info-game.ts';
import { AutosaveController, playersOf } from './autosave-controller.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const KEY = 'ui-saved:mine';

/** A game between two people, and what saves it; `plays` answers for the first. */
async function open(attributeValues: Record<string, unknown> = { save: 'mine' }) {
  const session = new Session(new Game(envelopes, null, { seed: 1 }));
  const host = {
    language: 'en' as const,
    renderRoot: document.createElement('div'),
    attributeValues,
    session,
    announce: vi.fn(),
    requestUpdate: vi.fn(),
    commands: { rematch: vi.fn(), setAttributes: vi.fn() },
  };
  const controller = new AutosaveController<ReturnType<typeof envelopes.setup>, null>(host, {
    tag: () => 'ui-saved',
    view: () => ({
      messages: envelopes.messages,
      title: () => '',
      sides: () => [],
      board: () => html``,
      reset: () => {},
    }),
    loadWriter: () => import('../record-writer.ts'),
    launch: vi.fn(),
  });
  await controller.loadWriter();
  const answer = () => {
    session.answer('seal:canary-sealed-0');
    controller.save();
  };
  return { host, session, controller, answer };
}

test('a game is saved after an answer', async () => {
  const { controller, answer } = await open();
  answer();
  expect(localStorage.getItem(KEY)).toContain('seal:canary-sealed-0');
  expect(controller.status).toBe('kept');
});

test.each([{}, { save: '' }, { save: 'mine', guide: true }])(
  'a game is not saved with %o',
  async (attributes) => {
    const { controller, answer } = await open(attributes);
    answer();
    expect(controller.slot).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  },
);

test('another game in the same place is never written over', async () => {
  const { controller, answer } = await open();
  localStorage.setItem(KEY, 'of another tab');
  controller.reportOtherGame();
  expect(controller.status).toBe('another');
  answer();
  expect(controller.status).toBe('another');
  expect(localStorage.getItem(KEY)).toBe('of another tab');
});

test('a game that a new one replaces goes into the history first', async () => {
  const { session, controller, answer } = await open();
  answer();
  await new Promise<void>((free) => controller.makeRoom(session, ['human', 'random'], free));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(controller.slot?.seats).toBe('human,random');
  const [entry] = new GameHistory(KEY).all;
  expect(entry).toMatchObject({ title: 'Player 1 – Player 2', seats: ['human', 'human'] });
  expect(entry?.record).toContain('seal:canary-sealed-0');
});

test('a history that cannot be written deletes nothing', async () => {
  const { session, controller, answer } = await open();
  answer();
  const text = localStorage.getItem(KEY);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await new Promise<void>((free) => controller.makeRoom(session, [], free));
  expect(localStorage.getItem(KEY)).toBe(text);
  controller.slot?.begin();
  controller.reportOtherGame();
  expect(controller.status).toBe('no-room');
});

test('a game of the history that is resumed is saved, and leaves the history', async () => {
  const { controller } = await open();
  const game = { record: 'a record', title: '', seats: [], date: '2026-01-01', isOver: false };
  new GameHistory(KEY).add(game);
  controller.saveResumed(game);
  expect(localStorage.getItem(KEY)).toBe('a record');
  await expect.poll(() => new GameHistory(KEY).all).toEqual([]);
});

test('a saved game that cannot be opened is shown with its text', async () => {
  const { controller } = await open();
  const problems = () => html`<p>cannot be read</p>`;
  expect(controller.unreadableView(problems)).toBeUndefined();
  controller.isSaveOpened = true;
  controller.opened = 'damaged';
  controller.unreadableView(problems);
  await expect.poll(() => controller.unreadableView(problems)?.values.length).toBeGreaterThan(0);
});

test('players are named by seat', async () => {
  const { session } = await open();
  expect(playersOf(session)).toEqual(['human', 'human']);
});
