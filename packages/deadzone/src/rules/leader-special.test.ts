import { bagOf } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { bastion, hasSpecial, spendSpecial } from './leader-special.ts';
import type { ItemId } from './item.ts';
import type { Special } from './profile.ts';
import { starforged } from './starforged.ts';
import type { Battle } from './state.ts';
import { strikeItLucky } from './strike-it-lucky.ts';
import { acquire, whyNotAcquire } from './target-acquisition.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';
import { firstDecider, refusal, loggedEvents } from './testing/logged-events.ts';

const leaderWith = (special: Special): FigureSpec => ({ type: 'leader', special, size: 2 });

/** Both sides with a leader of this kind, and so many Special faces for each. */
function led(special: Special, mine: number, theirs: number): Battle {
  const leader = leaderWith(special);
  return battleWith({
    a: [['a1', leader]],
    b: [['d4', leader], ['d4']],
    dice: [{ special: mine }, { special: theirs }],
  });
}

test('DZ-CMD-05 DZ-CMD-08 a special needs its leader and the first Special face', () => {
  const battle = led('bastion', 2, 0);
  expect([hasSpecial(battle, 0, 'bastion'), hasSpecial(battle, 0, 'stalwart')]).toEqual([
    true,
    false,
  ]);
  expect(hasSpecial(battle, 1, 'bastion')).toBe(false);
  spendSpecial(battle, 0);
  expect(battle.sides[0]).toMatchObject({ specialSpent: true, dice: { special: 1 } });
  expect(hasSpecial(battle, 0, 'bastion')).toBe(false);
  const plated = led('starforged-armour', 1, 1);
  spendSpecial(plated, 0);
  for (const side of plated.sides) side.specialSpent = true;
  expect([0, 1].map((seat) => hasSpecial(plated, seat, 'starforged-armour'))).toEqual([
    false,
    true,
  ]);
});

test('DZ-LDR-01 the active player protects a model first; one Bastion is enough', () => {
  const asked = (turnOf: 0 | 1, choices: readonly string[]) => {
    const battle = led('bastion', 1, 1);
    battle.turnOf = turnOf;
    const played = runFlow(bastion(battle, ['a1', 'b1', 'b2']), { choices });
    return { battle, ...played };
  };
  const mine = asked(1, ['model:b2']);
  expect(mine.choices).toMatchObject([{ who: 1, options: ['none', 'model:b1', 'model:b2'] }]);
  expect(mine.result).toBe('b2');
  expect(mine.battle.sides.map(({ dice }) => dice.special)).toEqual([1, 0]);
  expect(loggedEvents(mine.events)).toEqual([['bastion', 'DZ-LDR-01', { model: 'b2' }]]);
  const both = asked(0, ['none', 'model:b1']);
  expect(both.choices.map(({ who }) => who)).toEqual([0, 1]);
  expect(both.result).toBe('b1');
  expect(asked(0, ['none', 'none']).result).toBeNull();
});

test('DZ-LDR-07 each Special face reduces the penetration by a point, down to none', () => {
  const asked = (ap: number, faces: number, choice: string) => {
    const battle = led('starforged-armour', 0, faces);
    const played = runFlow(starforged(battle, 'b1', ap), { choices: [choice] });
    return [
      played.result,
      battle.sides[1]?.dice.special,
      played.choices[0],
      loggedEvents(played.events),
    ];
  };
  const question = { about: 'starforged', rule: 'DZ-LDR-07', who: 1 };
  expect(asked(3, 2, 'add:2')).toEqual([
    1,
    0,
    { ...question, key: 'add:2', options: ['none', 'add:1', 'add:2'] },
    [['starforged', 'DZ-LDR-07', { model: 'b1', count: 2 }]],
  ]);
  expect(asked(1, 3, 'none')).toEqual([
    1,
    3,
    { ...question, key: 'none', options: ['none', 'add:1'] },
    [],
  ]);
});

/** Somebody of the second side has just found something. */
function finder(found: ItemId, unused: readonly ItemId[]): Battle {
  const battle = led('strike-it-lucky', 0, 2);
  const token = {
    id: 't1',
    kind: found,
    holder: null,
    cube: cubeAt('d4'),
    broken: false,
    gun: null,
  };
  battle.items.push(token);
  Object.assign(battle.bag, bagOf(unused));
  battle.unused = unused.length;
  return battle;
}

test('DZ-LDR-06 a found token may be exchanged for an undrawn one', () => {
  const battle = finder('ammo', ['holo-sight']);
  expect(firstDecider(strikeItLucky(battle, 'b2', 't1'))).toMatchObject({
    about: 'strike-it-lucky',
    who: 1,
    params: { model: 'b2', item: 'ammo' },
  });
  const { events, choices } = runFlow(strikeItLucky(battle, 'b2', 't1'), {
    choices: ['yes'],
    faces: [[1]],
  });
  expect(choices[0]?.options).toEqual(['no', 'yes']);
  expect(loggedEvents(events)).toEqual([
    ['lucky', 'DZ-LDR-06', { model: 'b2', item: 'holo-sight' }],
  ]);
  expect(battle.items[0]?.kind).toBe('holo-sight');
  expect(battle).toMatchObject({ unused: 0 });
  expect(Object.values(battle.bag).reduce((sum, count) => sum + count, 0)).toBe(0);
  expect(battle.sides[1]).toMatchObject({ specialSpent: true, dice: { special: 1 } });
});

test('DZ-LDR-06 no change costs nothing; a trap cannot be changed, nor into nothing', () => {
  const remaining = finder('ammo', ['holo-sight']);
  expect(runFlow(strikeItLucky(remaining, 'b2', 't1'), { choices: ['no'] }).events).toEqual([]);
  expect(remaining.items[0]?.kind).toBe('ammo');
  expect(remaining.sides[1]).toMatchObject({ specialSpent: false, dice: { special: 2 } });
  expect(runFlow(strikeItLucky(finder('booby-trap', ['ammo']), 'b2', 't1')).choices).toEqual([]);
  expect(runFlow(strikeItLucky(finder('ammo', []), 'b2', 't1')).choices).toEqual([]);
});

test('DZ-LDR-03 any enemy on the field who is not tagged yet can be tagged', () => {
  const battle = battleWith({
    a: [['a1', leaderWith('target-acquisition')], ['a2']],
    b: [['h8'], ['h7'], ['h6']],
    dice: [{ special: 1 }],
  });
  at(battle, 'b2').where = 'dead';
  at(battle, 'b3').tagged = true;
  const why = (id: string) => refusal(whyNotAcquire(battle, at(battle, 'a1'), id));
  expect(['b1', 'b2', 'b3', 'a2', 'zz'].map(why)).toEqual([
    'fine',
    'not-an-enemy DZ-LDR-03',
    'is-tagged DZ-LDR-03',
    'not-an-enemy DZ-LDR-03',
    'not-an-enemy DZ-LDR-03',
  ]);
  const { activation } = activate(battle, 'a1');
  const offered = activation && legalActions(battle, activation);
  expect(offered?.filter(({ kind }) => kind === 'target-acquisition')).toEqual([
    { kind: 'target-acquisition', target: 'b1' },
  ]);
  expect(loggedEvents(runFlow(acquire(battle, 'b1')).events)).toEqual([
    ['tagged', 'DZ-LDR-03', { model: 'b1' }],
  ]);
  expect(at(battle, 'b1').tagged).toBe(true);
});
