import { expect, test } from 'vitest';
import { pig, type PigState } from './example/pig.ts';
import type { Flow } from './flow.ts';
import { Game } from './game.ts';
import { oddsOfAnswer } from './odds/answer-odds.ts';
import { openReplay } from './runners/open-replay.ts';
import { isProblems } from './problem.ts';
import type { ReadableSystem } from './system.ts';
import { nestedStep } from './nested-step.ts';

/** Best of three games of Pig, the loser of one beginning the next. */
interface Match {
  readonly wins: number[];
  pig: PigState;
}

const SMALL = { players: 2, target: 10 };

const match: ReadableSystem<Match, null> = {
  id: 'match',
  version: 1,
  title: { en: 'Match', fr: 'Partie' },
  defaults: null,
  readSetup: () => null,
  setup: () => ({ wins: [0, 0], pig: pig.setup(SMALL) }),
  seats: () => 2,
  *step(state): Flow {
    const outcome = yield* nestedStep(pig, state.pig);
    const [winner] = outcome?.winners ?? [];
    if (winner === undefined) return;
    state.wins[winner] = (state.wins[winner] ?? 0) + 1;
    state.pig = { ...pig.setup(SMALL), player: 1 - winner };
  },
  outcome: ({ wins }) =>
    wins.some((won) => won === 2)
      ? { winners: [wins.indexOf(2)], reason: 'best-of-three', scores: wins }
      : undefined,
  catalogue: () => pig.catalogue(),
  bots: {},
};

function playOn(game: Game<Match, null>): void {
  while (!game.outcome) game.answer(game.state.pig.pot < 8 ? 'roll' : 'hold');
}

test('a game inside a game ends, counts, and the next one begins', () => {
  const game = new Game(match, null, { seed: 3 });
  playOn(game);
  expect(Math.max(...game.state.wins)).toBe(2);
});

test('undo, records, replays and odds reach into the inner game', () => {
  const game = new Game(match, null, { seed: 3 });
  while (game.state.wins.every((won) => won === 0))
    game.answer(game.state.pig.pot < 8 ? 'roll' : 'hold');
  const between = game.hash();
  game.answer('roll');
  game.undo();
  expect(game.hash()).toBe(between);
  const odds = oddsOfAnswer(game, 'roll', (_, after) => (after.pig.pot === 0 ? 'bust' : 'on'));
  expect('outcomes' in odds && odds.outcomes.find(([name]) => name === 'bust')?.[1]).toBeCloseTo(
    1 / 6,
    12,
  );
  playOn(game);
  const replay = openReplay(match, game.record());
  if (isProblems(replay)) throw new Error(replay[0]?.message);
  replay.goTo(replay.length);
  expect(replay.game.hash()).toBe(game.hash());
});
