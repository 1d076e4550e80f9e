import { emit, type Flow } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { commandTest } from './command.ts';
import { hits as hitsThrow, rollFor, type ExtraDie } from './extra-die.ts';
import { battleWith } from './testing/battle.ts';
import { hookRecorder } from './testing/hook-recorder-world.ts';
import { rolled, loggedEvents } from './testing/logged-events.ts';
import { takeHit } from './wound.ts';

/** A world in which a2 adds a die to everything, for it or against it, or nobody does. */
function adding(extra: ExtraDie | null) {
  const { command: _, ...world } = hookRecorder;
  return battleWith({
    world: {
      ...world,
      id: extra === null ? 'nobody' : extra.helps ? 'helped' : 'hindered',
      *extraDie(): Flow<ExtraDie | null> {
        yield* emit('asked', 'MU-PULP-07');
        return extra;
      },
      extraDieRolled: (__, { by }, isUsed, failed) =>
        emit('settled', 'MU-PULP-07', { by, used: String(isUsed), failed: String(failed) }),
    },
    a: [
      [10, 10],
      [12, 10],
    ],
    b: [[20, 10]],
  });
}

const HELPS: ExtraDie = { by: 'a2', helps: true };
const HINDERS: ExtraDie = { by: 'a2', helps: false };
const CONTEXT = { about: 'to-hit', params: {} };

/** So many of these dice reach 4, with what is added; and whether it was used, and was for nothing. */
function hits(extra: ExtraDie | null, dice: readonly number[], added: number) {
  const fight = { battle: adding(extra), by: 'a1', against: 'b1' };
  const flow = rollFor(fight, hitsThrow(dice.length, 4), 'MU-SHOOT-07', CONTEXT);
  const faces = extra ? [...dice, added].map((die) => [die]) : [dice];
  const { result, events } = runFlow(flow, { faces });
  return [result, ...loggedEvents(events)];
}

test.each<[readonly number[], number, readonly unknown[]]>([
  [[3, 3], 5, [1, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 true false']],
  [[3, 5], 4, [2, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 true false']],
  [[5, 3], 3, [1, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 false false']],
  [[2, 3], 3, [0, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 true true']],
  [[5, 6], 2, [2, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 false false']],
])(
  'MU-PULP-07 a die for it replaces the worst when it is better: %j and %i',
  (dice, added, expected) => {
    expect(hits(HELPS, dice, added)).toEqual(expected);
  },
);

test.each<[readonly number[], number, readonly unknown[]]>([
  [[5, 6], 2, [1, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 true true']],
  [[3, 5], 1, [0, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 true false']],
  [[3, 5], 5, [1, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 false true']],
  [[1, 2], 3, [0, 'asked MU-PULP-07', 'settled MU-PULP-07 a2 false false']],
])(
  'MU-PULP-07 a die against it replaces the best when it is worse: %j and %i',
  (dice, added, expected) => {
    expect(hits(HINDERS, dice, added)).toEqual(expected);
  },
);

test('MU-PULP-07 without an added die the roll is as usual', () => {
  expect(hits(null, [3], 0)).toEqual([0, 'asked MU-PULP-07']);
  // Nobody is asked about wounds of chance.
  const fight = { battle: adding(HELPS), by: null, against: 'b1' };
  const flow = rollFor(fight, hitsThrow(1, 4), 'MU-SHOOT-07', CONTEXT);
  const chance = runFlow(flow, { faces: [[4]] });
  expect([chance.result, chance.events]).toEqual([1, []]);
  expect(
    rolled(runFlow(takeHit(adding(HELPS), 'b1', 4, null, 'MU-EQ-08'), { faces: [[1]] })),
  ).toEqual(['damage MU-EQ-08 d6>=3']);
});

/** A test with a Command of 7. */
function tests(extra: ExtraDie | null, faces: number[][]) {
  const played = runFlow(commandTest(adding(extra), 'a1', 7, 'MU-END-02', 'rout'), { faces });
  return [
    played.result,
    ...loggedEvents(played.events).slice(1),
    ...played.rolls.map(({ about }) => about),
  ];
}

test('MU-PULP-07 MU-DICE-03 a test takes the two of three that who added one likes', () => {
  const added = ['rout', 'rout', 'added-die'];
  const passed = 'test-passed MU-END-02 a1 7';
  const failed = 'test-failed MU-END-02 a1 7';
  expect(tests(HELPS, [[6], [4], [3]])).toEqual([
    true,
    'settled MU-PULP-07 a2 true false',
    passed,
    ...added,
  ]);
  expect(tests(HELPS, [[6], [5], [3]])).toEqual([
    false,
    'settled MU-PULP-07 a2 true true',
    failed,
    ...added,
  ]);
  expect(tests(HELPS, [[6], [4], [6]])).toEqual([
    false,
    'settled MU-PULP-07 a2 false true',
    failed,
    ...added,
  ]);
  expect(tests(HINDERS, [[3], [4], [5]])).toEqual([
    false,
    'settled MU-PULP-07 a2 true false',
    failed,
    ...added,
  ]);
  expect(tests(HINDERS, [[1], [2], [3]])).toEqual([
    true,
    'settled MU-PULP-07 a2 true true',
    passed,
    ...added,
  ]);
  expect(tests(null, [[3, 4]])).toEqual([true, passed, 'rout']);
});

test('MU-PULP-07 a world may lend a die without a hook for its result', () => {
  const battle = battleWith({
    world: { ...hookRecorder, id: 'silent-dice', extraDie: lends },
    a: [
      [10, 10],
      [12, 10],
    ],
  });
  const { result } = runFlow(commandTest(battle, 'a1', 9, 'MU-END-02', 'rout'), {
    faces: [[3], [4], [1]],
  });
  expect(result).toBe(true);
});

function* lends(): Flow<ExtraDie | null> {
  yield* emit('lends', 'MU-PULP-07');
  return HELPS;
}
