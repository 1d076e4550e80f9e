import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { costOf } from '../legal.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, refused } from '../testing/battle.ts';
import { AGENT, GUARD, hostageAt, mission, WALL } from '../testing/mission.ts';
import { playStep } from '../turn.ts';
import { decideOutcome } from '../victory.ts';
import { worldOf } from '../world.ts';
import { markersOf, putMarker, setCount, setFigureCounter } from '../world-helpers.ts';
import { regroupTeam } from './regroup-team.ts';

const KIT = { ...AGENT, equipment: ['defusing-kit'] };

const about = (what: string, worldSettings = {}): Battle =>
  mission(
    {
      a: [
        [10, 10, KIT],
        [10, 30],
      ],
      b: [[50, 10]],
    },
    { mission: what, ...worldSettings },
  );

/** The side that has won, with two hostages of whom this many were rescued. */
function won(what: string, change: (battle: Battle) => void, isTurnOver = false) {
  const battle = about(what);
  if (what === 'hostages') for (const x of [20, 24]) hostageAt(battle, x, 10);
  change(battle);
  return decideOutcome(battle, isTurnOver)?.winners;
}

const out =
  (...ids: string[]) =>
  (battle: Battle) => {
    for (const id of ids) figureOf(battle, id).fate = 'out';
  };

const saves =
  (...ids: string[]) =>
  (battle: Battle) => {
    for (const id of ids) {
      figureOf(battle, id).fate = 'left';
      setFigureCounter(battle, id, 'saved', 1);
    }
  };

const inTurn = (turn: number) => (battle: Battle) => {
  battle.turn = turn;
};

test('MU-RT-22 it goes on while a hostage waits, and ends when none does', () => {
  expect(won('hostages', () => {})).toBeUndefined();
  expect(won('hostages', saves('d1'))).toBeUndefined();
  expect(won('hostages', saves('d1', 'd2'))).toEqual([0]);
  expect(won('hostages', out('d1', 'd2'))).toEqual([1]);
});

test('MU-RT-22 before the first turn nobody waits yet, and nothing is decided', () => {
  const battle = about('hostages');
  battle.turn = 0;
  expect(decideOutcome(battle, false)).toBeNull();
  battle.turn = 1;
  expect(decideOutcome(battle, false)?.winners).toEqual([1]);
});

test('MU-RT-22 after the last turn the rescued hostages decide', () => {
  expect(won('hostages', inTurn(9), true)).toBeUndefined();
  expect(won('hostages', inTurn(10), false)).toBeUndefined();
  expect(won('hostages', inTurn(10), true)).toEqual([1]);
  const one = (battle: Battle) => (saves('d1')(battle), inTurn(10)(battle));
  expect(won('hostages', one, true)).toEqual([0]);
  expect(won('bombs', inTurn(10), true)).toEqual([]);
});

test('MU-RT-22 a side without figures has lost, and both may have succeeded', () => {
  expect(won('bombs', out('a1', 'a2'))).toEqual([1]);
  expect(won('bombs', out('b1'))).toEqual([0]);
  expect(won('hostages', out('b1'))).toEqual([]);
  const bled = (battle: Battle) => (saves('d1')(battle), out('a1', 'a2')(battle));
  expect(won('hostages', bled)).toEqual([]);
});

test('MU-RT-22 equal points are a draw', () => {
  const battle = about('bombs', { mixedGoals: 'points' });
  setCount(battle, 'exploded', 1);
  figureOf(battle, 'b1').fate = 'out';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [], reason: 'mission' });
});

test('MU-RT-02 extras are added while one more costs no more than the other band has', () => {
  const added = (agents: number, extra: number, terrorists = 'second') => {
    const sides = [[[10, 10]], [[50, 10, GUARD]]] as const;
    const [a, b] = terrorists === 'first' ? [sides[1], sides[0]] : sides;
    const battle = mission({ a, b }, { terrorists });
    for (const figure of battle.figures) {
      const points = figure.recruit.rank === 'extra' ? extra : agents;
      figure.recruit = { ...figure.recruit, points };
    }
    if (battle.world) {
      const settings = { ...battle.world.settings, reinforcements: 'equal' };
      battle.world = { ...battle.world, settings };
    }
    regroupTeam.begin?.(battle);
    return battle.figures.map(({ id }) => id).join(' ');
  };
  expect(added(9, 5)).toBe('a1 b1');
  expect(added(10, 5)).toBe('a1 b1 b2');
  expect(added(14, 5)).toBe('a1 b1 b2');
  expect(added(3, 1)).toBe('a1 b1 b2 b3');
  expect(added(10, 5, 'first')).toBe('a1 a2 b1');
});

test('MU-RT-07 MU-RT-05 hostages and patrols are placed after all bands', () => {
  const battle = mission({ a: [[5, 5]], b: [[50, 20, GUARD]], terrain: [WALL] }, { hostages: '5' });
  const deployed = worldOf(battle)?.deployed?.(battle);
  if (!deployed) throw new Error('Nobody is placed.');
  runFlow(deployed, { choices: ['done'] });
  expect(battle.figures).toHaveLength(7);
  expect(markersOf(battle, 'patrol')).toHaveLength(3);
});

test('MU-RT-20 MU-RT-22 offered actions can be done and paid', () => {
  const battle = about('bombs');
  for (const [i, x] of [10, 12, 14].entries()) {
    hostageAt(battle, x, 2.5);
    setFigureCounter(battle, `d${i + 1}`, 'escort', i < 2 ? 1 : 2);
  }
  for (const x of [10, 30]) putMarker(battle, { kind: 'bomb', at: at(x, 1) });
  for (const x of [10, 30]) putMarker(battle, { kind: 'site', at: at(x, 1) });
  const offered = (id: string, ap: number) => {
    const figure = activate(battle, id, ap);
    return worldOf(battle)
      ?.deeds?.(battle, figure)
      .map((deed) => `${deed.what} ${deed.at} ${costOf(battle, figure, deed)}`);
  };
  figureOf(battle, 'a1').at = at(10, 1);
  expect(offered('a1', 1)).toEqual(['extract d1 1', 'extract d2 1', 'defuse bomb-1 1']);
  expect(offered('a1', 0)).toEqual([]);
  figureOf(battle, 'a1').at = at(40, 1);
  figureOf(battle, 'a2').at = at(10, 1);
  expect(offered('a2', 1)).toEqual([]);
  expect(offered('a2', 2)).toEqual(['defuse bomb-1 2']);
  setFigureCounter(battle, 'b1', 'bomb', 1);
  figureOf(battle, 'b1').at = at(30, 1);
  expect(offered('b1', 1)).toEqual(['plant site-5 1']);
});

test('MU-ACT-03 no other deed is known', () => {
  const battle = about('hostages');
  activate(battle, 'a1');
  expect(refused(battle, 'deed:dance:a1')).toBe('no-such-deed MU-ACT-03');
});

test('MU-RT-10 MU-RT-21 a turn begins with an alert roll and ends with what explodes', () => {
  const battle = about('bombs');
  battle.phase = { step: 'initiative' };
  const { rolls } = runFlow(playStep(battle), { faces: [[1], [5], [4]] });
  expect(rolls[0]).toMatchObject({ about: 'alert', rule: 'MU-RT-10' });
  putMarker(battle, { kind: 'bomb', at: at(30, 20) });
  battle.turn = 5;
  battle.phase = { step: 'end' };
  const { events } = runFlow(playStep(battle));
  expect(events[0]?.about).toBe('bomb-explodes');
});
