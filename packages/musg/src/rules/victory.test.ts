import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Battle } from './state.ts';
import { armed } from './testing/arm.ts';
import { activate, battleWith, perform, piece } from './testing/battle.ts';
import { enemyVehicle } from './testing/vehicles.ts';
import { mission } from './testing/mission.ts';
import { scores } from './victory.ts';
import { vehicleOf } from './vehicles.ts';
import { countDown } from './worlds/bombs.ts';
import { markersOf, setCount, setFigureCounter } from './world-helpers.ts';

const felledBy = (battle: Battle, id: string) => figureOf(battle, id).felledBy;

test('MU-VP-01 MU-EQ-08 a fall from a rope after a shot scores for the shooter', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['rifle'] }]],
    b: [[24, 10, { equipment: ['rope'], values: { life: 2 } }]],
    terrain: [piece('tower', [25, 8, 6, 6], { ground: 'impassable', height: 160 })],
  });
  const climber = activate(battle, 'b1');
  perform(battle, 'climb:560,200');
  expect(climber.hanging).toBe(true);
  activate(battle, 'a1');
  perform(battle, 'shoot:rifle:b1', { faces: [[6], [6], [1]] });
  expect([climber.fate, felledBy(battle, 'b1')]).toEqual(['out', 'a1']);
  expect(scores(battle)).toEqual([5, 0]);
});

test('MU-VP-01 MU-ARCH-02 a figure felled by its own weapon scores for enemies', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[20, 10, { rank: 'chief', life: 1 }]] });
  armed(figureOf(battle, 'b1'), { blackPowder: true });
  activate(battle, 'b1');
  perform(battle, 'shoot:gun:a1', { faces: [[1], [1], [6]] });
  expect([figureOf(battle, 'b1').fate, felledBy(battle, 'b1')]).toEqual(['out', null]);
  expect(scores(battle)).toEqual([10, 0]);
});

test('MU-VP-01 MU-ARCH-02 an enemy beside a gun that bursts scores for its crew', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['cannon-black-powder'] }],
      [12, 12, { life: 1 }],
    ],
    b: [
      [12, 8, { life: 1 }],
      [40, 10],
    ],
  });
  const [cannon] = battle.guns;
  if (!cannon) throw new Error('A gun is there.');
  cannon.at = [220, 200];
  activate(battle, 'a1');
  perform(battle, 'shoot:cannon-black-powder:b2', { faces: [[1], [1], [6], [6], [6]] });
  expect(['a2', 'b1'].map((id) => figureOf(battle, id).fate)).toEqual(['out', 'out']);
  expect(['a2', 'b1'].map((id) => felledBy(battle, id))).toEqual([null, 'a1']);
});

test('MU-VP-01 MU-MOVE-06 a deadly jump scores for enemies', () => {
  const battle = battleWith({
    a: [[10, 10, { life: 1 }]],
    b: [[40, 10]],
    terrain: [piece('tower', [8, 8, 4, 4], { ground: 'impassable', height: 80 })],
  });
  Object.assign(activate(battle, 'a1'), { level: 80, on: 'tower' });
  perform(battle, 'drop:200,260');
  expect(scores(battle)).toEqual([0, 5]);
});

test('MU-VP-01 a standing figure, or one that left unhurt, scores for nobody', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[40, 10]] });
  figureOf(battle, 'a1').fate = 'left';
  expect(scores(battle)).toEqual([0, 0]);
});

test('MU-VP-01 MU-VEH-17 a death with a vehicle scores for its wrecker', () => {
  const wreck = (key: string, faces: number[][]) => {
    const battle = enemyVehicle(
      { class: 'light' },
      {
        a: [[17, 20, { rank: 'chief', weapons: ['rifle', 'grenade', 'axe'] }]],
        b: [[5, 5, { life: 1 }]],
        settings: { wreckCrews: 'hurt' },
      },
    );
    vehicleOf(battle, 'bv1').structure = 1;
    activate(battle, 'a1');
    perform(battle, key, { faces });
    return felledBy(battle, 'b1');
  };
  expect(wreck('shoot-vehicle:rifle:bv1', [[6], [6]])).toBe('a1');
  expect(wreck('shoot-crew:rifle:b1', [[1], [6]])).toBe('a1');
  expect(
    wreck(
      'strike-vehicle:bv1:axe',
      [
        [6, 6],
        [6, 6],
      ].slice(0, 2),
    ),
  ).toBe('a1');
});

test('MU-VP-01 MU-RT-21 a death by a bomb scores for the side that planted it', () => {
  const battle = mission(
    {
      a: [[30, 20]],
      b: [
        [29, 21],
        [30, 24],
      ],
    },
    { mission: 'bombs' },
  );
  setFigureCounter(battle, 'b1', 'bomb', 1);
  setCount(battle, 'alert', 6);
  const [site] = markersOf(battle, 'site');
  if (!site) throw new Error('There are sites.');
  for (const figure of battle.figures) figure.at = site.at;
  figureOf(battle, 'a1').at = [site.at[0], site.at[1] + 200];
  activate(battle, 'b1');
  perform(battle, `deed:plant:${site.id}`);
  battle.turn += 3;
  runFlow(countDown(battle));
  expect(battle.figures.map(({ id }) => felledBy(battle, id))).toEqual(['b1', 'b1', 'b1']);
  // His own dead count for the agents.
  expect(scores(battle)).toEqual([10, 5]);
});
