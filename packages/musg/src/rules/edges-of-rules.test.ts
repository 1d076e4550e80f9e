import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { countShots } from './armourer.ts';
import { along } from './along.ts';
import { commandOf, commandTest } from './command.ts';
import { stepOut } from './commando.ts';
import { companionStep } from './companions.ts';
import { areEngaged, figureOf, outranks } from './figures.ts';
import { flameShape } from './flame.ts';
import { fleeCost } from './flee-melee.ts';
import { armed } from './testing/armed.ts';
import {
  activate,
  battleWith,
  perform,
  piece,
  type Sketch,
  type TestBattle,
} from './testing/battle.ts';
import { told, toldOf } from './testing/told.ts';

test('MU-ACT-05 MU-CHAR-04 a storey apart nobody fights, and a chief ranks above all but his like', () => {
  const battle = battleWith({
    a: [
      [10, 10, { rank: 'chief' }],
      [30, 30, { rank: 'lieutenant' }],
    ],
    b: [[11, 10, { rank: 'chief' }]],
  });
  const [chief, lieutenant, other] = battle.figures;
  if (!chief || !lieutenant || !other) throw new Error('Three are there.');
  expect([
    outranks(chief, other),
    outranks(chief, lieutenant),
    outranks(lieutenant, other),
  ]).toEqual([false, true, false]);
  chief.level = 19;
  expect(areEngaged(battle, chief, other)).toBe(true);
  chief.level = 20;
  expect(areEngaged(battle, chief, other)).toBe(false);
});

test('MU-RACE-07 MU-DICE-04 only goblins within 2 paces count, and no number of them makes more than 11', () => {
  const goblin: Sketch = { race: 'goblin' };
  const horde = (settings: TestBattle['settings'], ...xs: readonly number[]) => {
    const battle = battleWith({
      a: [[10, 10, goblin], ...xs.map((x) => [x, 10, goblin] as const)],
      races: ['goblin', 'generic'],
      ...(settings && { settings }),
    });
    return commandOf(battle, figureOf(battle, 'a1'));
  };
  expect([horde({}, 13), horde({}, 13.05), horde({}, 30)]).toEqual([6, 5, 5]);
  const many = [11, 11.2, 11.4, 11.6, 11.8, 12, 12.2, 12.4];
  expect(horde({ commandCap: 'none' }, ...many)).toBe(11);
});

test('MU-DICE-03 a test is told with the Command it was taken with', () => {
  const taken = (faces: number[][], abilities: Sketch['abilities'] = []) => {
    const battle = battleWith({ a: [[10, 10, { abilities }]] });
    const { result, moments } = runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), {
      faces,
    });
    return [result, ...told(moments)];
  };
  expect(taken([[3, 3]])).toEqual([true, 'test-passed MU-END-02 a1 6']);
  expect(taken([[3, 4]])).toEqual([false, 'test-failed MU-END-02 a1 6']);
  expect(taken([[5, 6, 1]], ['steel-nerves'])).toEqual([true, 'test-passed MU-END-02 a1 6']);
});

test('MU-EXTRA-03 a crowd is of extras within a pace of each other, and of nobody else', () => {
  const extra: Sketch = { rank: 'extra' };
  const crowd = (x: number, sketch: Sketch) => {
    const battle = battleWith({
      a: [
        [10, 10, extra],
        [x, 10, sketch],
      ],
    });
    return commandOf(battle, figureOf(battle, 'a1'));
  };
  expect([crowd(12, extra), crowd(12.05, extra), crowd(12, {})]).toEqual([6, 5, 5]);
});

test('MU-MERC-13 who is shown stays where he is, or stands at the nearest free place', () => {
  const shown = (rest: TestBattle) => {
    const battle = battleWith({ a: [[10, 10]], ...rest });
    const commando = Object.assign(figureOf(battle, 'a1'), { hidden: true });
    stepOut(battle, commando);
    return [...commando.at, commando.hidden];
  };
  expect(shown({})).toEqual([200, 200, false]);
  expect(shown({ b: [[10, 10]] })).toEqual([200, 180, false]);
  // North of him is a wall: the next direction, clockwise, in which there is room.
  const wall = piece('wall', [9, 8.7, 1.2, 0.5], { ground: 'impassable' });
  expect(shown({ b: [[10, 10]], terrain: [wall] })).toEqual([220, 200, false]);
  const rock = (size: number) => ({
    terrain: [
      piece('rock', [10 - size, 10 - size, 2 * size, 2 * size], { ground: 'impassable' as const }),
    ],
  });
  expect(shown(rock(5.5))).toEqual([200, 80, false]);
  expect(shown(rock(5.6))).toEqual([200, 200, false]);
});

test('MU-MERC-12 a point pays for two shots of a fast weapon, and for one of any other', () => {
  const left = (weapon: Parameters<typeof armed>[1], cost: number, before = 0) => {
    const battle = battleWith({ a: [[10, 10]] });
    const smith = armed(figureOf(battle, 'a1'), weapon);
    smith.shotsLeft = before;
    countShots(smith, 'gun', cost);
    return smith.shotsLeft;
  };
  expect([left({}, 1), left({}, 0, 1)]).toEqual([1, 0]);
  expect([left({ heavy: true }, 1), left({ reload: 'slow' }, 1)]).toEqual([0, 0]);
  expect([left({ heavy: true }, 1, 1), left({ reload: 'slow' }, 1, 1)]).toEqual([1, 1]);
});

test('MU-EXTRA-06 MU-EXTRA-07 nobody goes along outside of the waves; in them those with points act afterwards, or not at all', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [12, 10],
      [14, 10],
    ],
  });
  battle.phase = { step: 'end' };
  expect(along(battle)).toEqual([]);
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2', 'a3'] };
  for (const id of ['a2', 'a3']) figureOf(battle, id).ap = 2;
  const first = runFlow(companionStep(battle), { choices: ['activate:a3'] });
  expect(first.result).toBe(true);
  expect(told(first.moments)).toEqual(['activated MU-ACT-01 a3 2']);
  expect([battle.active, along(battle)]).toEqual(['a3', ['a2']]);
  battle.active = null;
  const none = runFlow(companionStep(battle), { choices: ['done'] });
  expect([none.result, none.moments, along(battle), battle.active]).toEqual([true, [], [], null]);
  expect(figureOf(battle, 'a2')).toMatchObject({ ap: 0, activated: true });
  expect(runFlow(companionStep(battle)).result).toBe(false);
});

test('MU-EQ-06 a buckler helps against each strike, or once a turn where the table wants so', () => {
  const parries = (settings: TestBattle['settings']) => {
    const battle = battleWith({
      a: [[10, 10, { rank: 'chief', weapons: ['sword'] }]],
      b: [[11, 10, { equipment: ['buckler'] }]],
      ...(settings && { settings }),
    });
    figureOf(battle, 'b1').spent = ['medikit', 'buckler-7'];
    activate(battle, 'a1');
    const strike = (faces: number[][]) =>
      perform(battle, 'strike:b1:sword', { faces }).rolls.some(({ about }) => about === 'buckler');
    const twice = [1, 2].map(() => strike([[6, 1], [1]]));
    return [...twice, figureOf(battle, 'b1').spent.length];
  };
  expect(parries({})).toEqual([true, true, 2]);
  expect(parries({ bucklers: 'each-turn' })).toEqual([true, false, 3]);
});

test('MU-TMPL-08 flames are 30 degrees wide after 8 paces, and told with how many they touch', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['flamethrower'] }]],
    b: [
      [14, 10],
      [16, 10],
    ],
  });
  const ys = flameShape(figureOf(battle, 'a1'), figureOf(battle, 'b1')).map(([, y]) => y);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([157, 243]);
  expect(toldOf(battle, 'a1', 'shoot:flamethrower:b1', { faces: [[1], [1]] })[1]).toBe(
    'burns MU-TMPL-08 a1 2',
  );
});

test('MU-DISENG-01 only friends within a pace make a flight cheaper', () => {
  const cost = (x: number) => {
    const battle = battleWith({
      a: [
        [10, 10],
        [x, 10],
      ],
      b: [
        [11, 10],
        [10, 11],
        [10, 9],
      ],
    });
    return fleeCost(battle, figureOf(battle, 'a1'));
  };
  expect([cost(8), cost(7.95), cost(30)]).toEqual([2, 3, 3]);
});
