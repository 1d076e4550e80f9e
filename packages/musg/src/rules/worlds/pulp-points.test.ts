import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, battleWith, perform, refused, type FigureSpec } from '../testing/battle.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { worldOf } from '../world.ts';
import { figureCounter, setCount } from '../world-helpers.ts';
import { extraDie, transferPoints, pointsOf } from './pulp-points.ts';
import { pulp } from './pulp.ts';

const CHIEF: FigureSpec = { rank: 'chief' };
const SECOND: FigureSpec = { rank: 'lieutenant' };

/** On either side a chief, a lieutenant and a minion. */
const episode = (worldSettings = {}): Battle => {
  const three = (x: number) =>
    [
      [x, 10, CHIEF],
      [x, 12, SECOND],
      [x, 14],
    ] as const;
  return battleWith({ world: pulp, a: three(10), b: three(40), worldSettings });
};

const pools = (battle: Battle) =>
  [0, 1].map((seat) =>
    [pointsOf(battle, 'chief', seat), pointsOf(battle, 'lieutenants', seat)].join('+'),
  );

/** Who is asked when one rolls against another and gets those answers, and who adds a die. */
function asked(battle: Battle, by: string, against: string | null, ...choices: string[]) {
  const played = runFlow(extraDie(battle, by, against, 'to-hit'), { choices });
  return [...played.choices.map(({ about, who }) => `${about} ${who}`), played.result];
}

test('MU-PULP-01 each role has a name per side; extras and mercenaries have none', () => {
  const names = (worldSettings: Readonly<Record<string, string>>) => {
    const battle = episode(worldSettings);
    return battle.figures.map((figure) => pulp.called?.(battle, figure)?.en);
  };
  const [good, bad] = [
    ['hero', 'partner', 'sidekick'],
    ['villain', 'lieutenant', 'henchman'],
  ] as const;
  expect(names({ heroes: 'first' })).toEqual([...good, ...bad]);
  expect(names({ heroes: 'second' })).toEqual([...bad, ...good]);
  const others = battleWith({
    world: pulp,
    a: [
      [10, 10, { rank: 'extra' }],
      [12, 10, { mercenary: 'elf-sniper' }],
    ],
  });
  expect(others.figures.map((figure) => pulp.called?.(others, figure))).toEqual([
    undefined,
    undefined,
  ]);
});

test('MU-PULP-07 the roller is asked first, then the enemy; one die per roll', () => {
  expect(asked(episode(), 'a1', 'b1', 'yes')).toEqual(['pulp-die 0', { by: 'a1', helps: true }]);
  expect(asked(episode(), 'a1', 'b2', 'no', 'yes')).toEqual([
    'pulp-die 0',
    'pulp-die-against 1',
    { by: 'b2', helps: false },
  ]);
  expect(asked(episode(), 'a1', 'b1', 'no', 'no')).toEqual([
    'pulp-die 0',
    'pulp-die-against 1',
    null,
  ]);
});

test('MU-PULP-07 nobody is asked against himself or a friend', () => {
  for (const against of ['a1', 'a2'])
    expect(asked(episode(), 'a1', against, 'no')).toEqual(['pulp-die 0', null]);
});

test('MU-PULP-07 a present enemy chief is asked about figures without opponents', () => {
  const against = ['pulp-die-against 1', { by: 'b1', helps: false }];
  expect(asked(episode(), 'a1', null, 'no', 'yes')).toEqual(['pulp-die 0', ...against]);
  expect(asked(episode(), 'a3', null, 'yes')).toEqual(against);
  const battle = episode();
  figureOf(battle, 'b1').fate = 'out';
  expect(asked(battle, 'a3', null)).toEqual([null]);
});

test('MU-PULP-07 lieutenants share one point, minions have none', () => {
  const battle = episode();
  expect(asked(battle, 'a3', 'b3')).toEqual([null]);
  const spent = runFlow(extraDie(battle, 'a2', null, 'to-hit'), { choices: ['yes'] });
  expect(eventsWithParams(spent)).toEqual(['spends-pulp MU-PULP-07 figure=a2 left=0']);
  expect(pools(battle)).toEqual(['3+0', '3+1']);
  expect(asked(battle, 'a2', 'b3')).toEqual([null]);
  expect(asked(battle, 'a1', null, 'yes')).toHaveLength(2);
  expect(pools(battle)).toEqual(['2+0', '3+1']);
});

test('MU-PULP-07 a point that failed goes over to the same pool of the other side', () => {
  const over = (by: string, isUsed: boolean, failed: boolean) => {
    const battle = episode();
    const lines = eventsWithParams(
      runFlow(transferPoints(battle, { by, helps: true }, isUsed, failed)),
    );
    return [...lines, ...pools(battle)];
  };
  expect(over('a1', true, true)).toEqual(['hands-pulp-over MU-PULP-07 seat=1', '3+1', '4+1']);
  expect(over('b2', false, true)).toEqual(['hands-pulp-over MU-PULP-07 seat=0', '3+2', '3+1']);
  expect(over('a1', true, false)).toEqual(['3+1', '3+1']);
});

/** How a1 and the others stand who would give a life for a point. */
const bleeds = (points: readonly [number, number], life: number) => {
  const battle = episode();
  for (const [seat, left] of points.entries()) setCount(battle, `pulp-chief-${seat}`, left);
  activate(battle, 'a1').life = life;
  return battle;
};

test('MU-PULP-08 a chief gives a life of his own, and no other deed is known', () => {
  const battle = bleeds([0, 0], 2);
  for (const key of ['deed:dance:a1', 'deed:bleed:a2'])
    expect(refused(battle, key)).toBe('no-such-deed MU-PULP-08');
  activate(battle, 'a2').life = 2;
  expect(refused(battle, 'deed:bleed:a2')).toBe('no-such-deed MU-PULP-08');
});

test.each([
  [[0, 1], 5, 'pulp-left MU-PULP-08'],
  [[1, 0], 5, 'pulp-left MU-PULP-08'],
  [[0, 0], 1, 'last-life MU-PULP-08'],
  [[0, 0], 2, undefined],
] as const)('MU-PULP-08 with %j points and %i life left: %s', (points, life, refusal) => {
  const battle = bleeds(points, life);
  expect(refused(battle, 'deed:bleed:a1')).toBe(refusal);
  const offered = worldOf(battle)?.deeds?.(battle, figureOf(battle, 'a1'));
  expect(offered).toEqual(refusal ? [] : [{ kind: 'deed', what: 'bleed', at: 'a1' }]);
});

test('MU-PULP-08 bleeding logs its cost', () => {
  const battle = bleeds([0, 0], 2);
  expect(eventsWithParams(perform(battle, 'deed:bleed:a1'))).toEqual([
    'bleeds MU-PULP-08 figure=a1 life=1',
  ]);
  expect([pools(battle), figureCounter(battle, 'a1', 'bled')]).toEqual([['1+1', '0+1'], 1]);
});
