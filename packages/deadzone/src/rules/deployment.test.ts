import { bagSize } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { makeCube } from '../board/index.ts';
import { expect, test } from 'vitest';
import { deploymentCubes, logisticsStep, scoutStep } from './deployment.ts';
import { DEFAULT_SETUP } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';
import { playStep } from './round.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { setUp } from './setup.ts';
import type { Battle } from './state.ts';
import { at, battleWith, type TestBattle } from './testing/scripted-battle.ts';
import type { FigureSpec } from './testing/recruits.ts';

/** A battle before anything has been done. */
function fresh(test: TestBattle, step: 'tokens' | 'recon'): Battle {
  const battle = battleWith(test);
  for (const model of battle.models) model.where = 'waiting';
  battle.phase = { step };
  battle.round = 0;
  return battle;
}

const FIRST_GAME = resolveSetup(DEFAULT_SETUP);
const LEADER: FigureSpec = { type: 'leader', recon: 4 };
const TOKENS = { tokens: [{ item: 'ammo', count: 3 }], drawn: 2 } as const;
const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-SETUP-01 tokens come before Recon, Recon before deployment', () => {
  const battle = fresh({ a: [['a1', LEADER]], b: [['h8', LEADER]] }, 'tokens');
  runFlow(playStep(battle));
  expect(battle.phase.step).toBe('recon');
  runFlow(playStep(battle), { choices: ['i-begin', 'zone:1'], faces: [[4, ...miss(9)]] });
  expect(battle.phase).toEqual({ step: 'deployment', seat: 0 });
});

test('DZ-SETUP-02 two players with a team each', () => {
  const battle = setUp(FIRST_GAME);
  expect(battle.sides.map(({ faction }) => faction)).toEqual(['enforcers', 'forge-fathers']);
});

test('DZ-SETUP-04 items can be left out', () => {
  const battle = setUp({ ...FIRST_GAME, settings: { ...DEFAULT_SETTINGS, items: 'off' } });
  runFlow(playStep(battle));
  expect(battle.items).toEqual([]);
  expect(bagSize(battle.bag)).toBe(0);
});

test('DZ-ITEMP-01 a token goes where a column and a row die say, face down', () => {
  const battle = fresh({ mission: TOKENS }, 'tokens');
  runFlow(playStep(battle), {
    faces: [
      [3, 4],
      [5, 6],
    ],
  });
  expect(battle.items).toMatchObject([
    { cube: [3, 4, 1], kind: null },
    { cube: [5, 6, 1], kind: null },
  ]);
});

test('DZ-ITEMP-02 an item is on top of what stands there', () => {
  const battle = fresh({ mission: TOKENS, cubes: [{ at: [3, 4, 1], solid: true }] }, 'tokens');
  runFlow(playStep(battle), {
    faces: [
      [3, 4],
      [5, 6],
    ],
  });
  expect(battle.items[0]?.cube).toEqual([3, 4, 2]);
});

test('DZ-ITEMP-03 several tokens may share a cube', () => {
  const battle = fresh({ mission: TOKENS }, 'tokens');
  runFlow(playStep(battle), {
    faces: [
      [3, 4],
      [3, 4],
    ],
  });
  expect(battle.items).toHaveLength(2);
});

test('DZ-ITEMP-04 what falls into a deployment zone is discarded', () => {
  const battle = fresh({ mission: TOKENS }, 'tokens');
  runFlow(playStep(battle), {
    faces: [
      [3, 2],
      [5, 7],
    ],
  });
  expect(battle.items).toEqual([]);
});

test('DZ-ITEMP-05 discarded tokens count as drawn, and undrawn ones are unused', () => {
  const battle = fresh({ mission: TOKENS }, 'tokens');
  runFlow(playStep(battle), {
    faces: [
      [3, 2],
      [5, 6],
    ],
  });
  expect(battle.items).toHaveLength(1);
  expect(battle.unused).toBe(1);
});

test('DZ-RECON-01 five dice each against the leader’s Recon; ties are rolled again', () => {
  const battle = fresh({ a: [['a1', LEADER]], b: [['h8', { type: 'leader', recon: 5 }]] }, 'recon');
  const { rolls } = runFlow(playStep(battle), {
    choices: ['i-begin', 'zone:1'],
    faces: [miss(10), [...miss(5), 5, ...miss(4)]],
  });
  expect(rolls[0]?.notation).toBe('5d8!=8>=4 vs 5d8!=8>=5');
  expect(battle.first).toBe(1);
});

test('DZ-RECON-02 the winner names the first player, who picks a zone and begins', () => {
  const sides = { a: [['a1', LEADER]], b: [['h8', LEADER]] } as const;
  const battle = fresh(sides, 'recon');
  const { choices } = runFlow(playStep(battle), {
    choices: ['they-begin', 'zone:2'],
    faces: [[4, ...miss(9)]],
  });
  expect(choices.map(({ who }) => who)).toEqual([0, 1]);
  expect(battle).toMatchObject({ first: 1, turnOf: 1 });
  expect(battle.sides.map(({ zone }) => zone)).toEqual([0, 1]);
  const fast = fresh({ ...sides, settings: { reconWinner: 'is-first' } }, 'recon');
  runFlow(playStep(fast), { choices: ['zone:1'], faces: [[4, ...miss(9)]] });
  expect(fast.first).toBe(0);
});

test('DZ-ABIL-40 a leader with Strategist re-rolls a failure in Recon', () => {
  const strategist: FigureSpec = { ...LEADER, abilities: ['strategist'] };
  const battle = fresh({ a: [['a1', strategist]], b: [['h8', LEADER]] }, 'recon');
  const { rolls } = runFlow(playStep(battle), {
    choices: ['i-begin', 'zone:1'],
    faces: [[...miss(5), 4, ...miss(5)]],
  });
  expect(rolls[0]?.notation).toMatch(/^5d8!=8>=4rf1 vs/);
});

test('DZ-DEPLOY-01 all of the first player’s models, then all of the other’s', () => {
  const battle = fresh({ a: [['a1'], ['a1']], b: [['h8']] }, 'recon');
  battle.phase = { step: 'deployment', seat: 0 };
  for (const cube of ['to:a1.1', 'to:b1.1']) runFlow(playStep(battle), { choices: [cube] });
  expect(battle.phase).toEqual({ step: 'deployment', seat: 1 });
  runFlow(playStep(battle), { choices: ['to:h8.1'] });
  expect(battle.models.every(({ where }) => where === 'field')).toBe(true);
});

test('DZ-DEPLOY-02 any level of the zone with room; vehicles on the ground', () => {
  const roof = [{ at: [1, 1, 2], floor: 'full' }] as const;
  const battle = fresh(
    { a: [['a1'], ['a1', { abilities: ['vehicle'] }]], b: [], cubes: roof },
    'recon',
  );
  const levels = (id: string) =>
    new Set(deploymentCubes(battle, at(battle, id)).map(([, , level]) => level));
  expect([...levels('a1')]).toEqual([1, 2]);
  expect([...levels('a2')]).toEqual([1]);
  const rows = new Set(deploymentCubes(battle, at(battle, 'a1')).map(([, row]) => row));
  expect([...rows]).toEqual([1, 2]);
});

test('DZ-DEPLOY-02 a model without room in its zone begins in the nearest cubes', () => {
  const big = { size: 4 } as const;
  const battle = fresh(
    {
      a: [
        ['a1', big],
        ['a2', big],
      ],
      b: [['b1', big]],
    },
    'recon',
  );
  const zones = [
    { from: [1, 1], to: [1, 1] },
    { from: [8, 8], to: [8, 8] },
  ] as const;
  Object.assign(battle, { mission: { ...battle.mission, zones } });
  const cubes = () => deploymentCubes(battle, at(battle, 'a2')).map(makeCube).toSorted();
  expect(cubes()).toEqual(['a1.1']);
  Object.assign(at(battle, 'a1'), { where: 'field', cube: [1, 1, 1] });
  expect(cubes()).toEqual(['a2.1', 'b1.1', 'b2.1']);
  Object.assign(at(battle, 'b1'), { where: 'field', cube: [2, 1, 1] });
  expect(cubes()).toEqual(['a2.1', 'b2.1']);
  battle.phase = { step: 'deployment', seat: 0 };
  const { choices } = runFlow(playStep(battle), { choices: ['to:b2.1'] });
  expect(choices[0]?.options).toHaveLength(2);
  expect(at(battle, 'a2').cube).toEqual([2, 2, 1]);
});

test('DZ-EDGE-10 a model with Vehicle or a bike deploys as a vehicle', () => {
  const roof = [{ at: [1, 1, 2], floor: 'full' }] as const;
  const battle = fresh({ a: [['a1', { item: 'scout-bike' }]], cubes: roof }, 'recon');
  expect(deploymentCubes(battle, at(battle, 'a1')).every(([, , level]) => level === 1)).toBe(true);
});

test('DZ-DEPLOY-03 logistics, then scouts, then the first command dice', () => {
  const battle = fresh({ a: [['a1']], b: [['h8']] }, 'recon');
  battle.phase = { step: 'deployment', seat: 0 };
  runFlow(playStep(battle), { choices: ['to:a1.1'] });
  runFlow(playStep(battle), { choices: ['to:h8.1'] });
  expect(battle.phase.step).toBe('logistics');
  runFlow(playStep(battle));
  expect(battle.phase.step).toBe('scouts');
  runFlow(playStep(battle));
  expect(battle.phase.step).toBe('command');
});

test('DZ-ABIL-26 Logistics moves one token by one cube, never out of a zone', () => {
  const battle = battleWith({ a: [['a1', { type: 'leader', abilities: ['logistics'] }]], b: [] });
  for (const [i, cube] of [[4, 4, 1] as const, [4, 1, 1] as const].entries())
    battle.items.push({ id: `t${i}`, kind: null, holder: null, cube, broken: false, gun: null });
  const { choices } = runFlow(logisticsStep(battle, [0]), { choices: ['shift:t0:e5.1'] });
  expect(choices[0]?.options.some((key) => key.includes('t1'))).toBe(false);
  expect(battle.items[0]?.cube).toEqual([5, 5, 1]);
});

test('DZ-ABIL-11 a Scout sprints before the first turn, into nobody’s cube', () => {
  const battle = battleWith({ a: [['d2', { abilities: ['scout'] }], ['d3']], b: [['e3']] });
  const { choices } = runFlow(scoutStep(battle, ['a1']), { choices: ['to:c4.1'] });
  expect(choices[0]?.options).not.toContain('to:d3.1');
  expect(choices[0]?.options).not.toContain('to:e3.1');
  expect(at(battle, 'a1').cube).toEqual([3, 4, 1]);
});
