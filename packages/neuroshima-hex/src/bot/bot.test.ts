import {
  answerQuestion,
  botQuestion,
  botRandom,
  copyState,
  Game,
  isProblems,
  playOut,
  playSeries,
  randomBot,
  seededRandom,
  type Bot,
} from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { BUILT_IN_ARMIES } from '../packs/built-in.ts';
import { quickAnswer } from './quick-bot.ts';
import { strongAnswer } from './strong-bot.ts';
import { EFFORT, quickBot, strongBot } from './index.ts';
import { MODE_FACTS, MODES, type Mode } from '../rules/modes.ts';
import type { Setup, State } from '../rules/state.ts';
import { neuroshimaHex } from '../system.ts';
import { tableOf } from '../rules/table.ts';
import { inTurn, type TestGame } from '../rules/testing/play.ts';
import { library, units } from '../rules/testing/positions.ts';
import { EDITIONS, optionsOf } from '../rules/variants.ts';

/** Games of the series; `SKIRMISH_BOT_GAMES=200` for the figures in the documentation. */
const GAMES = Number(process.env['SKIRMISH_BOT_GAMES'] ?? 8);

const ARMIES = BUILT_IN_ARMIES.map((army) => army.id);
const PAIRS = ARMIES.flatMap((a) => ARMIES.flatMap((b) => (a === b ? [] : [[a, b]])));

/** Every pair of armies and both editions in turn, each game from both seats, until `enough` are won. */
function winsOf(bots: readonly [Bot<State>, Bot<State>], games: number, enough = Infinity): number {
  let wins = 0;
  for (let i = 0; i < games / 2 && wins < enough; i++) {
    const armies = PAIRS[(i * 5) % PAIRS.length] ?? [];
    const edition = EDITIONS[i % 2] ?? '3.0';
    const setup: Setup = { edition, mode: 'duel', armies, options: optionsOf(edition) };
    const { players } = playSeries(neuroshimaHex, setup, bots, { games: 2, seed: `bots/${i}` });
    wins += players[0]?.wins ?? 0;
  }
  return wins;
}

/** Whether the whole figures are asked for, or a sample that only tells a bot that is broken. */
const LONG = GAMES >= 100;

test(`the quick bot beats random play (${GAMES} games)`, { timeout: 0 }, () => {
  const least = LONG ? 0.95 : 0.75;
  expect(winsOf([quickBot(), randomBot], GAMES)).toBeGreaterThanOrEqual(Math.ceil(GAMES * least));
});

/** In the short variant the strong bot makes less of an effort, so that it is soon over. */
const HASTE = { evaluations: 2000, hands: 2, plans: 4 };

/**
 * Even who wins six games of ten loses all of four once in forty times, so the short variant asks
 * for one; whether it is 65 of a hundred only the long one tells.
 */
test('the strong bot beats the quick one', { timeout: 0 }, () => {
  const [games, least] = LONG ? [100, 65] : [4, 1];
  const strong = strongBot(library, LONG ? EFFORT : HASTE);
  expect(winsOf([strong, quickBot()], games, least)).toBeGreaterThanOrEqual(least);
});

/** A bot whose answers are not looked over before they are given. */
function bare(mind: typeof quickAnswer): Bot<State> {
  return {
    id: 'bare',
    title: { en: 'Bare', fr: 'Nu' },
    answer: ({ state, choice, random }) => mind(tableOf(library, state, false), choice, random),
  };
}

function setupOf(mode: Mode, edition: string, options: object): Setup {
  const { fewest, most } = MODE_FACTS[mode];
  const armies = ARMIES.slice(0, Math.min(4, most)).slice(0, Math.max(fewest, 3));
  const setup = neuroshimaHex.readSetup({
    mode,
    edition,
    armies: mode === 'duel' ? ['outpost', 'moloch'] : armies.slice(0, Math.min(4, most)),
    options: { oneVsTeam: true, teamScore40: true, ...options },
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

test('bots answer legally in every mode, on every board, with others', { timeout: 0 }, () => {
  const quick = bare(quickAnswer);
  const hasty = bare((table, choice, random) =>
    strongAnswer(table, choice, random, { evaluations: 200, hands: 1, plans: 2 }),
  );
  for (const [i, mode] of MODES.entries()) {
    const options = [{}, { start: 'alternative' }, { board: 'hill' }, { board: 'extended' }][i % 4];
    const setup = setupOf(mode, EDITIONS[i % 2] ?? '1', options ?? {});
    const bots = setup.armies.map((_, seat) => [quick, hasty, randomBot, randomBot][seat] ?? quick);
    expect(playOut(neuroshimaHex, setup, bots, mode).outcome).toBeDefined();
  }
});

test('a bot changes nothing of the game, and answers a question sent to a worker alike', () => {
  const game = new Game(neuroshimaHex, neuroshimaHex.defaults, { seed: 4 });
  for (let i = 0; i < 25; i++) {
    const ask = game.ask();
    if (ask?.kind !== 'choice') break;
    const before = game.hash();
    const random = botRandom(game.seed)(game.answers.length);
    const key = quickBot().answer({ state: game.state, choice: ask, random });
    const question = structuredClone(botQuestion(game));
    expect(question && answerQuestion(neuroshimaHex, quickBot(), question)).toBe(key);
    expect(game.hash()).toBe(before);
    game.answer(key);
  }
});

function answerOf(game: TestGame, bot = quickBot()): string {
  const ask = game.ask();
  if (ask?.kind !== 'choice') throw new Error('Nothing is asked.');
  return bot.answer({ state: game.state, choice: ask, random: seededRandom(1) });
}

const STRIKE = [
  ...units('borgo', 'hq 0,2', 'brawler 1,-1 5', 'brawler -1,0 1'),
  ...units('moloch', 'hq 0,-1'),
];

test('NH-DEC-05 bots play a Battle that wins, and hold back one that loses', () => {
  for (const bot of [quickBot(), strongBot()]) {
    const winning = inTurn(['borgo', 'moloch'], STRIKE, ['battle', 'claws'], {
      change: (state) => setPoints(state, [20, 2]),
    });
    // Another tile may come first, as long as the Battle does come.
    let key = answerOf(winning, bot);
    for (let i = 0; i < 3 && key !== 'battle'; i++) {
      winning.answer(key);
      key = answerOf(winning, bot);
    }
    expect(key).toBe('battle');
    const losing = inTurn(['moloch', 'borgo'], STRIKE, ['battle'], {
      change: (state) => setPoints(state, [2, 20]),
    });
    expect(answerOf(losing, bot)).not.toBe('battle');
  }
});

function setPoints(state: State, points: readonly number[]): void {
  for (const [seat, player] of state.players.entries()) player.hp = points[seat] ?? 20;
}

test('NH-DEC-05 a bot uses a Grenade on the strongest attacker', () => {
  const list = [
    ...units('borgo', 'hq 0,0', 'medic 2,-2'),
    ...units('moloch', 'hq 0,2', 'juggernaut 0,-1 3', 'blocker -1,0'),
  ];
  const game = inTurn(['borgo', 'moloch'], list, ['grenade']);
  expect(answerOf(game)).toBe('grenade:0,-1');
});

test('NH-DEC-20 a Clown among enemies explodes, one among friends does not', () => {
  const among = (army: string, foes: string): string => {
    const list = [
      ...units('moloch', 'hq 2,-2', 'clown 0,0'),
      ...units('borgo', 'hq -2,2'),
      ...units(army, `${foes} 0,1 5`, `${foes} 1,-1 5`, `${foes} -1,0 1`, `${foes} 0,-1 1`),
    ];
    const game = inTurn(['moloch', 'borgo'], list, ['battle']);
    game.answer('battle');
    const ask = game.ask();
    expect(ask).toMatchObject({ about: 'clown' });
    const state = copyState(game.state);
    const key = answerOf(game);
    expect(game.state).toEqual(state);
    return key;
  };
  expect(among('borgo', 'net-fighter')).toBe('explode');
  expect(among('moloch', 'scout')).toBe('attack');
});

test('NH-TURN-02 bots give up the tile that helps least', () => {
  const list = [...units('moloch', 'hq 0,2', 'ripper 1,-1 5'), ...units('borgo', 'hq 0,-1')];
  const game = inTurn(['moloch', 'borgo'], list, [], {
    change(state) {
      const [player] = state.players;
      if (!player || !state.turn) return;
      player.hand = ['battle', 'juggernaut', 'move'];
      state.turn.drawn = false;
      setPoints(state, [20, 2]);
    },
  });
  for (const bot of [quickBot(), strongBot()])
    expect(answerOf(game, bot)).not.toBe('discard:battle');
});

test('the strong bot keeps to its effort, and answers with none', () => {
  const game = inTurn(['borgo', 'moloch'], STRIKE, ['claws', 'mutant']);
  const lazy = strongBot(library, { ...EFFORT, evaluations: 1 });
  const ask = game.ask();
  const key = answerOf(game, lazy);
  expect(ask?.kind === 'choice' && ask.options.some((option) => option.key === key)).toBe(true);
});
