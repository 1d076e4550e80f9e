import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { fightRound, meleeOf } from './close-combat.ts';
import { figureOf, isEngaged } from './figures.ts';
import { reactionTest } from './reaction-test.ts';
import type { Battle } from './state.ts';
import { DUEL, fight } from './testing/duel.ts';
import {
  act,
  activate,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { playStep } from './turn.ts';
import { combatResult } from './wound.ts';

test('RX-CC-01 a figure in base contact starts close combat', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @125,100', 'b2 @100,126']);
  expect(refusal(battle, 'a1', 'fight:b2')).toMatchObject({
    code: 'not-in-contact',
    rule: 'RX-CC-01',
  });
  expect(refusal(battle, 'a1', 'fight:a1')).toMatchObject({ code: 'own-side' });
  act(battle, 'a1', 'fight:b1', {
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(battle.melees).toEqual([{ starter: 'a1', other: 'b1', rounds: 1 }]);
});

test('RX-ACTC-01 starting close combat costs 1', () => {
  const battle = battleOf(DUEL);
  act(battle, 'a1', 'fight:b1', {
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(figureOf(battle, 'a1').spent).toBe(1);
});

test('RX-CC-02 only close combat is left until the opponent is gone', () => {
  const battle = battleOf(['a1 pistol @1000,600', 'b1 @1024,600', 'b2 @1500,600']);
  activate(battle, 'a1');
  battle.melees.push({ starter: 'a1', other: 'b1', rounds: 1 });
  for (const key of ['move:900,600', 'shoot:pistol:b2', 'pivot:180', 'cover']) {
    expect(refusal(battle, 'a1', key)).toMatchObject({ code: 'in-close-combat', rule: 'RX-CC-02' });
  }
  const played = act(battle, 'a1', 'fight:b1', {
    faces: [
      [6, 6],
      [1, 1],
      [4, 4],
    ],
  });
  expect(loggedEvents(played)).toContain('combat-ends');
  expect(isEngaged(battle, figureOf(battle, 'a1'))).toBe(false);
  expect(refusal(battle, 'a1', 'move:900,600')).toBeUndefined();
});

test('RX-CC-03 the higher total wins and wounds; a tie does nothing', () => {
  const tie = fight(battleOf(DUEL), {
    faces: [
      [2, 2, 2],
      [3, 3],
    ],
  });
  expect(tie.result).toEqual({ winner: 'nobody', wound: 'none' });
  const won = fight(battleOf(DUEL), {
    faces: [
      [6, 2, 2],
      [3, 3],
      [6, 6],
    ],
  });
  expect(won.result).toEqual({ winner: 'attacker', wound: 'eliminated' });
  const battle = battleOf(DUEL);
  const lost = fight(battle, {
    faces: [
      [1, 1, 1],
      [3, 3],
      [6, 6],
    ],
  });
  expect(lost.result).toEqual({ winner: 'defender', wound: 'eliminated' });
  expect(figureOf(battle, 'a1').fate).toBe('eliminated');
});

test('RX-CC-04 several rounds a turn, each for 1 AP of the active figure', () => {
  const battle = battleOf(DUEL);
  act(battle, 'a1', 'fight:b1', {
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  act(battle, 'a1', 'fight:b1', {
    faces: [
      [1, 1],
      [1, 1],
    ],
  });
  act(battle, 'a1', 'fight:b1', {
    faces: [
      [1, 1],
      [1, 1],
    ],
  });
  expect(figureOf(battle, 'a1').spent).toBe(3);
  expect(figureOf(battle, 'b1').spent).toBe(0);
});

test('RX-CC-06 the starter has 1d6 more, in the first round only or always', () => {
  const rolls = (extras: BattleExtras) => {
    const battle = battleOf(DUEL, extras);
    const first = fight(battle, {
      faces: [
        [1, 1, 1],
        [1, 2],
      ],
    });
    const more = battle.settings.starterDie === 'every-round' ? [1, 1, 1] : [1, 1];
    const second = fight(battle, { faces: [more, more.length === 3 ? [1, 2] : [1, 1]] });
    return [...first.rolls, ...second.rolls].map(({ notation }) => notation);
  };
  expect(rolls({})).toEqual(['3d6', '2d6', '2d6', '2d6']);
  expect(rolls({ settings: { starterDie: 'every-round' } })).toEqual(['3d6', '2d6', '3d6', '2d6']);
});

const THREE = ['a1 @1000,600', 'a2 @1024,576', 'a3 @1048,600', 'b1 @1024,600', 'b9 @100,100'];

test('RX-CC-07 three against one: the active one rolls 2d6 + 2d6, +1d6 as starter', () => {
  const battle = battleOf(THREE);
  const played = fight(battle, {
    choices: ['a3'],
    faces: [
      [1, 1, 1, 1, 1],
      [6, 6],
      [6, 6],
    ],
  });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['5d6', '2d6', '2d6']);
  expect(played.choices[0]).toMatchObject({
    about: 'strike-back',
    who: 1,
    options: ['a1', 'a2', 'a3'],
  });
  expect(figureOf(battle, 'a3').fate).toBe('eliminated');
  expect(figureOf(battle, 'a1').fate).toBe('in');
});

test('RX-CC-07 two against two: nobody has more dice', () => {
  const battle = battleOf(['a1 @1000,600', 'a2 @1024,576', 'b1 @1024,600', 'b2 @976,600']);
  const played = fight(battle, {
    choices: ['a1'],
    faces: [
      [1, 1, 1],
      [1, 2],
    ],
  });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['3d6', '2d6']);
});

test('RX-CC-07 a lone figure gets no dice, also as the attacker, unless set', () => {
  const attack = (extras: BattleExtras, faces: number[][]) => {
    const battle = battleOf(THREE, extras);
    return runFlow(fightRound(battle, figureOf(battle, 'b1'), figureOf(battle, 'a1')), {
      faces,
    }).rolls.map(({ notation }) => notation);
  };
  expect(
    attack({}, [
      [1, 1, 1],
      [1, 1, 1, 1],
      [1, 1],
    ]),
  ).toEqual(['3d6', '4d6', '2d6']);
  const settings = { outnumbering: 'lone-figure' } as const;
  expect(
    attack({ settings }, [
      [1, 1, 1, 1, 1],
      [1, 1],
      [1, 1],
    ]),
  ).toEqual(['5d6', '2d6', '2d6']);
});

test('RX-CC-13 equal to or above the resistance: eliminated', () => {
  expect([combatResult(0), combatResult(9)]).toEqual(['eliminated', 'eliminated']);
});

/** b1 loses to a1 and is wounded with these dice. */
function beaten(words: string, dice: readonly number[], extras: BattleExtras = {}): Battle {
  const battle = battleOf(
    ['a1 @1000,600', `b1 ${words} @1024,600`, 'a9 @500,100', 'b9 @500,1100'],
    extras,
  );
  fight(battle, {
    faces: [[6, 6, 6], [1, 1], dice],
  });
  return battle;
}

test('RX-CC-14 below by 1 or 2: routs', () => {
  expect([-1, -2].map(combatResult)).toEqual(['rout', 'rout']);
  expect(combatResult(-3)).not.toBe('rout');
  const battle = beaten('leader', [3, 4]);
  expect(figureOf(battle, 'b1')).toMatchObject({
    reaction: 'rout',
    fate: 'in',
    routedInCombat: true,
  });
});

test('RX-CC-15 the margin below resistance decides between panic, rout and out', () => {
  expect([8, 7, 6, 5, 4, 3].map((total) => combatResult(total - 8))).toEqual([
    'eliminated',
    'rout',
    'rout',
    'panic',
    'panic',
    'none',
  ]);
  expect(figureOf(beaten('leader', [1, 3]), 'b1').reaction).toBe('panic');
  expect(figureOf(beaten('leader', [1, 2]), 'b1').reaction).toBe('none');
});

test('RX-CC-16 a loser who routs and has to fight another round is eliminated', () => {
  const battle = beaten('', [3, 3]);
  const played = act(battle, 'a1', 'fight:b1');
  expect(loggedEvents(played).slice(0, 2)).toEqual(['caught-routing', 'eliminated']);
  expect(played.events.slice(0, 2).map(({ rule }) => rule)).toEqual(['RX-CC-16', 'RX-CC-16']);
  expect(figureOf(battle, 'b1').fate).toBe('eliminated');
});

test('RX-CC-17 a figure that routs in combat and is left alone runs in step 1', () => {
  const battle = beaten('', [3, 3]);
  const b1 = figureOf(battle, 'b1');
  expect(b1.at).toEqual([1024, 600]);
  battle.phase = { step: 'start' };
  runFlow(playStep(battle));
  runFlow(playStep(battle));
  expect(b1.at).toEqual([1024, 400]);
  expect(isEngaged(battle, figureOf(battle, 'a1'))).toBe(false);
  const settings = { routInCombat: 'eliminated' } as const;
  expect(figureOf(beaten('', [3, 3], { settings }), 'b1').fate).toBe('eliminated');
});

test('RX-CC-17 a routing figure that is contacted for 1 AP is eliminated', () => {
  const battle = battleOf(['a1 @1000,600', 'b1 rout @1024,600', 'b2 @300,300']);
  const played = act(battle, 'a1', 'fight:b1');
  expect(moment(played, 'caught-routing')).toEqual({ figure: 'b1' });
  expect(figureOf(battle, 'b1').fate).toBe('eliminated');
  const tested = battleOf(['a1 panic @1000,600', 'b1 @1024,600', 'a2 @100,100', 'a3 @100,200']);
  tested.melees.push({ starter: 'b1', other: 'a1', rounds: 1 });
  runFlow(reactionTest(tested, figureOf(tested, 'a1')), { faces: [[1, 1]] });
  expect(figureOf(tested, 'a1').fate).toBe('eliminated');
  tested.melees = [];
  figureOf(tested, 'a2').at = [1048, 600];
  figureOf(tested, 'a2').reaction = 'panic';
  runFlow(reactionTest(tested, figureOf(tested, 'a2')), { faces: [[1, 1]] });
  expect(figureOf(tested, 'a2').fate).toBe('eliminated');
});

test('RX-CC-18 nobody leaves close combat by choice, unless set, for 1 AP', () => {
  const battle = battleOf(DUEL);
  battle.melees.push({ starter: 'a1', other: 'b1', rounds: 1 });
  expect(refusal(battle, 'a1', 'leave')).toMatchObject({ code: 'cannot-leave', rule: 'RX-CC-18' });
  const loose = battleOf(DUEL, { settings: { leavingCombat: 'costs-1' } });
  loose.melees.push({ starter: 'a1', other: 'b1', rounds: 1 });
  act(loose, 'a1', 'leave');
  expect(figureOf(loose, 'a1').spent).toBe(1);
  expect(refusal(loose, 'a1', 'move:900,600')).toBeUndefined();
});

test('RX-CC-01 each pair has a combat of its own', () => {
  const battle = battleOf(['a1', 'b1', 'b2']);
  const [a1, b1, b2] = ['a1', 'b1', 'b2'].map((id) => figureOf(battle, id));
  if (!a1 || !b1 || !b2) throw new Error('Somebody is missing.');
  const melee = { starter: 'a1', other: 'b1', rounds: 1 };
  battle.melees = [melee];
  expect(meleeOf(battle, a1, b1)).toBe(melee);
  expect(meleeOf(battle, b1, a1)).toBe(melee);
  expect(meleeOf(battle, a1, b2)).toBeUndefined();
  expect(meleeOf(battle, b2, b1)).toBeUndefined();
});
