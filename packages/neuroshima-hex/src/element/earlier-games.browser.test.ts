import { afterEach, beforeEach, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

const SLOW = { timeout: 20_000 };

async function newGame(harness: HexHarness): Promise<void> {
  await harness.press('New game');
  await expect.poll(() => harness.all('.start').length, SLOW).toBe(1);
}

test('a game that is left for another is found again under “Earlier games”', async () => {
  const given = { save: 'here', armies: 'moloch,borgo', seed: '7', lang: 'en' };
  const harness = await HexHarness.open(given);
  await harness.click('0,0');
  await newGame(harness);
  expect(harness.text('.under-way')).toContain('Earlier games');
  await harness.press('Start');
  await expect.poll(() => harness.all('[role=gridcell]').length, SLOW).toBeGreaterThan(0);
  expect(harness.all('.board .tiles .slot[data-hex]')).toHaveLength(0);
  await newGame(harness);
  expect(harness.text('.earlier')).toContain('Moloch – Borgo');
  const button = harness.find('.earlier li button');
  button.click();
  await expect.poll(() => harness.all('.board .tiles .slot[data-hex]').length, SLOW).toBe(1);
});

test('without storage a new game asks before it replaces a running one', async () => {
  const harness = await HexHarness.open({ armies: 'moloch,borgo', seed: '7', lang: 'en' });
  await harness.click('0,0');
  await newGame(harness);
  await harness.press('Start');
  expect(harness.text('.start-foot')).toContain('A game is under way');
  await harness.press('Go on with it');
  expect(harness.all('.board .tiles .slot[data-hex]')).toHaveLength(1);
  await newGame(harness);
  await harness.press('Start');
  await harness.press('New game');
  await expect.poll(() => harness.all('.board .tiles .slot[data-hex]').length, SLOW).toBe(0);
});

test('a game that was set up in the panel goes on after a reload with who sat there', async () => {
  const first = await HexHarness.open({ save: 'here', start: 'ask', lang: 'en' });
  await first.press('Start');
  await expect.poll(() => first.all('.board').length, SLOW).toBe(1);
  await expect.poll(() => first.all('[role=gridcell]').length, SLOW).toBeGreaterThan(0);
  const sides = first.text('[part=sides]');
  expect(sides).toContain('bot');
  const before = first.all('.board .tiles .slot[data-hex]').length;
  await first.click('0,0');
  await expect
    .poll(() => first.all('.board .tiles .slot[data-hex]').length, SLOW)
    .toBeGreaterThan(before);
  unmountAll();
  const again = await HexHarness.open({ save: 'here', start: 'ask', lang: 'en' });
  expect(again.text('[part=sides]')).toContain('bot');
  expect(again.all('.board .tiles .slot[data-hex]').length).toBeGreaterThan(0);
});
