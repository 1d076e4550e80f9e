import { expect, test } from 'vitest';
import {
  answerQuestion,
  botAnswer,
  botQuestion,
  choose,
  Game,
  oddsOfAnswer,
  playOut,
  randomBot,
  roll,
  emit,
  sum,
  d,
  type Bot,
  type Flow,
  type PlayableSystem,
} from './index.ts';

/** Two people hide a number each, then one of them rolls and both show. */
interface Bluff {
  readonly hidden: (number | undefined)[];
  turn: number;
  rolled: number;
}

function* hide(state: Bluff): Flow {
  const who = state.turn;
  const options = [1, 2].map((value) => ({ key: String(value), value }));
  const rule = 'BLUFF-01';
  const hidden = yield* choose({ who, about: 'hide', rule, options, visibleTo: [who] });
  state.hidden[who] = hidden;
  yield* emit('hides', rule, { who, hidden }, [who]);
  yield* emit('has-hidden', rule, { who });
  if (who === 1)
    state.rolled = yield* roll(sum([d(1, 6)]), 'BLUFF-02', {
      who,
      about: 'peek',
      visibleTo: [who],
    });
  state.turn++;
}

const bluff: PlayableSystem<Bluff, object> = {
  id: 'bluff',
  version: 1,
  title: { en: 'Bluff', fr: 'Bluff' },
  defaults: {},
  setup: () => ({ hidden: [undefined, undefined], turn: 0, rolled: 0 }),
  seats: () => 2,
  step: hide,
  outcome: ({ turn }) => (turn < 2 ? undefined : { winners: [], reason: 'shown', scores: [0, 0] }),
  playerView: (state, seat) => ({
    ...state,
    hidden: state.hidden.map((number, owner) => (owner === seat ? number : undefined)),
  }),
  catalogue: () => Promise.reject(new Error('no rules')),
  bots: {},
};

/** A bot that answers with what it sees of the other: 2 when it sees anything it should not. */
const spy: Bot<Bluff> = {
  id: 'spy',
  title: { en: 'Spy', fr: 'Espion' },
  answer: ({ state, choice }) => (state.hidden[1 - choice.who] === undefined ? '1' : '2'),
};

test('a bot is shown what its seat may know, in every host', () => {
  expect(playOut(bluff, {}, [spy, spy], 1).state.hidden).toEqual([1, 1]);
  const game = new Game(bluff, {}, { seed: 1 });
  const seats = new Map([0, 1].map((seat) => [seat, spy]));
  botAnswer(game, seats);
  const question = botQuestion(game);
  expect(question && answerQuestion(bluff, spy, question)).toBe('1');
  expect(botAnswer(game, seats)?.key).toBe('1');
});

test('a bot that answers while odds are computed is shown no more', () => {
  function* both(state: Bluff): Flow {
    yield* hide(state);
    yield* hide(state);
  }
  const game = new Game({ ...bluff, step: both }, {});
  const odds = oddsOfAnswer(game, '2', (_, { hidden }) => hidden.join(), { policy: spy });
  expect(odds).toMatchObject({ outcomes: [['2,1', expect.closeTo(1)]] });
});

test('the log tells everybody what he may know', () => {
  const game = new Game(bluff, {}, { seed: 1 });
  game.answer('2');
  game.answer('1');
  const reported = (seat: number | undefined) =>
    game.viewFor(seat).log.map(({ about, params }) => `${about} ${String(params['who'] ?? '')}`);
  expect(reported(undefined)).toEqual(['has-hidden 0', 'has-hidden 1']);
  expect(reported(0)).toEqual(['hide ', 'hides 0', 'has-hidden 0', 'has-hidden 1']);
  expect(reported(1)).toEqual(['has-hidden 0', 'hide ', 'hides 1', 'has-hidden 1', 'peek ']);
  expect(game.viewFor(0).state.hidden).toEqual([2, undefined]);
  expect(game.viewFor(undefined).state.hidden).toEqual([undefined, undefined]);
});

test('every viewer sees the game itself if nothing is hidden', () => {
  const { playerView: _, ...open } = bluff;
  const game = new Game(open, {});
  expect(game.viewFor(1).state).toBe(game.state);
  expect(botAnswer(game, new Map([[0, randomBot]]))?.who).toBe(0);
});
