import { expect, test } from 'vitest';
import { setPoints, THREE } from './testing/four-player-positions.ts';
import { inTurn, play } from './testing/play.ts';
import { units } from './testing/positions.ts';

const SIEGE = [
  ...units('moloch', 'hq -2,0', 'ripper 1,0 2'),
  ...units('borgo', 'hq 2,0', 'mutant -2,2 3'),
  ...units('outpost', 'hq 0,-2'),
];

test('NH-MP-03 a lost HQ logs the elimination and every unit that leaves the board', () => {
  const game = inTurn(THREE, SIEGE, ['battle'], {
    mode: 'deathmatch',
    change: (state) => setPoints(state, [20, 2, 20]),
  });
  play(game, 'battle');
  const logged = game.log.filter(({ about }) => about === 'eliminated' || about === 'removed');
  expect(logged.map(({ about, rule, params }) => [about, rule, params])).toEqual([
    ['removed', 'NH-BAT-16', { army: 'borgo', tile: 'hq', hex: '2,0', cause: 'hits' }],
    ['eliminated', 'NH-MP-03', { seat: 1, army: 'borgo' }],
    ['removed', 'NH-MP-03', { army: 'borgo', tile: 'mutant', hex: '-2,2', cause: 'eliminated' }],
  ]);
});

/** A wound for every HQ, in the same phase. */
const BRAWL = [
  ...units('moloch', 'hq -2,0', 'ripper 1,0 2'),
  ...units('borgo', 'hq 2,0', 'mutant -1,0 5', 'mutant 0,-1 0'),
  ...units('outpost', 'hq 0,-2'),
];

test('NH-MP-04 nobody wins if all HQs fall in one battle', () => {
  const game = inTurn(THREE, BRAWL, ['battle'], {
    mode: 'deathmatch',
    change: (state) => setPoints(state, [1, 1, 1]),
  });
  play(game, 'battle');
  expect(game.outcome).toMatchObject({ winners: [], reason: 'all-destroyed' });
});

test('NH-MP-05 the last HQ wins if all others fall at once', () => {
  const game = inTurn(THREE, BRAWL, ['battle'], {
    mode: 'deathmatch',
    change: (state) => setPoints(state, [20, 1, 1]),
  });
  play(game, 'battle');
  expect(game.outcome).toMatchObject({ winners: [0], reason: 'last-standing' });
});

test('NH-MP-09 a single wound on an enemy HQ is a point', () => {
  const game = inTurn(THREE, BRAWL, ['battle'], { mode: 'score' });
  play(game, 'battle');
  expect(game.state.players.map(({ points }) => points)).toEqual([2, 2, 0]);
  const scored = game.log.filter(({ about }) => about === 'scored');
  expect(scored.map(({ params }) => params['won'])).toEqual([2, 1, 1]);
});

test('NH-MP-03 NH-END-02 a player who is out has no last turn', () => {
  const game = inTurn(THREE, SIEGE, [], {
    mode: 'deathmatch',
    change(state) {
      setPoints(state, [20, 0, 20]);
      state.turn = null;
      state.ending = { left: [1, 2], extra: false };
      state.battle = { cause: 'full', first: 0, phase: -1 };
    },
  });
  expect(game.state.ending?.left).not.toContain(1);
  expect(game.state.players[1]).toMatchObject({ out: true, discard: ['mutant'] });
  expect(game.state.turn?.seat).toBe(2);
});

test('NH-MP-10 once the points are won there is no battle any more', () => {
  const game = inTurn(THREE, SIEGE, ['battle'], {
    mode: 'score',
    change: (state) => state.players.forEach((player) => void (player.points = 19)),
  });
  play(game, 'battle');
  expect(game.outcome).toMatchObject({ winners: [0], reason: 'points' });
  expect(game.state.battle).toBeNull();
});
