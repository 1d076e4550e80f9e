import { describe, expect, test } from 'vitest';
import { randomBot, type Bot } from '../bot.ts';
import { botRandom } from '../bot-random.ts';
import { pig, type PigState } from '../example/pig.ts';
import { Game } from '../game.ts';
import { seededRandom } from '../random.ts';
import { hashState } from '../state.ts';
import { botAnswers } from './play.ts';
import { playOut } from './simulate.ts';

const careful = (await pig.bots['careful']?.()) ?? randomBot;

/** Answers at random, and draws more than it needs. */
const fidgety: Bot<PigState> = {
  id: 'fidgety',
  title: { en: 'Fidgety', fr: 'Nerveux' },
  answer({ random }) {
    for (let i = 0; i < 5; i++) random.between(1, 1_000_000);
    return random.between(1, 3) > 1 ? 'roll' : 'hold';
  },
};

function recorded(bots: readonly Bot<PigState>[], seed: number | string) {
  const game = new Game(pig, pig.defaults, { seed });
  botAnswers(game, new Map(bots.entries()));
  return game;
}

function dice(bots: readonly Bot<PigState>[], seed: number | string): readonly string[] {
  const { answers } = recorded(bots, seed);
  return answers.filter(({ kind }) => kind === 'chance').map(({ text }) => text);
}

describe('one game per seed', () => {
  test.each([1, -3, 'a word', '7/12'])('seed %s is the same game in every host', (seed) => {
    for (const bots of [
      [randomBot, randomBot],
      [fidgety, randomBot],
      [careful, fidgety],
    ]) {
      const game = recorded(bots, seed);
      const played = playOut(pig, pig.defaults, bots, seed);
      expect(hashState(played.state)).toBe(game.hash());
      expect(played.choices).toBe(game.answers.filter(({ kind }) => kind === 'choice').length);
    }
  });

  test('bots never draw from the dice: all players get the same dice', () => {
    for (let seed = 0; seed < 20; seed++) {
      const deals = [
        dice([careful, randomBot], seed),
        dice([randomBot, careful], seed),
        dice([fidgety, careful], seed),
      ];
      const shortest = Math.min(...deals.map(({ length }) => length));
      expect(shortest).toBeGreaterThan(20);
      const [first, ...others] = deals.map((deal) => deal.slice(0, shortest));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('a bot’s numbers are those of its seed and the answers before it', () => {
    const numbers = Array.from({ length: 3000 }, (_, n) => botRandom(7)(n).between(0, 999_999));
    expect(new Set(numbers).size).toBeGreaterThan(2950);
    expect(numbers[12]).toBe(seededRandom('7/bot/12').between(0, 999_999));
    const saved = botRandom(7)(12);
    expect(saved.save()).toEqual(seededRandom('7/bot/12').save());
  });
});
