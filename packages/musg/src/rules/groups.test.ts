import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionStep } from './activation.ts';
import { figureOf } from './figures.ts';
import { followersOf } from './groups.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, refused, type Placed, type FigureSpec } from './testing/battle.ts';
import { playStep } from './turn.ts';

const EXTRA: FigureSpec = { rank: 'extra', weapons: ['rifle'] };
const TRIBAL: FigureSpec = { abilities: ['tribal'] };

/** In the first wave, with so many on the die. */
function firstWave(battle: Battle, left: number): Battle {
  battle.phase = { step: 'wave', wave: 1, place: 0, left };
  return battle;
}

test('MU-EXTRA-06 extras act as a group, or with a character within 1 pace', () => {
  const battle = battleWith({
    a: [
      [10, 10, { rank: 'chief' }],
      [11.5, 10, EXTRA],
      [13.5, 10, EXTRA],
      [20, 10, EXTRA],
    ],
  });
  const names = (id: string) => followersOf(battle, figureOf(battle, id)).map((each) => each.id);
  expect(names('a1')).toEqual(['a2']);
  expect(names('a3')).toEqual(['a2']);
  expect(names('a4')).toEqual([]);
});

test('MU-EXTRA-07 extras that join do not count in the wave, and act afterwards', () => {
  const battle = firstWave(
    battleWith({
      a: [
        [10, 10, { rank: 'chief' }],
        [11.5, 10, EXTRA],
        [30, 10],
      ],
    }),
    2,
  );
  runFlow(playStep(battle), { choices: ['activate:a1', 'yes'] });
  expect(battle.phase).toMatchObject({ left: 1, along: ['a2'] });
  runFlow(actionStep(battle, 'a1'), { choices: ['walk:300,300'] });
  runFlow(actionStep(battle, 'a1'), { choices: ['done'] });
  runFlow(playStep(battle), { choices: ['activate:a2'] });
  expect(figureOf(battle, 'a2').ap).toBe(2);
  runFlow(actionStep(battle, 'a2'), { choices: ['done'] });
  const { choices } = runFlow(playStep(battle), { choices: ['done'] });
  expect(choices[0]?.options).toEqual(['activate:a3', 'done']);
});

test('MU-EXTRA-07 an extra that did not join can still be activated', () => {
  const battle = firstWave(
    battleWith({
      a: [
        [10, 10, { rank: 'chief' }],
        [11.5, 10, EXTRA],
      ],
    }),
    2,
  );
  runFlow(playStep(battle), { choices: ['activate:a1', 'no'] });
  runFlow(actionStep(battle, 'a1'), { choices: ['done'] });
  const { choices } = runFlow(playStep(battle), { choices: ['activate:a2'] });
  expect(choices[0]?.options).toEqual(['activate:a2', 'done']);
});

test('MU-EXTRA-05 all extras in contact strike together, one die of 5 each; each pays', () => {
  const around: Placed[] = [
    [9, 10, EXTRA],
    [11, 10, EXTRA],
    [10, 9, EXTRA],
    [10, 11, EXTRA],
  ];
  const battle = firstWave(battleWith({ a: around, b: [[10, 10]] }), 1);
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2', 'a3', 'a4'] };
  for (const id of ['a2', 'a3', 'a4']) figureOf(battle, id).ap = 2;
  activate(battle, 'a1');
  const { rolls } = runFlow(actionStep(battle, 'a1'), {
    choices: ['strike-together:b1'],
    faces: [
      [5, 5, 1, 1],
      [4, 1],
    ],
  });
  expect(rolls.map(({ notation }) => notation)).toEqual(['4d6>=5', '2d6>=4']);
  expect(figureOf(battle, 'b1').life).toBe(2);
  expect(battle.figures.slice(0, 4).map(({ ap }) => ap)).toEqual([1, 1, 1, 1]);
});

test('MU-EXTRA-05 one die for an extra alone too, whatever he holds', () => {
  const battle = battleWith({
    a: [[9, 10, { rank: 'extra', weapons: ['sword', 'dagger'] }]],
    b: [[10, 10]],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'strike:b1:sword+dagger')).toBe('one-weapon MU-EXTRA-05');
  const { rolls } = runFlow(actionStep(battle, 'a1'), {
    choices: ['strike:b1:sword'],
    faces: [[1]],
  });
  expect(rolls[0]?.notation).toBe('d6>=5');
});

test('MU-EXTRA-08 together they shoot in order of Shooting, the best first', () => {
  const battle = firstWave(
    battleWith({
      a: [
        [10, 10, { rank: 'chief', weapons: ['rifle'] }],
        [11.5, 10, EXTRA],
        [10, 11.5, { ...EXTRA, values: { shoot: 4 } }],
      ],
      b: [[25, 10]],
    }),
    1,
  );
  runFlow(playStep(battle), { choices: ['activate:a1', 'yes'] });
  const { events } = runFlow(actionStep(battle, 'a1'), {
    choices: ['fire-together:rifle:b1'],
    faces: [[1], [1], [1]],
  });
  const order = events
    .filter(({ about }) => about === 'shoots')
    .map(({ params }) => params['figure']);
  expect(order).toEqual(['a1', 'a3', 'a2']);
});

test('MU-EXTRA-10 MU-RW-03 the rulebook example: a chief, three extras, Resistance 6', () => {
  const battle = firstWave(
    battleWith({
      a: [
        [10, 10, { rank: 'chief', weapons: ['rifle'] }],
        [8.6, 10, EXTRA],
        [10, 11.4, EXTRA],
        [10, 8.6, EXTRA],
      ],
      b: [[25, 10, { values: { resistance: 4 }, equipment: ['heavy-armour'] }]],
    }),
    1,
  );
  runFlow(playStep(battle), { choices: ['activate:a1', 'yes'] });
  const first = runFlow(actionStep(battle, 'a1'), {
    choices: ['fire-together:rifle:b1'],
    faces: [[4], [4], [5, 6, 1], [5, 1]],
  });
  expect(first.rolls.map(({ notation }) => notation)).toEqual([
    'd6>=3',
    'd6>=5',
    '3d6>=5',
    '2d6>=5',
  ]);
  expect(figureOf(battle, 'b1').life).toBe(2);
  runFlow(actionStep(battle, 'a1'), {
    choices: ['fire-together:rifle:b1'],
    faces: [[4], [4], [1, 1, 1]],
  });
  expect(battle.figures.slice(0, 4).map(({ ap }) => ap)).toEqual([1, 0, 0, 0]);
  runFlow(actionStep(battle, 'a1'), { choices: ['walk:200,300'] });
  runFlow(actionStep(battle, 'a1'));
  runFlow(playStep(battle));
  expect(battle.figures.slice(0, 4).every(({ activated }) => activated)).toBe(true);
});

test('MU-PULP-10 MU-PULP-11 tribal minions act in chains of up to four that count once', () => {
  const chain = [0, 1.5, 3, 4.5, 6].map((x): Placed => [10 + x, 10, TRIBAL]);
  const battle = firstWave(battleWith({ a: [...chain, [20, 20, TRIBAL]], b: [[50, 35]] }), 2);
  runFlow(playStep(battle), { choices: ['activate:a1', 'yes'] });
  expect(battle.phase).toMatchObject({ left: 1, along: ['a2', 'a3', 'a4'] });
  for (const id of ['a1', 'a2', 'a3', 'a4']) {
    if (id !== 'a1') runFlow(playStep(battle), { choices: [`activate:${id}`] });
    runFlow(actionStep(battle, id), { choices: ['done'] });
  }
  const { choices } = runFlow(playStep(battle), { choices: ['done'] });
  expect(choices[0]?.options).toEqual(['activate:a5', 'activate:a6', 'done']);
});
