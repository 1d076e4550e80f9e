import { isProblems } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { readSetup } from './read-setup.ts';
import { usualMode } from './modes.ts';
import { goalReached } from './score.ts';
import { asked, inTurn, play } from './testing/play.ts';
import { CORNERS, FOUR, FOUR_CORNERS, setPoints, THREE } from './testing/four-player-positions.ts';
import { library, tableAt, units } from './testing/positions.ts';

test.each([
  ['NH-SET-01', 'duel', [2]],
  ['NH-MP-01', 'deathmatch', [3, 4, 5, 6]],
  ['NH-MP-10', 'score', [2, 3, 4, 5, 6]],
  ['NH-MP-14', 'one-vs-team', [3]],
  ['NH-MP-20', 'teams', [4]],
  ['NH-MP-27', 'team-score', [4]],
])('%s how many can play: %s for %j', (_, mode, fits) => {
  const options = { oneVsTeam: true, teamScore40: true };
  const takes = [2, 3, 4, 5, 6].filter((seats) => {
    const armies = [...FOUR, 'fifth', 'sixth'].slice(0, seats);
    const read = readSetup(library, { mode, armies, options });
    return !(isProblems(read) && read.some(({ code }) => code === 'wrong-number-of-players'));
  });
  expect(takes).toEqual(fits);
});

test('NH-SET-01 NH-MP-01 two play a duel, more against all, unless they say otherwise', () => {
  expect([2, 3, 4, 6].map(usualMode)).toEqual(['duel', 'deathmatch', 'deathmatch', 'deathmatch']);
});

test('NH-MP-10 NH-MP-27 twenty points win alone, forty together; one less does not', () => {
  const reached = (mode: 'score' | 'team-score', points: readonly number[]) => {
    const table = tableAt(FOUR_CORNERS, { mode, armies: FOUR });
    table.state.players.forEach((player, seat) => void (player.points = points[seat] ?? 0));
    return goalReached(table);
  };
  expect(reached('score', [19, 5, 0, 0])).toBeUndefined();
  expect(reached('score', [20, 5, 0, 0])).toEqual([0]);
  expect(reached('team-score', [20, 5, 19, 0])).toBeUndefined();
  expect(reached('team-score', [20, 5, 20, 0])).toEqual([0, 2]);
  expect(reached('team-score', [0, 20, 0, 20])).toEqual([1, 3]);
});

test('NH-MP-24 a team that loses no HQ wins, however few points it has left', () => {
  const list = [...FOUR_CORNERS, ...units('moloch', 'ripper 1,0 2')];
  const game = inTurn(FOUR, list, ['battle'], {
    mode: 'teams',
    change: (state) => setPoints(state, [1, 2, 1, 20]),
  });
  play(game, 'battle');
  expect(game.outcome).toMatchObject({ winners: [0, 2], reason: 'hq-destroyed' });
});

test('NH-OPEN-33 an eliminated player is skipped, all others have one turn a round', () => {
  const game = inTurn(THREE, CORNERS, [], {
    mode: 'deathmatch',
    change(state) {
      state.units = state.units.filter((unit) => unit.seat !== 1);
      const out = state.players[1];
      if (out) out.out = true;
    },
  });
  play(game, 'end');
  expect(asked(game)).toBe('draw 2');
  play(game, 'runner+medic+scout', 'discard:runner', 'end');
  expect(asked(game)).toBe('draw 0');
});

test('NH-OPEN-21 the player after the last turn decides first in the final battle', () => {
  const list = [
    ...units('outpost', 'hq 2,-1', 'medic 0,0 0', 'runner 0,-1 5', 'runner 1,-1 2'),
    ...units('outpost', 'commando -2,0 3', 'commando -1,-1 3'),
    ...units('borgo', 'hq 0,2', 'claws 0,-2 3', 'claws 2,-2 4'),
    ...units('borgo', 'medic -2,2 0', 'mutant -2,1 1', 'mutant -1,1 0'),
  ];
  const game = inTurn(['outpost', 'borgo'], list, [], {
    change: (state) => void (state.ending = { left: [], extra: false }),
  });
  play(game, 'end');
  expect(asked(game)).toBe('save 1');
});

test.each([
  [[5, 0, 0, 4], { winners: [0, 2], reason: 'hqs-destroyed' }],
  [[4, 0, 0, 5], { winners: [1, 3], reason: 'hqs-destroyed' }],
  [[5, 5, 0, 0], { winners: [], reason: 'all-destroyed' }],
])('NH-MP-24 each team loses an HQ in one battle, %j are left', (points, outcome) => {
  const game = inTurn(FOUR, FOUR_CORNERS, [], {
    mode: 'teams',
    change(state) {
      setPoints(state, points);
      state.turn = null;
      state.battle = { cause: 'tile', first: 0, phase: -1 };
    },
  });
  expect(game.outcome).toMatchObject(outcome);
});
