import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { endActivation } from './activation.ts';
import { arrivals } from './arrival.ts';
import { endOfTurn } from './end-of-turn.ts';
import { figureOf } from './figures.ts';
import { damage } from './ram.ts';
import type { Battle } from './state.ts';
import { activate, battleWith, perform, type TestBattle } from './testing/battle.ts';
import { amongDead } from './testing/horde.ts';
import { loggedEvents } from './testing/logged-events.ts';
import { AGENT, GUARD, mission, WALL } from './testing/mission.ts';
import { parked } from './testing/vehicles.ts';
import { setFigureCounter } from './world-helpers.ts';
import { encounter } from './worlds/encounters.ts';
import { zombieTable } from './worlds/zombies.ts';

const SPOTTING = { spotting: 'on' } as const;

/** A minion passes his test. */
const HOLDS = [1, 1];

const about = ({ events }: { readonly events: readonly { readonly about: string }[] }) =>
  events.map((event) => event.about);

/** A hunter of the first side, who waits for the third turn. */
function withHunter(rest: TestBattle): TestBattle {
  return { a: [[0, 0, { ...AGENT, mercenary: 'orc-hunter' }], ...(rest.a ?? [])], ...rest };
}

function waits(battle: Battle): Battle {
  Object.assign(figureOf(battle, 'a1'), { fate: 'waiting', spent: ['late'] });
  battle.turn = 3;
  return battle;
}

const HERE = { choices: ['place:a1:600,400'] };

test('MU-PASS-04 MU-MERC-08 an arrival in turn 3 is seen for the first time', () => {
  const open = waits(battleWith(withHunter({ b: [[40, 20]], settings: SPOTTING })));
  expect(about(runFlow(arrivals(open), { ...HERE, faces: [HOLDS] }))).toEqual([
    'deployed',
    'spots',
    'test-passed',
  ]);
  expect(figureOf(open, 'b1').seen).toEqual(['a1']);
  const off = waits(battleWith(withHunter({ b: [[40, 20]] })));
  expect(about(runFlow(arrivals(off), HERE))).toEqual(['deployed']);
  const hidden = waits(
    battleWith(withHunter({ b: [[50, 20]], terrain: [WALL], settings: SPOTTING })),
  );
  expect(about(runFlow(arrivals(hidden), HERE))).toEqual(['deployed']);
});

test('MU-RT-13 an arrival in view of a guard is spotted', () => {
  const seen = waits(mission(withHunter({ b: [[35, 20, GUARD]] })));
  expect(about(runFlow(arrivals(seen), { ...HERE, faces: [[6]] }))).toEqual([
    'deployed',
    'spotted',
    'alert',
  ]);
  const unseen = waits(mission(withHunter({ b: [[50, 20, GUARD]], terrain: [WALL] })));
  expect(about(runFlow(arrivals(unseen), HERE))).toEqual(['deployed']);
});

test('MU-RT-13 a leader of the terrorists who arrives sees an agent there', () => {
  const battle = mission({ ...withHunter({ b: [[35, 20, AGENT]] }) }, { terrorists: 'first' });
  expect(about(runFlow(arrivals(waits(battle)), { ...HERE, faces: [[6]] }))).toEqual([
    'deployed',
    'sights',
    'alert',
  ]);
});

/** A commando who hides, in view of an enemy. */
function hides(world: (rest: TestBattle) => Battle, rest: TestBattle = {}): Battle {
  const battle = world({
    a: [[30, 20, { ...AGENT, mercenary: 'human-commando' }]],
    b: [[40, 20, GUARD]],
    ...rest,
  });
  figureOf(battle, 'a1').hidden = true;
  activate(battle, 'a1');
  return battle;
}

const MISSES = [1];

test('MU-PASS-04 MU-MERC-13 a commando is seen for the first time when he shoots', () => {
  const battle = hides(battleWith, { settings: SPOTTING });
  const played = perform(battle, 'shoot:silenced-pistol:b1', {
    faces: [MISSES, HOLDS],
    choices: ['hold'],
  });
  expect(about(played)).toEqual(['shoots', 'hits', 'spots', 'test-passed']);
  const walks = hides(battleWith, { settings: SPOTTING });
  expect(about(perform(walks, 'walk:560,400', { faces: [HOLDS], choices: ['hold'] }))).toEqual([
    'spots',
    'test-passed',
    'walks',
  ]);
});

test('MU-RT-13 MU-MERC-13 a commando is spotted when he shoots, and once when he walks', () => {
  const shoots = perform(hides(mission), 'shoot:silenced-pistol:b1', { faces: [MISSES, [1]] });
  expect(about(shoots)).toEqual(['shoots', 'hits', 'spotted']);
  expect(about(perform(hides(mission), 'walk:560,400', { faces: [[1]] }))).toEqual([
    'spotted',
    'walks',
  ]);
});

test('MU-PASS-04 MU-MERC-13 a commando who breaks is seen for the first time', () => {
  const battle = hides(battleWith, { settings: SPOTTING });
  battle.active = null;
  const side = battle.sides[0];
  if (side) side.chiefLost = battle.turn;
  const played = runFlow(endOfTurn(battle), { faces: [[6, 6], HOLDS], choices: ['hold'] });
  expect(about(played).slice(1, 5)).toEqual(['test-failed', 'breaks', 'spots', 'test-passed']);
});

test('MU-PASS-04 MU-VEH-17 a figure leaving a wreck is seen for the first time', () => {
  const battle = battleWith({
    a: [[5, 5, { rank: 'chief' }]],
    b: [[40, 20]],
    vehicles: [[{ class: 'light' }]],
    settings: SPOTTING,
  });
  parked(battle, 'av1', [20, 20], ['a1']);
  const played = runFlow(damage(battle, 'av1', 9, 'b1', 'MU-VEH-15'), { faces: [HOLDS] });
  expect(about(played)).toEqual(['vehicle-damaged', 'wrecked', 'spots', 'test-passed']);
});

test('MU-RT-13 MU-VEH-17 a figure leaving a wreck in view of a guard is spotted', () => {
  const battle = mission({
    a: [[5, 5, AGENT]],
    b: [[40, 20, GUARD]],
    vehicles: [[{ class: 'light' }]],
  });
  parked(battle, 'av1', [20, 20], ['a1']);
  const played = runFlow(damage(battle, 'av1', 9, 'b1', 'MU-VEH-15'), { faces: [[1]] });
  expect(about(played)).toEqual(['vehicle-damaged', 'wrecked', 'spotted']);
});

test('MU-PASS-04 MU-ZOM-13 the dead who appear are seen for the first time', () => {
  const battle = amongDead([], { a: [[10, 10, { rank: 'extra' }]], settings: SPOTTING });
  const played = runFlow(encounter(battle, 0, zombieTable(battle), null), {
    faces: [[3, 1], [1], HOLDS, HOLDS, HOLDS, HOLDS],
  });
  const each = ['spots', 'test-passed'];
  expect(about(played)).toEqual([...Array(4).fill('appears'), ...each, ...each, ...each, ...each]);
});

test('MU-PASS-04 MU-CIV-01 a civilian who is found sees an enemy for the first time', () => {
  const battle = amongDead([], {
    a: [[10, 10]],
    b: [[30, 30, { rank: 'chief' }]],
    settings: SPOTTING,
    worldSettings: { alliance: 'against' },
  });
  const played = runFlow(encounter(battle, 0, zombieTable(battle), null), {
    faces: [[3, 6], [2], HOLDS],
    choices: ['hold'],
  });
  expect(loggedEvents(played.events).slice(1)).toEqual([
    'spots MU-PASS-04 d1 b1',
    'test-passed MU-PASS-04 d1 6',
  ]);
});

test('MU-PASS-04 MU-ZOM-04 a rising zombie is seen for the first time', () => {
  const battle = amongDead([], {
    a: [
      [10, 10],
      [14, 10, { rank: 'extra' }],
    ],
    settings: SPOTTING,
  });
  setFigureCounter(battle, 'a1', 'infected', 1);
  activate(battle, 'a1');
  const played = runFlow(endActivation(battle, 'a1'), { faces: [HOLDS] });
  expect(about(played).slice(-3)).toEqual(['appears', 'spots', 'test-passed']);
});
