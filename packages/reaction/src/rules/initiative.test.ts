import { expect, test } from 'vitest';
import { runFlow } from '@skirmish-kit/core/testing';
import { actionPoints } from './action-points.ts';
import { cohesionOf, testCohesion } from './cohesion.ts';
import { figureOf } from './figures.ts';
import {
  compareRolls,
  decideOrder,
  initiativeBonus,
  initiativeDice,
  rankSides,
} from './initiative.ts';
import { attackOf } from './attack-dice.ts';
import type { Battle } from './state.ts';
import { battleOf, moment, loggedEvents, type BattleExtras } from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';
import { resolveSetup } from './resolve-setup.ts';
import { setUp } from './setup.ts';

function groupOfBattle(battle: Battle, id: string) {
  const group = battle.groups.find((candidate) => candidate.id === id);
  if (!group) throw new Error(id);
  return group;
}

test('RX-INIT-01 d6 for each group in cohesion, d4 out of it, d8 for each steady hero', () => {
  const battle = battleOf([
    'a1 leader @100,100',
    'a2 leader g2 @100,300',
    'a3 g2 @900,300',
    'a4 hero lone g3 @100,500',
    'a5 hero lone panic g4 @100,700',
    'a6 leader g5 @100,900',
    'b1 @1900,1100',
  ]);
  runFlow(testCohesion(battle));
  figureOf(battle, 'a6').fate = 'eliminated';
  expect(initiativeDice(battle, 0)).toEqual([
    { count: 1, sides: 6 },
    { count: 1, sides: 4 },
    { count: 1, sides: 8 },
  ]);
});

test('RX-INIT-02 +1 for each steady second, +2 for each steady leader', () => {
  const bonus = (...lines: string[]) =>
    initiativeBonus(battleOf([...lines, 'b1 leader @900,900']), 0);
  expect(bonus('a1 second', 'a2 leader')).toBe(3);
  expect(bonus('a1 second panic', 'a2 leader')).toBe(2);
  expect(bonus('a1 second', 'a2 leader rout')).toBe(1);
  expect(bonus('a1 second', 'a2 leader ok')).toBe(3);
});

test('RX-INIT-03 groups, cohesion, heroes and leaders add up to 22 dice', () => {
  const battle = battleOf([
    'a1 leader g1 @100,100',
    'a2 leader g2 @100,300',
    'a3 second g2 @120,330',
    'a4 g3 @100,500',
    'a5 hero lone g4 @100,700',
    'b1 leader @1900,1100',
  ]);
  runFlow(testCohesion(battle));
  const played = runFlow(rankSides(battle, [0, 1]), { faces: [[5, 3, 2, 7], [1]] });
  expect(moment(played, 'initiative')).toEqual({
    seat: 0,
    dice: [7, 5, 3, 2],
    bonus: 5,
    total: 22,
  });
});

test('RX-INIT-04 the higher total chooses who acts first', () => {
  const lines = ['a1 leader @100,100', 'b1 leader @900,900'];
  const first = battleOf(lines);
  runFlow(decideOrder(first), { faces: [[2], [5]], choices: ['1'] });
  expect(first.order).toEqual([1, 0]);
  const second = battleOf(lines);
  const played = runFlow(decideOrder(second), { faces: [[2], [5]], choices: ['2'] });
  expect(second.order).toEqual([0, 1]);
  expect(played.choices[0]).toMatchObject({
    who: 1,
    about: 'order',
    rule: 'RX-INIT-04',
    options: ['1', '2'],
  });
  expect(second.initiative).toEqual([1, 0]);
});

test('RX-INIT-05 a tie goes to the highest die, then the next, then to new rolls', () => {
  const of = (extras: BattleExtras) =>
    battleOf(
      ['a1 leader g1 @100,100', 'a2 g2 @100,300', 'b1 leader g1 @900,900', 'b2 g2 @900,700'],
      extras,
    );
  const battle = of({});
  const twelve = { seat: 0, dice: [6, 4], bonus: 2, total: 12 };
  expect(compareRolls(battle, twelve, { seat: 1, dice: [5, 5], bonus: 2, total: 12 })).toBeLessThan(
    0,
  );
  const next = { seat: 1, dice: [6, 3, 1], bonus: 2, total: 12 };
  expect(compareRolls(battle, twelve, next)).toBeLessThan(0);
  const again = runFlow(rankSides(battle, [0, 1]), {
    faces: [
      [4, 3],
      [3, 4],
      [2, 2],
      [3, 1],
    ],
  });
  expect(loggedEvents(again)).toContain('initiative-tie');
  expect(again.result.map(({ seat }) => seat)).toEqual([1, 0]);
  const other = of({ settings: { initiativeTie: 're-roll' } });
  expect(compareRolls(other, twelve, next)).toBe(0);
});

test('RX-INIT-05 a win by dice says so', () => {
  const battle = battleOf(['a1 leader g1 @100,100', 'a2 g2 @100,300', 'b1 leader @900,900']);
  const played = runFlow(decideOrder(battle), { faces: [[3, 3], [6]], choices: ['1'] });
  const won = played.events.find(({ about }) => about === 'initiative-won');
  expect(won).toMatchObject({ rule: 'RX-INIT-05', params: { seat: 1, total: 8 } });
});

test('RX-INIT-06 the winner of three picks a place, the others follow by total', () => {
  const lines = ['a1 leader @100,100', 'b1 leader @900,900', 'c1 leader @1500,100'];
  const battle = battleOf(lines);
  const played = runFlow(decideOrder(battle), { faces: [[1], [3], [6]], choices: ['3'] });
  expect(battle.order).toEqual([1, 0, 2]);
  expect(played.choices[0]).toMatchObject({ rule: 'RX-INIT-06', options: ['1', '2', '3'] });
  const fixed = battleOf(lines, { settings: { manySides: 'by-total' } });
  runFlow(decideOrder(fixed), { faces: [[1], [3], [6]] });
  expect(fixed.order).toEqual([2, 1, 0]);
});

test('RX-COH-01 everybody within 15 cm of the leader or 10 cm of the second', () => {
  const holds = (...lines: string[]) => {
    const battle = battleOf(lines);
    return cohesionOf(battle, groupOfBattle(battle, 'A1')).holds;
  };
  const leader = 'a1 leader @100,100';
  expect(holds(leader, 'a2 @264,100')).toBe(true);
  expect(holds(leader, 'a2 @284,100', 'a3 second @398,100')).toBe(true);
  expect(holds(leader, 'a2 @284,100', 'a3 second @418,100')).toBe(false);
  expect(holds(leader, 'a2 @284,100', 'a3 second @284,214')).toBe(true);
  expect([holds(leader, 'a2 @274,100'), holds(leader, 'a2 @275,100')]).toEqual([true, false]);
  const second = (x: number) => holds(leader, 'a2 @284,100', `a3 second @${x},100`);
  expect([second(408), second(409)]).toEqual([true, false]);
});

test('RX-COH-02 a group without leader and second has no cohesion for the turn', () => {
  const lines = ['a1 leader @100,100', 'a2 second @120,130', 'a3 @140,100'];
  const either = battleOf(lines, { settings: { cohesionLostWithout: 'either' } });
  const both = battleOf(lines);
  const holds = (battle: Battle) => cohesionOf(battle, groupOfBattle(battle, 'A1')).holds;
  for (const battle of [either, both]) figureOf(battle, 'a1').fate = 'eliminated';
  expect([holds(both), holds(either)]).toEqual([true, false]);
  runFlow(testCohesion(both));
  figureOf(both, 'a2').fate = 'eliminated';
  expect(holds(both)).toBe(false);
  expect(groupOfBattle(both, 'A1').cohesion).toBe(true);
});

test('RX-COH-02 the initiative step tests cohesion before its dice', () => {
  const battle = battleOf(['a1 leader @100,100', 'a2 @900,100', 'b1 leader @1900,1100']);
  battle.phase = { step: 'initiative' };
  const played = runFlow(playStep(battle), { faces: [[4], [6]], choices: ['1'] });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['d4', 'd6']);
  expect(groupOfBattle(battle, 'A1').cohesion).toBe(false);
  expect(actionPoints(battle, figureOf(battle, 'a2'))).toBe(5);
});

test('RX-COH-03 routing members are ignored for cohesion', () => {
  const lines = ['a1 leader @100,100', 'a2 rout @900,900', 'a3 @140,100'];
  const holds = (extras: BattleExtras) => {
    const battle = battleOf(lines, extras);
    return cohesionOf(battle, groupOfBattle(battle, 'A1')).holds;
  };
  expect(holds({})).toBe(true);
  expect(holds({ settings: { routingMembers: 'counted' } })).toBe(false);
});

test('RX-ACT-01 groups act in turn, and the side with more finishes the rest', () => {
  const battle = battleOf([
    'a1 @100,100',
    'a2 g2 @100,400',
    'a3 hero lone g3 @100,700',
    'b1 @1900,1100',
  ]);
  const acts: string[] = [];
  const choices = ['A2', 'done', 'done', 'A1', 'done', 'done'];
  const asked = ['group', 'action', 'action', 'group', 'action', 'action'];
  while (battle.phase.step === 'actions') {
    const flow = playStep(battle);
    for (let step = flow.next(); !step.done; step = flow.next()) {
      const request = step.value;
      if (request.kind === 'choice') {
        expect(request.about).toBe(asked.shift());
        expect(request.take(choices.shift() ?? '')).toBeUndefined();
      } else if (request.about === 'group-acts') {
        acts.push(String(request.params.group));
      }
    }
  }
  expect(acts).toEqual(['A2', 'B1', 'A1', 'A3']);
  expect(battle.phase.step).toBe('end');
});

test('RX-ACT-01 within a group one figure finishes before the next begins', () => {
  const battle = battleOf(['a1 leader @100,100', 'a2 @140,100', 'b1 @1900,1100']);
  battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: null };
  const asked = runFlow(playStep(battle), { choices: ['a2'] });
  expect(asked.choices[0]).toMatchObject({ about: 'figure', options: ['a1', 'a2', 'done'] });
  expect(battle.phase).toMatchObject({ figure: 'a2' });
  runFlow(playStep(battle), { choices: ['done'] });
  expect(figureOf(battle, 'a2').acted).toBe(true);
  runFlow(playStep(battle));
  expect(battle.phase).toMatchObject({ figure: 'a1' });
});

test('RX-ACT-02 the gang leader leads its group; a second fights as a basic one', () => {
  const lines = ['a1 leader', 'a2 second @200,100'];
  const dice = (battle: Battle, id: string) =>
    attackOf(battle, figureOf(battle, id), false, 0).dice;
  const battle = battleOf(lines);
  expect([dice(battle, 'a1'), dice(battle, 'a2')]).toEqual([
    [8, 8],
    [6, 6],
  ]);
  expect(['a1', 'a2'].map((id) => figureOf(battle, id).resistance)).toEqual([8, 7]);
  const promoted = battleOf(lines, { settings: { secondFightsAs: 'leader' } });
  expect(dice(promoted, 'a2')).toEqual([8, 8]);
  expect(figureOf(promoted, 'a2').resistance).toBe(8);
});

test('RX-ACT-03 a hero without a quality counts as Elite and has 8 AP', () => {
  const battle = battleOf(['a1 hero lone', 'a2 hero green lone g2 @300,300']);
  expect(figureOf(battle, 'a1').quality).toBe('elite');
  expect(figureOf(battle, 'a2').quality).toBe('green');
  expect(['a1', 'a2'].map((id) => actionPoints(battle, figureOf(battle, id)))).toEqual([8, 8]);
  const veteran = battleOf(['a1 hero lone'], { settings: { heroQuality: 'veteran' } });
  expect(figureOf(veteran, 'a1').quality).toBe('veteran');
});

test('RX-COH-01 the built-in gangs start in cohesion', () => {
  const battle = setUp(
    resolveSetup({ scenario: 'relay', gangs: ['halden-patrol', 'cinder-crew'], settings: {} }),
  );
  for (const group of battle.groups) expect(cohesionOf(battle, group).holds).toBe(true);
});

test('RX-INIT-05 the total decides before any die', () => {
  const battle = battleOf(['a1', 'b1']);
  const roll = (total: number, ...dice: number[]) => ({ seat: 0, dice, bonus: 0, total });
  expect(compareRolls(battle, roll(9, 1), roll(8, 6))).toBeLessThan(0);
  expect(compareRolls(battle, roll(8, 6), roll(9, 1))).toBeGreaterThan(0);
  expect(compareRolls(battle, roll(8, 6), roll(8, 5))).toBeLessThan(0);
  expect(compareRolls(battle, roll(8, 6, 2), roll(8, 6, 1))).toBeLessThan(0);
  expect(compareRolls(battle, roll(8, 6, 2), roll(8, 6))).toBeLessThan(0);
  expect(compareRolls(battle, roll(8, 6), roll(8, 6))).toBe(0);
});

test('RX-ACT-01 a figure that has acted, is out or in another group is not offered', () => {
  const lines = ['a1', 'a2 @200,100', 'a3 @300,100', 'a4 g2 @400,100', 'a5', 'b1 @900,900'];
  const battle = battleOf(lines);
  const choose = (key: string) => {
    battle.phase = { step: 'actions', turnOf: 0, group: 'A1', figure: null };
    return () => runFlow(playStep(battle), { choices: [key] });
  };
  figureOf(battle, 'a1').acted = true;
  expect(choose('a1')).toThrow('already-acted');
  expect(choose('a4')).toThrow('other-group');
  expect(choose('b1')).toThrow('not-yours');
  expect(choose('zz')).toThrow('no-such-thing');
  figureOf(battle, 'a5').fate = 'eliminated';
  expect(choose('a5')).toThrow('out-of-game');
  choose('a2')();
  expect(battle.phase).toMatchObject({ figure: 'a2' });
});

test('RX-INIT-01 a side that is gone rolls nothing and has no place', () => {
  const battle = battleOf(['a1 leader', 'b1 leader @500,500', 'c1 leader @900,900']);
  figureOf(battle, 'b1').fate = 'fled';
  runFlow(decideOrder(battle), { faces: [[6], [1]], choices: ['1'] });
  expect(battle.initiative).toEqual([0, 2]);
  expect(battle.order).toEqual([0, 2]);
});

test('RX-INIT-04 RX-INIT-05 a win is logged with its total, a tie with its dice', () => {
  const lines = ['a1 leader', 'b1 leader @500,500', 'c1 leader @900,900'];
  const won = (faces: number[][], sides = 3) =>
    runFlow(decideOrder(battleOf(lines.slice(0, sides), { settings: { manySides: 'by-total' } })), {
      faces,
      ...(sides === 2 && { choices: ['1'] }),
    }).events.find(({ about }) => about === 'initiative-won');
  expect(won([[6], [1]], 2)).toMatchObject({ rule: 'RX-INIT-04', params: { seat: 0, total: 8 } });
  expect(won([[2], [6], [4]])).toMatchObject({ rule: 'RX-INIT-04', params: { seat: 1, total: 8 } });
  // Two come to as much and roll again between them; the third is behind.
  expect(won([[5], [2], [5], [6], [1]])).toMatchObject({ rule: 'RX-INIT-04' });
  const heroes = battleOf(['a1 hero lone', 'b1 leader @500,500', 'c1 leader @900,900'], {
    settings: { manySides: 'by-total' },
  });
  const byDice = runFlow(decideOrder(heroes), { faces: [[8], [6], [1]] });
  expect(byDice.events.find(({ about }) => about === 'initiative-won')).toMatchObject({
    rule: 'RX-INIT-05',
    params: { seat: 0, total: 8 },
  });
});

test('RX-INIT-01 a side with nobody steady in a group has no dice to roll', () => {
  const battle = battleOf(['a1 hero lone panic', 'b1 leader @500,500']);
  const played = runFlow(decideOrder(battle), { faces: [[3]], choices: ['1'] });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['d6']);
  expect(moment(played, 'initiative')).toEqual({ seat: 0, dice: [], bonus: 0, total: 0 });
  expect(battle.initiative).toEqual([1, 0]);
});

test('RX-INIT-04 nobody wins without figures', () => {
  const battle = battleOf(['a1 leader', 'b1 leader @500,500']);
  for (const figure of battle.figures) figure.fate = 'fled';
  expect(runFlow(decideOrder(battle)).events).toEqual([]);
});

test('RX-INIT-05 a side without dice breaks a tie with a plain d6', () => {
  const battle = battleOf(['a1 hero lone panic', 'b1 hero lone panic @500,500']);
  const played = runFlow(rankSides(battle, [0, 1]), { faces: [[2], [5]] });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['d6', 'd6']);
  expect(played.result.map(({ seat }) => seat)).toEqual([1, 0]);
});

test('RX-COH-01 a group of which nobody is left is not tested', () => {
  const battle = battleOf(['a1 leader', 'a2 second', 'b1 leader @500,500', 'b2 second @520,500']);
  for (const id of ['b1', 'b2']) figureOf(battle, id).fate = 'eliminated';
  expect(runFlow(testCohesion(battle)).events.map(({ params }) => params?.group)).toEqual(['A1']);
});
