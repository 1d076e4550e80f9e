import { expect, test } from 'vitest';
import { randomBot } from './bot.ts';
import { answerQuestion, botQuestion } from './bot-question.ts';
import { pig } from './example/pig.ts';
import { Game } from './game.ts';
import { botAnswer } from './runners/play.ts';

const ALL_RANDOM = new Map([
  [0, randomBot],
  [1, randomBot],
]);

test('a sent question gets the same answer as in the game, also after an undo', () => {
  const game = new Game(pig, pig.defaults, { seed: 3 });
  for (let i = 0; i < 60; i++) {
    const sent = botQuestion(game);
    if (!sent) throw new Error('Pig asks nobody.');
    const hash = game.hash();
    const elsewhere = answerQuestion(pig, randomBot, structuredClone(sent));
    expect(game.hash()).toBe(hash);
    expect(botAnswer(game, ALL_RANDOM)?.key).toBe(elsewhere);
    if (i % 7 === 6) game.undo();
  }
});

test('a sent question includes its refusals and their reasons', () => {
  const game = new Game(pig, pig.defaults, { seed: 3 });
  botAnswer(game, ALL_RANDOM);
  const sent = structuredClone(botQuestion(game));
  const curious = {
    ...randomBot,
    answer: ({ choice }: Parameters<typeof randomBot.answer>[0]) =>
      choice.explain('fold')?.code ?? 'accepted',
  };
  expect(sent && answerQuestion(pig, curious, sent)).toBe('not-an-option');
});

test('no bot is asked for dice, nor when the game is over', () => {
  const table = new Game(pig, pig.defaults, { chances: 'asked' });
  expect(botQuestion(table)).toBeDefined();
  table.answer('roll');
  expect(botQuestion(table)).toBeUndefined();
  const game = new Game(pig, pig.defaults, { seed: 3 });
  while (botAnswer(game, ALL_RANDOM));
  expect(botQuestion(game)).toBeUndefined();
});

test('an answer that the rules do not repeat is a fault', () => {
  const game = new Game(pig, pig.defaults, { seed: 3 });
  const sent = botQuestion(game);
  if (!sent) throw new Error('Pig asks nobody.');
  const forged = { ...sent, point: { state: { ...game.state }, answers: ['fold'] } };
  expect(() => answerQuestion(pig, randomBot, forged)).toThrow('pig refused "fold"');
});

test('a question that was sent reaches the rules bound to their code', () => {
  const bound = new WeakSet<object>();
  const system = {
    ...pig,
    adopt(state: ReturnType<typeof pig.setup>) {
      const adopted = { ...state };
      bound.add(adopted);
      return adopted;
    },
    step(state: ReturnType<typeof pig.setup>) {
      if (!bound.has(state)) throw new Error('This state is bound to nothing.');
      return pig.step(state);
    },
  };
  const sent = structuredClone(botQuestion(new Game(pig, pig.defaults, { seed: 3 })));
  if (!sent) throw new Error('Pig asks nobody.');
  expect(() => system.step(sent.point.state)).toThrow('bound to nothing');
  expect(answerQuestion(system, randomBot, sent)).toMatch(/roll|hold/);
});
