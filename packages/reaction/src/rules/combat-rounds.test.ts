import { exactOdds, type Flow } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { fightRound } from './close-combat.ts';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { DUEL, fight } from './testing/duel.ts';
import {
  act,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';

/** a1 and b1 have fought a round already. */
function fighting(lines: readonly string[], extras: BattleExtras = {}): Battle {
  const battle = battleOf(lines, extras);
  battle.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
  return battle;
}

test('RX-REACT-12 a panicked figure fights on, and starts no other fight', () => {
  const battle = fighting(['a1 panic @1000,600', 'b1 @1024,600', 'b2 @976,600', 'b3 @1000,624']);
  battle.melees.push({ starter: 'b3', other: 'a9', rounds: 1 });
  expect(refusal(battle, 'a1', 'fight:b1')).toBeUndefined();
  for (const id of ['b2', 'b3'])
    expect(refusal(battle, 'a1', `fight:${id}`)).toMatchObject({
      code: 'panicked',
      rule: 'RX-REACT-12',
    });
});

test('RX-CC-01 nobody fights who is out of the game, though he lies at his feet', () => {
  const battle = battleOf(DUEL);
  figureOf(battle, 'b1').fate = 'eliminated';
  expect(refusal(battle, 'a1', 'fight:b1')).toMatchObject({
    code: 'out-of-game',
    rule: 'RX-CC-01',
    params: { figure: 'b1' },
  });
});

test('RX-OPP-01 RX-REACT-12 a figure frightened on its way starts no fight', () => {
  const battle = battleOf(['a1 @1000,600', 'b1 @1024,600', 'b2 pistol @1000,400 >180'], {
    settings: { opportunityAgainst: 'any-action' },
  });
  figureOf(battle, 'b2').opportunity = true;
  const played = act(battle, 'a1', 'fight:b1', {
    choices: ['burst:pistol:a1*2'],
    faces: [
      [6, 1],
      [2, 3],
    ],
  });
  expect(figureOf(battle, 'a1')).toMatchObject({ reaction: 'panic', spent: 1 });
  expect(loggedEvents(played)).not.toContain('combat-round');
});

test('RX-CC-18 RX-CC-02 leaving is logged, and the opponent is free', () => {
  const battle = fighting(DUEL, { settings: { leavingCombat: 'costs-1' } });
  expect(loggedEvents(act(battle, 'a1', 'leave'))).toEqual(['leaves-combat', 'combat-ends']);
});

test('RX-CC-03 one more is enough to win', () => {
  const wins = (theirs: number[]) =>
    fight(fighting(DUEL), { faces: [[3, 3], theirs, [1, 1]] }).result.winner;
  expect([wins([2, 3]), wins([3, 4])]).toEqual(['attacker', 'defender']);
});

function* winner(battle: Battle): Flow<string> {
  const round = yield* fightRound(battle, figureOf(battle, 'a1'), figureOf(battle, 'b1'));
  return round.winner;
}

test('RX-CC-03 equal fighters have equal odds, and 146 of 1296 rounds are ties', () => {
  const { outcomes } = exactOdds(() => winner(fighting(DUEL)));
  const odds = new Map(outcomes);
  expect(odds.get('nobody')).toBeCloseTo(146 / 1296, 10);
  expect(odds.get('attacker')).toBeCloseTo(575 / 1296, 10);
  expect(odds.get('defender')).toBeCloseTo(575 / 1296, 10);
});

test('RX-CC-03 RX-CC-10 a total is logged with its dice and its bonuses', () => {
  const lines = ['a1 veteran @1000,600', 'b1 @1024,600', 'a9 @500,100', 'b9 @500,1100'];
  const played = fight(fighting(lines), {
    faces: [
      [3, 3],
      [3, 4],
    ],
  });
  expect(moment(played, 'combat-total')).toMatchObject({ dice: 6, modifier: 1, total: 7 });
});

test('RX-CC-07 the lone figure has its dice in defence, too', () => {
  const battle = battleOf(
    ['a1 @1000,600', 'a2 @1024,576', 'a3 @1048,600', 'b1 @1024,600', 'b9 @100,100'],
    { settings: { outnumbering: 'lone-figure' } },
  );
  const played = fight(battle, {
    choices: ['a1'],
    faces: [
      [1, 1, 2],
      [1, 1, 1, 1],
    ],
  });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['3d6', '4d6']);
});
