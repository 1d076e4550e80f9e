import { afterEach, expect, test } from 'vitest';
import { Game, makeRecord, seededRandom } from '@skirmish-kit/core';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { neuroshimaHex } from '../system.ts';
import './define.ts';
import { HexHarness } from './testing/hex-harness.ts';

afterEach(unmountAll);

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
