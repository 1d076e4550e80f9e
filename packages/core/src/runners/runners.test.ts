import { describe, expect, test } from 'vitest';
import { randomBot, type Bot } from '../bot.ts';
import { pig, type PigState } from '../example/pig.ts';
import { Game } from '../game.ts';
import { isProblems } from '../problem.ts';
import { seededRandom } from '../random.ts';
import { refuse } from '../refusal.ts';
import { botAnswer, botAnswers } from './play.ts';
import type { Replay } from './replay.ts';
import { openReplay } from './open-replay.ts';
import { joinSeries, playSeries, winRate } from './series.ts';
import { playOut, playOutFrom } from './simulate.ts';

const careful = (await pig.bots['careful']?.()) ?? randomBot;
const stubborn: Bot<PigState> = {
  id: 'stubborn',
  title: { en: 'Stubborn', fr: 'Têtu' },
  answer: () => 'fold',
};

describe('play: people and bots in turn', () => {
  test('bots answer until a person must', () => {
    const game = new Game(pig, pig.defaults, { seed: 5 });
    const bots = new Map([[1, careful]]);
    expect(botAnswers(game, bots)).toEqual([]);
    game.answer('hold');
    const given = botAnswers(game, bots);
    expect(given.length).toBeGreaterThan(0);
    expect(given[0]).toEqual({ who: 1, bot: 'careful', key: 'roll' });
    expect(game.ask()).toMatchObject({ who: 0 });
  });

  test('bots in every seat play to the end', () => {
    const game = new Game(pig, pig.defaults, { seed: 5 });
    botAnswers(
      game,
      new Map([
        [0, careful],
        [1, randomBot],
      ]),
    );
    expect(game.outcome).toBeDefined();
    expect(botAnswer(game, new Map([[0, careful]]))).toBeUndefined();
  });

  test('the same question brings the same answer after an undo', () => {
    const bots = new Map([
      [0, randomBot],
      [1, randomBot],
    ]);
    const game = new Game(pig, pig.defaults, { seed: 6 });
    for (let i = 0; i < 25; i++) botAnswer(game, bots);
    const record = game.record();
    for (let i = 0; i < 10; i++) game.undo();
    for (let i = 0; i < 10; i++) botAnswer(game, bots);
    expect(game.record()).toBe(record);
  });

  test('a bot whose answer is refused is a fault with its name, and the game stands', () => {
    const game = new Game(pig, pig.defaults);
    const hash = game.hash();
    expect(() => botAnswer(game, new Map([[0, stubborn]]))).toThrow(
      'stubborn answered "fold": not-an-option',
    );
    expect(game.hash()).toBe(hash);
    expect(() => playOut(pig, pig.defaults, [stubborn, randomBot], 1)).toThrow('stubborn answered');
  });
});

describe('table: people type in their dice', () => {
  test('dice are asked, and taken back like any answer', () => {
    const game = new Game(pig, pig.defaults, { chances: 'asked' });
    game.answer('roll');
    expect(game.ask()).toMatchObject({ kind: 'chance', chance: { notation: 'd6' } });
    expect(game.answer('6')).toBeUndefined();
    game.undo();
    expect(game.answer('5')).toBeUndefined();
    expect(game.state.pot).toBe(5);
  });
});

function played(seed: number, answers = 400): Game<PigState, typeof pig.defaults> {
  const game = new Game(pig, pig.defaults, { seed });
  const bots = new Map([
    [0, randomBot],
    [1, careful],
  ]);
  while (game.answers.length < answers && botAnswer(game, bots));
  return game;
}

function replayOf(text: string): Replay<PigState, typeof pig.defaults> {
  const replay = openReplay(pig, text);
  if (isProblems(replay)) throw new Error(replay[0]?.message);
  return replay;
}

describe('replay: forwards, backwards, anywhere', () => {
  test('every answer is a place, dice included, and going back gives the same hashes', () => {
    const game = played(3);
    const replay = replayOf(game.record());
    expect(replay.problem).toBeUndefined();
    expect(replay.length).toBe(game.answers.length);
    const hashes = [replay.game.hash()];
    while (replay.forward()) hashes.push(replay.game.hash());
    expect(hashes.at(-1)).toBe(game.hash());
    expect(replay.game.log).toEqual(game.log);
    expect(replay.forward()).toBe(false);
    for (let at = replay.length - 1; at >= 0; at--) {
      expect(replay.back()).toBe(true);
      expect(replay.game.hash()).toBe(hashes[at]);
    }
    expect(replay.back()).toBe(false);
    const random = seededRandom(1);
    for (let i = 0; i < 100; i++) {
      const at = random.between(0, replay.length);
      expect(replay.goTo(at)).toBe(true);
      expect([replay.position, replay.game.hash()]).toEqual([at, hashes[at]]);
    }
    for (const nowhere of [-1, replay.length + 1, 0.5, NaN])
      expect(replay.goTo(nowhere)).toBe(false);
  });

  test('a game can be played on from anywhere, with the dice of its seed', () => {
    const game = played(4, 120);
    const replay = replayOf(game.record());
    for (let at = 0; at <= replay.length; at += 7) {
      replay.goTo(at);
      const branch = replay.branch();
      expect(branch.ask()?.kind).toBe('choice');
      expect(branch.answers).toEqual(game.answers.slice(0, branch.answers.length));
      expect(at - branch.answers.length).toBeLessThan(2);
      for (const answer of game.answers.slice(branch.answers.length)) {
        if (answer.kind === 'choice') branch.answer(answer.text);
      }
      expect(branch.record()).toBe(game.record());
      expect(replay.position).toBe(at);
    }
  });

  test('L3 a forged record shows its valid part and reports the first bad line', () => {
    const lines = played(9).record().split('\n');
    const forged = lines.map((line, i) => (i === 20 ? line.replace(/=\d/, '=9') : line)).join('\n');
    const replay = replayOf(forged);
    expect(replay.problem).toMatchObject({ path: 'line 21', code: 'record-other-dice' });
    expect(replay.length).toBeGreaterThan(0);
    while (replay.forward());
    expect(replay.position).toBe(replay.length);
    expect(openReplay(pig, 'skirmish 1\nsystem: chess 1')).toMatchObject([
      { code: 'record-other-system' },
    ]);
  });
});

describe('simulate', () => {
  test('a game between bots is the game of its seed', () => {
    const one = playOut(pig, pig.defaults, [careful, randomBot], 7);
    expect(playOut(pig, pig.defaults, [careful, randomBot], 7)).toEqual(one);
    expect(one.outcome.winners).toHaveLength(1);
  });

  test('a series rotates the seats and can be played in parts', () => {
    const options = { seed: 2, games: 40 };
    const whole = playSeries(pig, pig.defaults, [careful, randomBot], options);
    const parts = [0, 15].map((from) =>
      playSeries(pig, pig.defaults, [careful, randomBot], {
        ...options,
        from,
        games: from === 0 ? 15 : 25,
      }),
    );
    const [one, two] = parts;
    expect(one && two && joinSeries(one, two)).toEqual(whole);
    const [first, second] = whole.players;
    expect((first?.wins ?? 0) + (second?.wins ?? 0) + whole.draws).toBe(40);
    expect(first?.wins).toBeGreaterThan(30);
    expect(whole.winsBySeat[0]).toBeGreaterThan(10);
    expect(whole.winsBySeat[1]).toBeGreaterThan(10);
  });

  test('a player against itself wins as often as it loses: seats and dice are shared out', () => {
    const even = playSeries(pig, pig.defaults, [careful, { ...careful, id: 'twin' }], {
      games: 60,
    });
    expect(even.players[0]?.wins).toBe(even.players[1]?.wins);
  });

  test('each deal is played once by every seating that differs', () => {
    const gamesOf = (bots: readonly Bot<PigState>[]) => {
      const games: string[] = [];
      playSeries(pig, { players: bots.length, target: 30 }, bots, {
        games: 6,
        onGame: (_, { seed, bots: seated }) => games.push(`${seed} ${seated.join()}`),
      });
      return games;
    };
    expect(gamesOf([careful, randomBot]).slice(0, 3)).toEqual([
      '1/0 careful,random',
      '1/0 random,careful',
      '1/1 careful,random',
    ]);
    expect(gamesOf([randomBot, careful, randomBot])[3]).toBe('1/1 random,careful,random');
    // The same bots in the same seats from the same seed would be the same game twice over.
    for (const bots of [
      [careful, careful],
      [careful, randomBot, careful, randomBot],
    ])
      expect(new Set(gamesOf(bots)).size).toBe(6);
  });

  test('Wilson intervals, against published figures', () => {
    // Wilson (1927) as tabulated by Newcombe (1998): 81/263, 15/148, 0/20, 1/29.
    const cases = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ];
    for (const [wins = 0, games = 0, low = 0, high = 0] of cases) {
      expect(winRate(wins, games).low).toBeCloseTo(low, 4);
      expect(winRate(wins, games).high).toBeCloseTo(high, 4);
    }
    expect(winRate(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});

test('refusals stay values in every host', () => {
  const game = new Game(pig, pig.defaults, { chances: 'asked' });
  expect(game.answer('fold')).toEqual(
    refuse('not-an-option', 'PIG-01', { answer: 'fold', about: 'dare' }),
  );
});

describe('simulate: from any moment of a game', () => {
  test('the moment is left as it was, the same seed ends alike, and others need not', () => {
    const game = new Game(pig, pig.defaults, { seed: 5 });
    game.answer('roll');
    const point = game.point();
    if (!point) throw new Error('Pig asks nobody.');
    const before = structuredClone(point);
    const ends = [1, 1, 2, 3, 4, 5, 6].map(
      (seed) => playOutFrom(pig, point, [careful, randomBot], seed).outcome,
    );
    expect(point).toEqual(before);
    expect(ends[0]).toEqual(ends[1]);
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBeGreaterThan(1);
  });

  test('earlier wins count', () => {
    const game = new Game(pig, pig.defaults, { seed: 5 });
    const point = game.point();
    if (!point) throw new Error('Pig asks nobody.');
    const nearlyWon = { ...point, state: { ...point.state, scores: [0, 99], player: 1, pot: 60 } };
    const { winners } = playOutFrom(pig, nearlyWon, [careful, careful], 1).outcome;
    expect(winners).toEqual([1]);
  });
});
