import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Game, isProblems } from '@skirmish-kit/core';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SCENARIOS } from '../packs/built-in.ts';
import { reaction } from '../system.ts';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

const PLACE = 'skirmish-reaction:evening';
const SAVED = { save: 'evening', lang: 'en' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A battle of which one choice was made, as text. */
function begun(setup: unknown, seed: number | string): string {
  const read = reaction.readSetup(setup);
  if (isProblems(read)) throw new Error(read[0]?.message);
  const game = new Game(reaction, read, { seed });
  const ask = game.ask();
  if (ask?.kind === 'choice') game.answer(ask.options[0]?.key ?? '');
  return game.record();
}

const [relay] = SCENARIOS;
const named = { ...relay, name: { en: 'Relay\u2028two\u2029', fr: 'Relais' } };

test.each<[string, unknown, number | string]>([
  ['a line separator in a name', { scenario: named }, 7],
  ['a fractional seed', {}, 0.1 + 0.2],
  ['a seed beyond whole numbers', {}, 2 ** 80],
  ['a word of line separators for a seed', {}, 'a\u2028b'],
])('a kept game with %s is opened again, and goes on being kept', async (_, setup, seed) => {
  const remaining = begun(setup, seed);
  localStorage.setItem(PLACE, remaining);
  const harness = await ReactionHarness.open(SAVED);
  expect(harness.all('[part=error]')).toHaveLength(0);
  const [key = ''] = harness.offers;
  await harness.choose(key);
  expect(harness.all('[role=status].problem')).toHaveLength(0);
  const now = localStorage.getItem(PLACE) ?? '';
  expect(now).not.toBe(remaining);
  expect(now.startsWith(remaining.trimEnd().slice(0, remaining.indexOf('\n\n')))).toBe(true);
});

test.each([
  ['other rules', (text: string) => text.replace('reaction 1', 'reaction 9')],
  ['an answer that the rules refuse', (text: string) => `${text.trimEnd()} nonsense\n`],
  ['a setup that cannot be read', (text: string) => text.replace(/^setup: .*/m, 'setup: {"a":1}')],
])('a saved game with %s is reported and stays', async (_, spoil) => {
  const remaining = spoil(begun({}, 7));
  localStorage.setItem(PLACE, remaining);
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const harness = await ReactionHarness.open(SAVED);
  await vi.waitFor(() =>
    expect(harness.text('[part=error]')).toContain('The game that is kept here cannot be opened'),
  );
  read.mockClear();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(read).not.toHaveBeenCalled();
  expect(localStorage.getItem(PLACE)).toBe(remaining);
});

test('a server of packs that is out of order costs no kept game', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('', { status: 503 })),
  );
  const remaining = begun({}, 7);
  localStorage.setItem(PLACE, remaining);
  await ReactionHarness.open({ ...SAVED, pack: '/night.json' });
  expect(localStorage.getItem(PLACE)).toBe(remaining);
});
