import { expect, test } from 'vitest';
import { CORNERS, finalTurn, FOUR, setPoints, THREE } from './testing/four-player-positions.ts';
import { asked, board, inTurn, newGameOf, offers, play } from './testing/play.ts';
import { units } from './testing/positions.ts';

test('NH-MP-02 NH-END-02 all others have one more turn after the last tile', () => {
  const game = inTurn(THREE, CORNERS, [], {
    mode: 'deathmatch',
    edition: '1',
    change(state) {
      for (const player of state.players) player.pile.fill(0);
      const last = state.players[1]?.pile;
      if (last) last[3] = 1;
    },
  });
  play(game, 'end', 'mutant', 'end');
  expect(asked(game)).toBe('action 2');
  play(game, 'end');
  expect(asked(game)).toBe('action 0');
  play(game, 'end');
  expect(game.outcome?.reason).toBe('level');
});

const SIEGE = [
  ...units('moloch', 'hq -2,0', 'ripper 1,0 2'),
  ...units('borgo', 'hq 2,0', 'mutant -2,2 3'),
  ...units('outpost', 'hq 0,-2'),
];

test('NH-MP-03 NH-MP-04 NH-OPEN-18 NH-OPEN-33 units of a fallen player leave', () => {
  const game = inTurn(THREE, SIEGE, ['battle'], {
    mode: 'deathmatch',
    edition: '1',
    change: (state) => setPoints(state, [20, 2, 20]),
  });
  play(game, 'battle');
  expect(game.outcome).toBeUndefined();
  expect(board(game, 1)).toEqual([]);
  expect(game.state.players[1]?.out).toBe(true);
  expect(asked(game)).toBe('draw 2');
  expect(game.state.players[1]?.discard).toEqual(['mutant']);
});

test('NH-MP-04 NH-MP-05 the last one standing wins', () => {
  const game = inTurn(THREE, SIEGE, ['battle'], {
    mode: 'deathmatch',
    change(state) {
      setPoints(state, [20, 2, 0]);
      const third = state.players[2];
      if (third) third.out = true;
      state.units = state.units.filter((unit) => unit.seat !== 2);
    },
  });
  play(game, 'battle');
  expect(game.outcome).toMatchObject({ winners: [0], reason: 'last-standing' });
});

test('NH-MP-04 NH-MP-06 most hit points win after the final battle; 20 each', () => {
  expect(newGameOf(FOUR, { mode: 'deathmatch' }).state.players.map((p) => p.hp)).toEqual([
    20, 20, 20, 20,
  ]);
  const game = finalTurn('deathmatch', [12, 15, 14]);
  play(game, 'end');
  expect(game.outcome).toMatchObject({ winners: [1], reason: 'final-battle' });
  const tied = finalTurn('deathmatch', [15, 15, 14], { edition: '1' });
  play(tied, 'end');
  expect(tied.outcome).toMatchObject({ winners: [0, 1], reason: 'level' });
});

test('NH-MP-08 NH-MP-09 NH-MP-11 wounds on HQs score for points, and HQs stay', () => {
  const game = inTurn(THREE, SIEGE, ['battle'], { mode: 'score' });
  play(game, 'battle');
  expect(game.state.players.map((player) => player.points)).toEqual([2, 0, 0]);
  expect(game.state.players.map((player) => player.hp)).toEqual([20, 20, 20]);
});

test('NH-MP-10 NH-OPEN-19 the first phase in which somebody has 20 decides', () => {
  const game = inTurn(THREE, SIEGE, ['battle'], {
    mode: 'score',
    change: (state) =>
      state.players.forEach((player, seat) => void (player.points = [18, 15, 19][seat] ?? 0)),
  });
  play(game, 'battle');
  expect(game.outcome).toEqual({ winners: [0], reason: 'points', scores: [20, 15, 19] });
  expect(game.log.filter((entry) => entry.about === 'phase').map((e) => e.params['phase'])).toEqual(
    [2],
  );
});

test('NH-MP-10 nobody there: most points after the final battle', () => {
  const game = inTurn(THREE, CORNERS, [], {
    mode: 'score',
    change(state) {
      state.ending = { left: [], extra: false };
      state.players.forEach((player, seat) => void (player.points = [3, 9, 4][seat] ?? 0));
    },
  });
  play(game, 'end');
  expect(game.outcome).toEqual({ winners: [1], reason: 'final-battle', scores: [3, 9, 4] });
});

test('NH-MP-28 NH-BRD-04 NH-BRD-06 more hexes for more players: 37 with the outer ring', () => {
  const game = newGameOf(FOUR, { mode: 'deathmatch', options: { board: 'extended' } });
  expect(offers(game)).toHaveLength(37);
});

test('NH-BRD-01 the board has 19 hexes', () => {
  expect(offers(newGameOf(['moloch', 'borgo']))).toHaveLength(19);
});

const INNER = '-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2'.split(
  ' ',
);

test('NH-BRD-05 NH-OPEN-01 NH-VAR-15 a full inner board of 19 starts a battle', () => {
  const list = [
    ...units('moloch', 'hq 0,0', ...INNER.map((hex) => `blocker ${hex}`)),
    ...units('borgo', 'hq 2,0'),
  ];
  const fill = (extendedFull: 'battle' | 'final') => {
    const game = inTurn(['moloch', 'borgo'], list, ['net-fighter', 'blocker'], {
      options: { board: 'extended', extendedFull, tieBreak: 'draw' },
    });
    play(game, 'place:blocker:3,0:0');
    expect(asked(game)).toBe('action 0');
    play(game, 'place:net-fighter:2,-1:0');
    return game;
  };
  expect(fill('battle').outcome).toBeUndefined();
  expect(fill('final').outcome?.reason).toMatch(/final-battle|level/);
});
