import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import {
  choose,
  d,
  defineCatalogue,
  Game,
  playOut,
  randomBot,
  roll,
  sum,
  type Flow,
  type PlayableSystem,
} from '../src/index.ts';

/*
 * The same trivial game in both: two players in turn add 1, 2 or 3 to a common heap (and, in the
 * second form, a die); after so many moves it is over. One move is one turn, in both. Everything
 * that each library keeps by default it keeps here too: undo, log, record.
 */

const MOVES = 500;
const ROUNDS = 5;
const ROUND_MS = 400;

interface Heap {
  heap: number;
  moves: number;
}

function heapSystem(dice: boolean): PlayableSystem<Heap, null> {
  return {
    id: 'heap',
    version: 1,
    title: { en: 'Heap', fr: 'Tas' },
    defaults: null,
    setup: () => ({ heap: 0, moves: 0 }),
    seats: () => 2,
    *step(state): Flow {
      const more = yield* choose({
        who: state.moves % 2,
        about: 'add',
        rule: 'HEAP-01',
        options: [1, 2, 3].map((value) => ({ key: String(value), value })),
      });
      const die = dice ? yield* roll(sum([d(1, 6)]), 'HEAP-02', { about: 'die' }) : 0;
      state.heap += more + die;
      state.moves++;
    },
    outcome: ({ heap, moves }) =>
      moves < MOVES ? undefined : { winners: [heap % 2], reason: 'over', scores: [heap, heap] },
    catalogue: () => Promise.resolve(defineCatalogue([])),
    bots: {},
  };
}

function boardgame(dice: boolean) {
  return {
    name: 'heap',
    setup: () => ({ heap: 0, moves: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      add: ({ G, random }: { G: Heap; random: { D6(): number } }, more: number) => {
        G.heap += more + (dice ? random.D6() : 0);
        G.moves++;
      },
    },
    endIf: ({ G }: { G: Heap }) => (G.moves < MOVES ? undefined : { winner: String(G.heap % 2) }),
  };
}

/** Each plays whole games, one after another; gives how many moves that were. */
const CONTESTANTS: Readonly<Record<string, (dice: boolean) => () => number>> = {
  'boardgame.io client': (dice) => () => {
    const client = Client({ game: boardgame(dice), numPlayers: 2, debug: false });
    client.start();
    for (let i = 0; i < MOVES; i++) client.moves['add']?.((i % 3) + 1);
    if (!client.getState()?.ctx.gameover) throw new Error('boardgame.io did not end the game.');
    client.stop();
    return MOVES;
  },
  'boardgame.io reducer': (dice) => {
    const game = boardgame(dice);
    const reducer = CreateGameReducer({ game });
    return () => {
      let state = InitializeGame({ game, numPlayers: 2 });
      for (let i = 0; i < MOVES; i++) {
        const playerID = state.ctx.currentPlayer;
        state = reducer(state, {
          type: 'MAKE_MOVE',
          payload: { type: 'add', args: [(i % 3) + 1], playerID },
        });
      }
      if (!state.ctx.gameover) throw new Error('boardgame.io did not end the game.');
      return MOVES;
    };
  },
  'skirmish kit Game': (dice) => {
    const system = heapSystem(dice);
    return () => {
      const game = new Game(system, null, { seed: 1 });
      for (let i = 0; i < MOVES; i++) game.answer(String((i % 3) + 1));
      if (!game.outcome) throw new Error('The game did not end.');
      return MOVES;
    };
  },
  'skirmish kit playOut': (dice) => {
    const system = heapSystem(dice);
    return () => playOut(system, null, [randomBot, randomBot], 1).choices;
  },
};

export async function bench(): Promise<void> {
  for (const dice of [false, true]) {
    const rates = compare(dice);
    const client = rates.get('boardgame.io client') ?? 0;
    const reducer = rates.get('boardgame.io reducer') ?? 0;
    const ours = rates.get('skirmish kit Game') ?? 0;
    console.log(
      dice ? '\nMoves per second, a die with every move' : 'Moves per second, no dice',
      `(median of ${ROUNDS} rounds of ${ROUND_MS} ms, taken in turn)`,
    );
    console.table([...rates].map(([name, rate]) => ({ name, 'moves/s': Math.round(rate) })));
    console.log(
      `Game against client ${(ours / client).toFixed(0)}×, against bare reducer ${(ours / reducer).toFixed(0)}× (goal: 20×)`,
    );
  }
  await Promise.resolve();
}

/** All contestants in turn, round after round, so that a busy machine hurts everybody alike. */
function compare(dice: boolean): ReadonlyMap<string, number> {
  const players = Object.entries(CONTESTANTS).map(([name, make]) => ({
    name,
    play: make(dice),
    rates: [0],
  }));
  for (const { play } of players) measure(play);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { play, rates } of players) rates.push(measure(play));
  }
  return new Map(players.map(({ name, rates }) => [name, median(rates.slice(1))]));
}

function measure(play: () => number): number {
  const start = performance.now();
  let moves = 0;
  let now = start;
  for (; now < start + ROUND_MS; now = performance.now()) moves += play();
  return (moves * 1000) / (now - start);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
