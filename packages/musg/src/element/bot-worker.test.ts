import { answerQuestion, botQuestion, Game } from '@skirmish-kit/core';
import { afterEach, expect, test, vi } from 'vitest';
import { bot } from '../bot/index.ts';
import { readSetup } from '../rules/testing/checked-game.ts';
import { musg } from '../system.ts';

type Listener = (event: { readonly data: unknown }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the worker answers as the bot of the page, in a world and with vehicles', async () => {
  const listeners: Listener[] = [];
  const said: unknown[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener));
  vi.stubGlobal('postMessage', (message: unknown) => said.push(structuredClone(message)));
  await import('./bot-worker.ts');
  expect(said).toEqual([{ ready: true }]);
  const vehicles = { bands: ['dust-riders', 'red-fang'], scenario: 'open-field' };
  for (const setup of [{ world: 'zombies' }, vehicles]) {
    const game = new Game(musg, readSetup(setup), { seed: 5 });
    for (let id = 0; id < 30; id++) {
      const question = botQuestion(game);
      if (!question) throw new Error('Nobody is asked.');
      const task = structuredClone({ bot: 'bot', question });
      for (const listener of listeners) listener({ data: { id, task } });
      const key = answerQuestion(musg, bot, question);
      expect(said.at(-1)).toEqual({ id, answer: key });
      game.answer(key);
    }
  }
});
