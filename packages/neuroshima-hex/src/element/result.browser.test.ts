import { afterEach, expect, test, vi } from 'vitest';
import { Game, makeRecord, seededRandom } from '@skirmish-kit/core';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { neuroshimaHex } from '../system.ts';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

const SLOW = { timeout: 20_000 };

/** A whole game, played by lot. */
function over(): Game<unknown, unknown> {
  const setup = neuroshimaHex.readSetup({ armies: ['moloch', 'borgo'] });
  if (!('armies' in setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(neuroshimaHex, setup, { seed: 5 });
  const random = seededRandom(5);
  while (!game.outcome) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    const keys = ask.options.map(({ key }) => key).filter((key) => key !== 'end');
    game.answer(keys[random.between(0, keys.length - 1)] ?? 'end');
  }
  return game;
}

test('the end says who won and why, with points, curve and tallies, and leads on', async () => {
  const game = over();
  const record = makeRecord(game);
  const harness = await HexHarness.open({ record, seats: 'human,random', lang: 'en' });
  await expect.poll(() => harness.all('[part=result]').length, SLOW).toBe(1);
  const won = game.outcome?.winners.includes(0);
  const drawn = game.outcome?.winners.length === 0;
  expect(harness.text('.headline')).toBe(drawn ? 'A draw.' : won ? 'You won.' : 'You lost.');
  expect(harness.all('.curve .side-line')).toHaveLength(2);
  expect(harness.text('.tallies')).toContain('Units placed');
  await harness.press('Watch the replay');
  expect(harness.prompt).toMatch(/^Step 0 of/);
  await harness.press('To the end');
  await harness.press('Swap sides');
  await expect.poll(() => harness.all('[part=result]').length, SLOW).toBe(0);
  await expect.poll(() => harness.text('[part=sides]'), SLOW).toMatch(/Moloch bot.*Borgo you/);
});

test('a look back at a running game ends where it began, and can be played on from', async () => {
  const harness = await HexHarness.open({ armies: 'moloch,borgo', seed: '7', lang: 'en' });
  await harness.click('0,0');
  await harness.click('1,0');
  const { prompt } = harness;
  await harness.press('To the start');
  expect(harness.whose).toBe('Earlier');
  expect(harness.all('.board .tiles .slot[data-hex]')).toHaveLength(0);
  await harness.press('Back to now');
  expect(harness.prompt).toBe(prompt);
  await harness.press('To the start');
  await harness.press('Play on from here');
  expect(harness.whose).toBe('Your turn, Moloch');
  await harness.click('0,1');
  expect(harness.all('.board .tiles .slot[data-hex]')).toHaveLength(1);
});

test('bots say where it turned, and what the loser regrets is played on from there', async () => {
  const record = makeRecord(over());
  const harness = await HexHarness.open({ record, seats: 'human,random', lang: 'en' });
  await expect.poll(() => harness.all('[part=result]').length, SLOW).toBe(1);
  await harness.press('Find it');
  await expect.poll(() => harness.all('.facts progress').length, SLOW).toBe(1);
  await harness.press('Cancel');
  expect(harness.all('.facts progress')).toHaveLength(0);
  // To a slow device, on which only as many games are played as must be.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 * now());
  await harness.press('Find it');
  await expect.poll(() => harness.all('.facts .found').length, { timeout: 110_000 }).toBe(1);
  expect(harness.text('.facts .found')).toMatch(
    /Turning point, turn \d+.+Chance to win for Moloch: \d+\s% → \d+\s%/,
  );
  expect(harness.all('.curve .turned')).toHaveLength(1);
  await harness.press('The board then');
  expect(harness.whose).toBe('Earlier');
  await harness.press('Back to now');
  expect(harness.text('.facts')).toContain('What Borgo regrets');
  await harness.press('Try it from there');
  expect(harness.all('[part=result]')).toHaveLength(0);
  expect(harness.text('[part=sides]')).toMatch(/Moloch bot.*Borgo you/);
  expect(harness.whose).toBe('Your turn');
}, 120_000);

test('a game that was played goes by of itself, faster or slower, until it is stopped', async () => {
  const record = makeRecord(over());
  const harness = await HexHarness.open({ mode: 'replay', record, lang: 'en' });
  const at = () => Number(/Step (\d+)/.exec(harness.prompt)?.[1] ?? -1);
  await harness.press('2×');
  await harness.press('Play');
  await expect.poll(at, SLOW).toBeGreaterThan(2);
  await harness.press('Pause');
  const stopped = at();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(at()).toBe(stopped);
  await harness.press('Play on from here');
  expect(harness.whose).toContain('Your turn');
});
