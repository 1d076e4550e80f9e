import { expect, test } from 'vitest';
import { heightModifier } from './aim.ts';
import { figureOf } from './figures.ts';
import { PACE } from './paces.ts';
import { armed } from './testing/arm.ts';
import {
  activate,
  at,
  battleWith,
  perform,
  piece,
  placeOf,
  refused,
  type FigureSpec,
} from './testing/battle.ts';

const tower = (height: number) =>
  piece('tower', [20, 5, 10, 10], {
    ground: 'impassable',
    blocksSight: true,
    height: height * PACE,
  });

/** Somebody at the foot of a tower. */
const atTheFoot = (sketch: FigureSpec, height: number, climbable: readonly string[] = []) => {
  const battle = battleWith({
    a: [[19.5, 10, sketch]],
    b: [[5, 10]],
    terrain: [tower(height)],
    climbable,
  });
  activate(battle, 'a1');
  return battle;
};

test('MU-MOVE-05 a climb needs stairs, rope or pack; on stairs height costs double', () => {
  expect(refused(atTheFoot({}, 2), 'climb:430,200')).toBe('cannot-climb MU-MOVE-05');
  const battle = atTheFoot({}, 2, ['tower']);
  perform(battle, 'climb:430,200');
  const { on, level, hanging } = figureOf(battle, 'a1');
  expect([on, level, hanging]).toEqual(['tower', 2 * PACE, false]);
  expect(placeOf(battle, 'a1')[0]).toBeGreaterThan(20.5);
});

test('MU-EQ-08 a rope gives a Move of 9 a height of 4.5, and 11 paces are too high', () => {
  const chief = { rank: 'chief', equipment: ['rope'] } as const;
  const battle = atTheFoot(chief, 8);
  perform(battle, 'climb:430,200');
  expect(figureOf(battle, 'a1')).toMatchObject({ level: 4.5 * PACE, hanging: true, on: 'tower' });
  expect(refused(battle, 'walk:100,200')).toBe('on-a-rope MU-EQ-08');
  perform(battle, 'climb:430,200');
  expect(figureOf(battle, 'a1')).toMatchObject({ level: 8 * PACE, hanging: false });
  expect(refused(atTheFoot(chief, 11), 'climb:430,200')).toBe('too-high MU-EQ-08');
});

test('MU-EQ-10 a jump pack climbs a pace for a pace', () => {
  const battle = atTheFoot({ equipment: ['jump-pack'] }, 7);
  perform(battle, 'climb:430,200');
  expect(figureOf(battle, 'a1')).toMatchObject({ level: 7 * PACE, hanging: false });
});

test.each([
  [11, 11, false],
  [12, 11, true],
])(
  'MU-MERC-14 a harasser with Move 11 at a wall of %i climbs %i paces',
  (height, reached, hanging) => {
    const battle = atTheFoot({ mercenary: 'goblin-harasser' }, height);
    perform(battle, 'climb:430,200');
    expect(figureOf(battle, 'a1')).toMatchObject({ level: reached * PACE, hanging });
  },
);

test('MU-MOVE-06 a drop of 2 paces hurts nobody, a deeper one costs 1 life', () => {
  for (const [height, life] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const battle = atTheFoot({}, height);
    const jumper = figureOf(battle, 'a1');
    Object.assign(jumper, { at: at(21, 10), on: 'tower', level: height * PACE });
    perform(battle, 'drop:380,200');
    expect(jumper).toMatchObject({ level: 0, on: null, life });
  }
});

test('MU-EQ-08 MU-EDGE-02 a wound on the rope: a 1 falls and costs another life', () => {
  const shot = (fall: number, hits: readonly number[]) => {
    const battle = atTheFoot({ equipment: ['rope'] }, 8);
    const climber = figureOf(battle, 'a1');
    Object.assign(climber, { on: 'tower', level: 4 * PACE, hanging: true });
    Object.assign(figureOf(battle, 'b1'), { at: at(12, 10) });
    const shooter = figureOf(battle, 'b1');
    Object.assign(shooter, {
      recruit: {
        ...shooter.recruit,
        ranged: [
          {
            id: 'gun',
            name: { en: 'Gun', fr: 'Arme' },
            ranges: [10, 20, 30],
            strength: 4,
            targets: 2,
            reload: 'fast',
            hands: 2,
            cost: 1,
          },
        ],
      },
    });
    activate(battle, 'b1');
    perform(battle, 'shoot:gun:a1', { faces: [[6, 6], hits, [fall]] });
    return climber;
  };
  expect(shot(2, [6, 6])).toMatchObject({ life: 1, hanging: true });
  expect(shot(1, [6, 1])).toMatchObject({ life: 1, hanging: false, level: 0 });
});

test('MU-EQ-08 shot to 0 on the rope is death', () => {
  const battle = atTheFoot({ equipment: ['rope'], life: 1 }, 8);
  Object.assign(figureOf(battle, 'a1'), { on: 'tower', level: 4 * PACE, hanging: true });
  const shooter = figureOf(battle, 'b1');
  shooter.at = at(15, 10);
  armed(shooter, {});
  activate(battle, 'b1');
  perform(battle, 'shoot:gun:a1', { faces: [[6], [6]] });
  expect(figureOf(battle, 'a1').fate).toBe('dead');
});

test('MU-EDGE-12 a figure that falls next to an enemy is in no melee', () => {
  const battle = battleWith({
    a: [[19.5, 10, { equipment: ['rope'] }]],
    b: [
      [18.45, 10],
      [12, 10, { weapons: ['rifle'] }],
    ],
    terrain: [tower(8)],
  });
  Object.assign(figureOf(battle, 'a1'), { on: 'tower', level: 4 * PACE, hanging: true });
  activate(battle, 'b2');
  perform(battle, 'shoot:rifle:a1', { faces: [[6], [6], [1]] });
  activate(battle, 'a1');
  expect(figureOf(battle, 'a1')).toMatchObject({ fate: 'in', hanging: false, life: 1 });
  expect(refused(battle, 'strike:b1:fists')).toBe('not-in-contact MU-MELEE-01');
});

test('MU-EQ-08 below the top there is no melee', () => {
  const battle = atTheFoot({ equipment: ['rope'] }, 8);
  Object.assign(figureOf(battle, 'a1'), { on: 'tower', level: 10, hanging: true });
  figureOf(battle, 'b1').at = at(18.45, 10);
  activate(battle, 'b1');
  expect(refused(battle, 'strike:a1:fists')).toBe('not-in-contact MU-MELEE-01');
  expect(refused(battle, 'charge:a1')).toBe('on-a-rope MU-EQ-08');
});

test('MU-SHOOT-09 shots from a pace higher are one better, from lower one worse', () => {
  const battle = atTheFoot({}, 2);
  const [a, b] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
  a.level = PACE;
  expect([heightModifier(battle, a, b), heightModifier(battle, b, a)]).toEqual([-1, 1]);
  a.level = PACE - 1;
  expect([heightModifier(battle, a, b), heightModifier(battle, b, a)]).toEqual([0, 0]);
});

test('MU-DEP-02 height changes nothing in melee', () => {
  const battle = battleWith({
    a: [[21, 10, { weapons: ['sword'] }]],
    b: [[22.05, 10]],
    terrain: [tower(2)],
  });
  for (const figure of battle.figures) Object.assign(figure, { on: 'tower', level: 2 * PACE });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'strike:b1:sword', { faces: [[5, 1], [1]] });
  expect(rolls.map(({ notation }) => notation)).toEqual(['2d6>=5', 'd6>=3']);
});
