import { expect, test } from 'vitest';
import type { State } from './state.ts';
import {
  finalTurn,
  FOUR,
  FOUR_CORNERS,
  setPoints,
  THREE,
} from './testing/four-player-positions.ts';
import { asked, inTurn, newGameOf, offers, play, refusalOf, type Opening } from './testing/play.ts';
import { actions, fight, hits, losses, netted, units } from './testing/positions.ts';

test('NH-MP-14 NH-MP-15 NH-VAR-13 one against two: 20 against 13 and 13 points', () => {
  const game = newGameOf(THREE, { mode: 'one-vs-team' });
  expect(game.state.players.map((player) => player.hp)).toEqual([20, 13, 13]);
  play(game, 'hq:-2,0', 'hq:2,0', 'hq:0,-2', 'blocker', 'end', 'mutant+claws', 'end');
  expect(asked(game)).toBe('draw 0');
  play(game, 'hybrid+guard', 'discard:guard', 'end');
  expect(asked(game)).toBe('draw 2');
  expect(game.ask()?.params).toMatchObject({ tiles: 3 });
});

test('NH-MP-16 the team’s armies are friends', () => {
  const report = fight(
    [...units('borgo', 'claws 0,0 0', 'hq 2,0'), ...units('outpost', 'runner 0,-1 3')],
    { mode: 'one-vs-team', armies: THREE, hq: { moloch: 20 } },
  );
  expect(hits(report)).toEqual([]);
});

function oneVsTeam(points: readonly number[]) {
  const list = [
    ...units('moloch', 'hq -2,0', 'ripper 1,0 2'),
    ...units('borgo', 'hq 2,0', 'brawler -2,1 0'),
    ...units('outpost', 'hq 0,-2'),
  ];
  const change = (state: State): void => setPoints(state, points);
  return inTurn(THREE, list, ['battle'], { mode: 'one-vs-team', change });
}

test('NH-MP-17 NH-MP-19 NH-TST-03k the first enemy HQ decides; ties are the team’s', () => {
  const lone = oneVsTeam([20, 2, 13]);
  play(lone, 'battle');
  expect(lone.outcome?.winners).toEqual([0]);
  const team = oneVsTeam([2, 13, 13]);
  play(team, 'battle');
  expect(team.outcome?.winners).toEqual([1, 2]);
  const both = oneVsTeam([2, 2, 13]);
  play(both, 'battle');
  expect(both.outcome?.winners).toEqual([1, 2]);
});

test('NH-MP-18 none destroyed: the team counts its less damaged HQ', () => {
  const lone = finalTurn('one-vs-team', [10, 3, 9]);
  play(lone, 'end');
  expect(lone.outcome?.winners).toEqual([0]);
  const team = finalTurn('one-vs-team', [10, 3, 11]);
  play(team, 'end');
  expect(team.outcome?.winners).toEqual([1, 2]);
});

test('NH-MP-20 a game of two against two has four seats', () => {
  expect(newGameOf(FOUR, { mode: 'teams' }).state.players).toHaveLength(4);
});

test('NH-MP-21 NH-VAR-12 two against two: 20 points, or as the table sets', () => {
  const points = (how: Opening): number[] =>
    newGameOf(FOUR, { mode: 'teams', ...how }).state.players.map((player) => player.hp);
  expect(points({ edition: '1' })).toEqual([20, 20, 20, 20]);
  expect(points({ options: { teamHqHp: 15 } })).toEqual([15, 15, 15, 15]);
});

test('NH-MP-22 NH-OPEN-03 sides alternate; opening draws 1, 2, 3, 3', () => {
  const game = newGameOf(FOUR, { mode: 'teams' });
  play(game, 'hq:-2,0', 'hq:2,0', 'hq:0,-2', 'hq:0,2');
  const drawn: [string, unknown][] = [];
  const turns = ['blocker', 'mutant+claws', 'runner+scout+medic', 'thug+guard+scout'];
  for (const [seat, tiles] of turns.entries()) {
    drawn.push([asked(game), game.ask()?.params['tiles']]);
    play(game, tiles, ...(seat > 1 ? ['discard:scout'] : []), 'end');
  }
  expect(drawn).toEqual([
    ['draw 0', 1],
    ['draw 1', 2],
    ['draw 2', 3],
    ['draw 3', 3],
  ]);
});

test('NH-MP-23 partners share bonuses, but not attacks, nets and Moves', () => {
  const order = ['borgo', 'moloch', 'hegemony', 'outpost'];
  const how = { mode: 'teams', armies: order, hq: { moloch: 20, outpost: 20 } } as const;
  const list = [
    ...units('borgo', 'officer 0,1 0', 'claws 0,-1 4', 'hq 2,0'),
    ...units('hegemony', 'ganger 0,0 1', 'net-fighter 1,0 5'),
    ...units('moloch', 'blocker 1,-1'),
  ];
  expect(netted(list, how)).toEqual([]);
  expect(hits(fight(list, how))).toEqual(['ganger>blocker 2']);
  const game = inTurn(
    order,
    [...list, ...units('moloch', 'hq -2,0'), ...units('outpost', 'hq 0,-2')],
    ['move'],
    {
      mode: 'teams',
    },
  );
  expect(refusalOf(game, 'move:0,0>-1,0:0')).toBe('not-yours NH-INS-03');
  const pusher = inTurn(['hegemony', 'moloch', 'borgo', 'outpost'], list, ['push-back'], {
    mode: 'teams',
  });
  expect(refusalOf(pusher, 'push-back:0,0>0,1')).toBe('friend NH-INS-05');
});

function twoVsTwo(points: readonly number[]) {
  const list = [
    ...units('moloch', 'hq -2,0', 'ripper 1,0 2'),
    ...units('borgo', 'hq 2,0', 'brawler -2,1 0'),
    ...units('outpost', 'hq 0,-2'),
    ...units('hegemony', 'hq 0,2'),
  ];
  const change = (state: State): void => setPoints(state, points);
  return inTurn(FOUR, list, ['battle'], { mode: 'teams', change });
}

test('NH-MP-24 NH-TST-03k two against two: an enemy HQ wins, then the points', () => {
  const one = twoVsTwo([20, 2, 20, 20]);
  play(one, 'battle');
  expect(one.outcome?.winners).toEqual([0, 2]);
  const each = twoVsTwo([2, 2, 11, 12]);
  play(each, 'battle');
  expect(each.outcome).toMatchObject({ winners: [1, 3], reason: 'hqs-destroyed' });
  const even = twoVsTwo([2, 2, 11, 11]);
  play(even, 'battle');
  expect(even.outcome?.winners).toEqual([]);
  const sum = finalTurn('teams', [1, 9, 19, 10]);
  play(sum, 'end');
  expect(sum.outcome).toMatchObject({ winners: [0, 2], reason: 'final-battle' });
});

const MOLOCH_TEAM = { mode: 'teams', armies: ['moloch', 'borgo', 'outpost', 'hegemony'] } as const;

test('NH-MP-25 NH-OPEN-20 NH-TST-03m Moloch’s shot wounds its partner’s unit', () => {
  const hq = { borgo: 20, hegemony: 20, moloch: 20, outpost: 20 };
  const moloch = fight(
    [
      ...units('moloch', 'hybrid 0,2 0'),
      ...units('outpost', 'runner 0,1 3'),
      ...units('borgo', 'claws 0,0 0'),
    ],
    { ...MOLOCH_TEAM, hq },
  );
  expect(losses(moloch)).toEqual(['runner 0,1 3']);
  const partner = fight(
    [
      ...units('outpost', 'commando 0,2 0'),
      ...units('moloch', 'blocker 0,1'),
      ...units('borgo', 'claws 0,0 0'),
    ],
    { ...MOLOCH_TEAM, hq },
  );
  expect(losses(partner)).toEqual(['claws 0,0 3']);
});

test('NH-MP-25 pushes and nets work both ways with Moloch, bonuses still flow', () => {
  const hq = { borgo: 20, hegemony: 20, outpost: 20 };
  const list = [
    ...units('moloch', 'hq 0,0', 'net-fighter 2,-1 3', 'scout -1,1 1'),
    ...units('outpost', 'runner 2,0', 'commando -1,0'),
  ];
  expect(netted(list, { ...MOLOCH_TEAM, hq })).toEqual(['runner 2,0']);
  expect(actions(fight(list, { ...MOLOCH_TEAM, hq }))[0]).toBe('commando -1,0 3');
  const game = inTurn(FOUR, [...list, ...units('borgo', 'hq -2,2')], ['push-back'], {
    mode: 'teams',
  });
  expect(offers(game)).toContain('push-back:0,0>-1,0');
  const shooter = inTurn(['outpost', 'borgo', 'moloch', 'hegemony'], list, ['sniper'], {
    mode: 'teams',
  });
  expect(refusalOf(shooter, 'sniper:-1,1')).toBe('friend NH-INS-12');
});

test('NH-MP-26 last tile in teams: the three others have one more turn', () => {
  const game = inTurn(FOUR, FOUR_CORNERS, [], {
    mode: 'teams',
    change(state) {
      const last = state.players[1]?.pile;
      last?.fill(0);
      if (last) last[3] = 1;
    },
  });
  play(game, 'end', 'mutant');
  expect(game.state.ending?.left).toEqual([0, 2, 3]);
});

test('NH-MP-27 NH-VAR-14 a team wins with 40 points; its own HQ scores nothing', () => {
  const list = [
    ...units('moloch', 'hq -2,0', 'ripper 1,0 2', 'hybrid 0,-1 0'),
    ...units('borgo', 'hq 2,0'),
    ...units('outpost', 'hq 0,-2'),
    ...units('hegemony', 'hq 0,2'),
  ];
  const game = inTurn(FOUR, list, ['battle'], {
    mode: 'team-score',
    edition: '1',
    change: (state) =>
      state.players.forEach((player, seat) => void (player.points = [10, 0, 28, 0][seat] ?? 0)),
  });
  play(game, 'battle');
  expect(game.outcome).toEqual({ winners: [0, 2], reason: 'points', scores: [12, 0, 28, 0] });
});
