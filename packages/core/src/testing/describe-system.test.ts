import { expect, test } from 'vitest';
import { randomBot } from '../bot.ts';
import { pig } from '../example/pig.ts';
import type { GameSystem } from '../system.ts';
import { describeSystem, type SystemFixtures } from './describe-system.ts';

type Pig = typeof pig extends GameSystem<infer S, infer Setup> ? [S, Setup] : never;

/** The messages of all checks that fail. */
async function failures(
  system: typeof pig,
  fixtures: SystemFixtures<Pig[0], Pig[1]> = {},
): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const { run } of describeSystem(system, { games: 2, ...fixtures })) {
    try {
      await run();
    } catch (error) {
      messages.push(error instanceof Error ? error.message : String(error));
    }
  }
  return messages;
}

test('a system that keeps the contract has no failures', async () => {
  expect(await failures(pig)).toEqual([]);
});

test('a state that breaks a promise is reported with its game', async () => {
  const wrongWith = ({ scores }: Pig[0]) => `scores ${scores.length}`;
  expect(await failures(pig, { wrongWith })).toEqual(['game 1: scores 2\ngame 2: scores 2']);
});

test('a missing message is reported with its event', async () => {
  const messages = { ...pig.messages, questions: {} };
  expect((await failures({ ...pig, messages }))[0]).toMatch(/^question \w+/);
});

test('a bot that gives an answer nobody offers is reported', async () => {
  const bots = { odd: () => Promise.resolve({ ...randomBot, answer: () => 'jump' }) };
  expect((await failures({ ...pig, bots }))[0]).toContain('“jump” is refused');
});

test('a rule that accepts what it does not list is reported', async () => {
  const offers = { offers: () => true } as const;
  expect((await failures(pig, { offers }))[0]).toContain('game 1');
});
