import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { achieve, whyNotMission } from './mission-action.ts';
import { isInZone, type Square } from './mission.ts';
import { at, battleWith } from './testing/scripted-battle.ts';
import { refusal, loggedEvents } from './testing/logged-events.ts';

const name = { en: 'Hack', fr: 'Pirater' };
const MISSION = {
  objectives: [{ id: 'console', square: [1, 1], vp: 0 }],
  actions: [
    { id: 'hack', name, objective: 'console', zone: 1, vp: 3 },
    { id: 'search', name, objective: 'console', vp: 2 },
    { id: 'climb', name, objective: 'tower', vp: 1 },
  ],
} as const;

test('DZ-SPEC-01 a task is for its side, at its objective, and done once', () => {
  const battle = battleWith({ a: [['a1'], ['a2']], b: [['a1'], ['h8']], mission: MISSION });
  const why = (id: string, task: string) => refusal(whyNotMission(battle, at(battle, id), task));
  expect(['hack', 'search', 'climb', 'dance'].map((task) => why('a1', task))).toEqual([
    'no-such-task DZ-SPEC-01',
    'fine',
    'no-such-task DZ-SPEC-01',
    'no-such-task DZ-SPEC-01',
  ]);
  expect(why('a2', 'search')).toBe('not-at-objective DZ-SPEC-01');
  expect(['b1', 'b2'].map((id) => why(id, 'hack'))).toEqual([
    'fine',
    'not-at-objective DZ-SPEC-01',
  ]);
  const { events } = runFlow(achieve(battle, at(battle, 'b1'), 'hack'));
  expect(loggedEvents(events)).toEqual([
    ['task', 'DZ-SPEC-01', { model: 'b1', seat: 1, points: 3 }],
  ]);
  expect(battle.sides.map(({ points }) => points)).toEqual([0, 3]);
  expect([why('b1', 'hack'), why('b1', 'search')]).toEqual(['task-done DZ-SPEC-01', 'fine']);
  runFlow(achieve(battle, at(battle, 'b1'), 'search'));
  expect(battle.achieved).toEqual(['hack', 'search']);
  expect(battle.sides.map(({ points }) => points)).toEqual([0, 5]);
});

test('DZ-DEPLOY-01 a zone holds both its corners and nothing beside them', () => {
  const zone = { from: [2, 3], to: [4, 6] } as const;
  const inside: readonly Square[] = [
    [2, 3],
    [4, 6],
    [2, 6],
    [4, 3],
    [3, 4],
  ];
  const outside: readonly Square[] = [
    [1, 4],
    [5, 4],
    [3, 2],
    [3, 7],
    [1, 2],
    [5, 7],
  ];
  expect(inside.filter((square) => !isInZone(square, zone))).toEqual([]);
  expect(outside.filter((square) => isInZone(square, zone))).toEqual([]);
});
