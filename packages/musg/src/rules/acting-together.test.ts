import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionStep } from './activation.ts';
import { figureOf } from './figures.ts';
import { followersOf, releaseFollowers, gatherFollowers, remainingFollowers } from './groups.ts';
import type { Battle } from './state.ts';
import {
  activate,
  battleWith,
  perform,
  refused,
  type Placed,
  type TestBattle,
} from './testing/battle.ts';
import { playStep } from './turn.ts';

const EXTRA = { rank: 'extra' } as const;
const CROWD: Placed[] = [
  [10, 10, EXTRA],
  [11.5, 10, EXTRA],
  [13, 10, EXTRA],
  [15.1, 10, EXTRA],
];

/** In the first wave, with so many left. */
function wave(rest: TestBattle, left = 3): Battle {
  const battle = battleWith({ b: [[50, 30]], ...rest });
  battle.phase = { step: 'wave', wave: 1, place: 0, left };
  return battle;
}

const companions = (battle: Battle, id = 'a1') =>
  followersOf(battle, figureOf(battle, id)).map((each) => each.id);

test('MU-EXTRA-06 a chain of extras, each within a pace of another, as long as it is', () => {
  expect(companions(wave({ a: CROWD }))).toEqual(['a2', 'a3']);
  const long = [0, 1, 2, 3, 4, 5].map((i): Placed => [10 + 1.5 * i, 10, EXTRA]);
  expect(companions(wave({ a: long }))).toHaveLength(5);
});

test('MU-EXTRA-06 a fleeing figure takes nobody along; none that fled or acted joins', () => {
  const battle = wave({ a: CROWD });
  figureOf(battle, 'a2').fleeing = true;
  expect(companions(battle, 'a3')).toEqual([]);
  figureOf(battle, 'a2').fleeing = false;
  figureOf(battle, 'a3').activated = true;
  expect(companions(battle)).toEqual(['a2']);
  figureOf(battle, 'a1').fleeing = true;
  expect(companions(battle)).toEqual([]);
});

test('MU-EXTRA-06 MU-EXTRA-07 an extra that joins has its points at once, logged', () => {
  const battle = wave({ a: CROWD });
  const { choices, events } = runFlow(
    gatherFollowers(battle, 'a1', () => 2),
    { choices: ['yes'] },
  );
  expect(choices[0]).toMatchObject({ about: 'together', who: 0, options: ['yes', 'no'] });
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['together', { figure: 'a1', count: 2 }],
  ]);
  expect(battle.figures.map(({ ap }) => ap)).toEqual([0, 2, 2, 0, 0]);
  expect(battle.phase).toEqual({ step: 'wave', wave: 1, place: 0, left: 3, along: ['a2', 'a3'] });
  const apart = wave({ a: CROWD });
  runFlow(
    gatherFollowers(apart, 'a1', () => 2),
    { choices: ['no'] },
  );
  expect(apart.figures.map(({ ap }) => ap)).toEqual([0, 0, 0, 0, 0]);
  expect(apart.phase).toEqual({ step: 'wave', wave: 1, place: 0, left: 3 });
});

test('MU-EXTRA-07 extras that count join up to the wave; a tribe counts once', () => {
  const each = { settings: { extrasInWave: 'each' } } as const;
  const after = (a: Placed[], left: number) => {
    const battle = wave({ a, ...each }, left);
    runFlow(
      gatherFollowers(battle, 'a1', () => 2),
      { choices: left > 0 ? ['yes'] : [] },
    );
    return battle.phase;
  };
  expect(after(CROWD, 3)).toMatchObject({ left: 1, along: ['a2', 'a3'] });
  expect(after(CROWD, 1)).toMatchObject({ left: 0, along: ['a2'] });
  expect(after(CROWD, 0)).not.toHaveProperty('along');
  const tribal = { abilities: ['tribal'] } as const;
  const tribe: Placed[] = [
    [10, 10, tribal],
    [11.5, 10, tribal],
    [13, 10, { ...EXTRA, ...tribal }],
  ];
  expect(after(tribe, 1)).toMatchObject({ left: 1, along: ['a2', 'a3'] });
});

test('MU-EXTRA-07 MU-EXTRA-10 joined extras with points act next, then are activated', () => {
  const battle = wave({ a: CROWD });
  runFlow(
    gatherFollowers(battle, 'a1', () => 2),
    { choices: ['yes'] },
  );
  expect(remainingFollowers(battle).map(({ id }) => id)).toEqual(['a2', 'a3']);
  figureOf(battle, 'a2').ap = 1;
  figureOf(battle, 'a3').ap = 0;
  expect(remainingFollowers(battle).map(({ id }) => id)).toEqual(['a2']);
  figureOf(battle, 'a2').fate = 'out';
  expect(remainingFollowers(battle)).toEqual([]);
  figureOf(battle, 'a2').fate = 'in';
  releaseFollowers(battle, 'a2');
  expect(battle.phase).toMatchObject({ along: ['a3'] });
  figureOf(battle, 'a3').ap = 2;
  releaseFollowers(battle, null);
  expect(figureOf(battle, 'a3')).toMatchObject({ ap: 0, activated: true });
  expect(figureOf(battle, 'a2')).toMatchObject({ ap: 1, activated: false });
  expect(battle.phase).toEqual({ step: 'wave', wave: 1, place: 0, left: 3 });
  battle.phase = { step: 'end' };
  releaseFollowers(battle, null);
  expect(battle.phase).toEqual({ step: 'end' });
});

test('MU-EXTRA-10 an extra that is not picked any more has been activated as well', () => {
  const battle = wave({ a: CROWD });
  runFlow(playStep(battle), { choices: ['activate:a1', 'yes'] });
  runFlow(actionStep(battle, 'a1'), { choices: ['done'] });
  const { choices } = runFlow(playStep(battle), { choices: ['done'] });
  expect(choices[0]?.options).toEqual(['activate:a2', 'activate:a3', 'done']);
  expect(battle.figures.map(({ activated, ap }) => [activated, ap]).slice(0, 4)).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
    [false, 0],
  ]);
  expect(battle.phase).toEqual({ step: 'wave', wave: 1, place: 0, left: 2 });
});

/** Extras round b1, all going along with a1. */
function mob(change: (battle: Battle) => void = () => {}, rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [
      [9, 10, EXTRA],
      [11, 10, { ...EXTRA, weapons: ['dagger', 'sword'] }],
      [10, 9, EXTRA],
    ],
    b: [[10, 10]],
    ...rest,
  });
  battle.phase = { step: 'wave', wave: 1, place: 0, left: 0, along: ['a2', 'a3'] };
  for (const figure of battle.figures) figure.ap = 1;
  activate(battle, 'a1', 1);
  change(battle);
  return battle;
}

test('MU-EXTRA-05 extras roll one die each, equal Strengths together', () => {
  const battle = mob();
  const { events, rolls } = perform(battle, 'strike-together:b1', {
    faces: [[6, 6], [6, 1], [6], [6]],
  });
  // Bare hands have 2, the sword makes it 4 against Resistance 2.
  expect(rolls.map(({ rule, notation }) => `${rule} ${notation}`)).toEqual([
    'MU-EXTRA-05 2d6>=5',
    'MU-MELEE-02 2d6>=4',
    'MU-EXTRA-05 d6>=5',
    'MU-MELEE-02 d6>=3',
  ]);
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['mob', { figure: 'a1', target: 'b1', count: 3 }],
    ['hits', { hits: 2, shots: 2, need: 5 }],
    ['hits', { hits: 1, shots: 1, need: 5 }],
    ['wounded', { figure: 'b1', wounds: 2, life: 1 }],
  ]);
  expect(battle.figures.map(({ ap }) => ap)).toEqual([0, 0, 0, 1]);
});

test('MU-EXTRA-05 extras who miss roll no damage, lose the sword bonus, log no wound', () => {
  const missed = perform(mob(), 'strike-together:b1', { faces: [[1, 1], [6], [1]] });
  expect(missed.events.map(({ about }) => about)).toEqual(['mob', 'hits', 'hits', 'unhurt']);
  const unarmed = mob((battle) => {
    figureOf(battle, 'a2').lost = ['sword'];
  });
  const { rolls } = perform(unarmed, 'strike-together:b1', { faces: [[1, 1], [6], [1]] });
  expect(rolls.at(-1)?.notation).toBe('d6>=4');
});

test.each<readonly [why: string, change: (battle: Battle) => void]>([
  ['has fallen', (battle) => void (figureOf(battle, 'a2').fate = 'out')],
  ['has no point', (battle) => void (figureOf(battle, 'a2').ap = 0)],
  ['carries somebody', (battle) => void (figureOf(battle, 'a2').carries = 'a9')],
  ['is not in contact', (battle) => void (figureOf(battle, 'a2').at = [300, 200])],
  [
    'is no extra',
    (battle) => {
      const figure = figureOf(battle, 'a2');
      figure.recruit = { ...figure.recruit, rank: 'minion' };
    },
  ],
])('MU-EXTRA-05 an extra that %s does not strike with the others', (_, change) => {
  const two = mob(change);
  const { events } = perform(two, 'strike-together:b1', { faces: [[1, 1]] });
  expect(events[0]?.params).toMatchObject({ count: 2 });
  const alone = mob((battle) => {
    change(battle);
    figureOf(battle, 'a3').fate = 'out';
  });
  expect(refused(alone, 'strike-together:b1')).toBe('nobody-along MU-EXTRA-05');
});

test('MU-EXTRA-05 nobody strikes who is not there', () => {
  const battle = mob();
  expect(refused(battle, 'strike-together:b1')).toBeUndefined();
  expect(refused(battle, 'strike-together:b9')).toBe('not-in-contact MU-EXTRA-05');
  figureOf(battle, 'b1').fate = 'out';
  expect(refused(battle, 'strike-together:b1')).toBe('not-in-contact MU-EXTRA-05');
});
