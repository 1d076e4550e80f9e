import { expect, test, vi } from 'vitest';
import { Game, isProblems, randomBot } from '@skirmish-kit/core';
import { BotMissing, type AsyncBot } from './async-bot.ts';
import { seatBots } from './seat-bots.ts';
import type { Session } from './session.ts';
import { envelopes, type HiddenInfoGame } from './testing/hidden-info-game.ts';

type Load = (id: string) => Promise<AsyncBot<HiddenInfoGame>>;

/** A person against a bot that is loaded so. */
function against(load: Load): Session<HiddenInfoGame, null> {
  const game = new Game(envelopes, null, { seed: 1 });
  const started = seatBots(game, [undefined, 'random'], load);
  if (isProblems(started)) throw new Error('There are no problems in this game.');
  return started.session;
}

const answer = 'seal:canary-sealed-0';

test('a person is asked while the bot is loading', async () => {
  let come = (_: AsyncBot<HiddenInfoGame>): void => {};
  const session = against(() => new Promise((resolve) => (come = resolve)));
  expect(session.ask).toMatchObject({ kind: 'choice', who: 0 });
  expect(session.soloSeat).toBe(0);
  session.answer(answer);
  expect(session.bot?.id).toBe('random');
  const thought = session.askBot();
  come(randomBot);
  expect(await thought).toBe('seal:canary-sealed-1');
});

test('a bot that is here answers at once', async () => {
  const session = against(() => Promise.resolve(randomBot));
  await Promise.resolve();
  session.answer(answer);
  expect(session.askBot()).toBe('seal:canary-sealed-1');
});

test('a bot that comes when the game is gone is released at once', async () => {
  const release = vi.fn();
  const session = against(() => Promise.resolve({ ...randomBot, release }));
  session.releaseBots();
  expect(release).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(release).toHaveBeenCalledOnce();
});

test('a bot that cannot be loaded is reported and loaded again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
  load.mockResolvedValue(randomBot);
  const session = against(load);
  await new Promise((resolve) => setTimeout(resolve));
  session.answer(answer);
  await expect(session.askBot()).rejects.toBeInstanceOf(BotMissing);
  expect(await session.askBot()).toBe('seal:canary-sealed-1');
  expect(load).toHaveBeenCalledTimes(3);
});
