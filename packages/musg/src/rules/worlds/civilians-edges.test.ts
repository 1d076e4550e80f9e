import { advance } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation, endActivation } from '../activation.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import {
  activate,
  at,
  battleWith,
  perform,
  placeOf,
  refused,
  type TestBattle,
} from '../testing/battle.ts';
import { cameFrom } from '../testing/came-from.ts';
import { amongDead } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { unitValue } from '../victory.ts';
import { worldOf } from '../world.ts';
import { figureCounter, setFigureCounter } from '../world-helpers.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { civilians } from './civilian-world.ts';
import { courtCivilians, findCivilian, shootBack } from './civilians.ts';
import { bystanderSeat, spawn } from './spawn.ts';
import { zombies } from './zombies.ts';

/** In a world of civilians: d1 is at that place and goes with that side, or with nobody. */
function civilianAt(x: number, y: number, seat: number | null, rest: TestBattle): Battle {
  const battle = battleWith({ world: civilians, ...rest });
  const civilian = spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(x, y));
  if (seat !== null) civilian.seat = seat;
  return battle;
}

/** Somebody ends an activation, and begins the next so many turns later. */
function stays(battle: Battle, id: string, turns = 1): string[] {
  runFlow(endActivation(battle, id));
  battle.turn += turns;
  return eventsWithParams(runFlow(beginActivation(battle, id))).slice(1);
}

test('MU-CIV-01 a found civilian is logged with the finder', () => {
  const battle = amongDead([], { a: [[10, 10]] });
  const played = runFlow(findCivilian(battle, 0, at(20, 10)), { faces: [[2]] });
  expect(eventsWithParams(played)).toEqual(['found MU-CIV-01 figure=d1 seat=0']);
  expect(played.rolls[0]).toMatchObject({ about: 'civilian', rule: 'MU-CIV-01', notation: 'd5' });
  expect(figureOf(battle, 'd1').recruit.name.en).toBe('Suzy Q');
});

test.each([
  [
    '3',
    [
      [30, 20],
      [27, 20],
      [31.5, 23],
    ],
  ],
  ['1', [[30, 20]]],
])('MU-CIV-01 a table lets %s of them wait about the middle', (count, places) => {
  const battle = battleWith({
    world: civilians,
    a: [[10, 10]],
    worldSettings: { civilians: count },
  });
  const waiting = worldOf(battle)?.deployed?.(battle);
  if (!waiting) throw new Error('Nobody waits.');
  const lines = eventsWithParams(runFlow(waiting, { faces: places.map(() => [1]) }));
  expect(battle.figures.slice(1).map(({ id }) => placeOf(battle, id))).toEqual(places);
  expect(lines).toEqual(
    places.map(([x = 0, y = 0], i) => `appears MU-CIV-01 figure=d${i + 1} x=${x * 20} y=${y * 20}`),
  );
});

test('MU-CIV-01 the first player rolls for those who wait', () => {
  const battle = battleWith({ world: civilians, a: [[10, 10]] });
  const waiting = worldOf(battle)?.deployed?.(battle);
  if (!waiting) throw new Error('Nobody waits.');
  expect(advance(waiting).value).toMatchObject({ kind: 'chance', who: 0, params: { seat: 0 } });
});

test('MU-CIV-02 a takeover needs the whole time between two activations', () => {
  const taken = (turns: number) => {
    const battle = civilianAt(20, 10, 0, { a: [[30, 10]], b: [[19, 10]] });
    battle.turn = 2;
    return stays(battle, 'b1', turns);
  };
  expect(taken(1)).toEqual(['taken-over MU-CIV-02 figure=d1 by=b1']);
  expect(taken(2)).toEqual([]);
});

test.each([
  ['alone', civilians],
  ['among the dead', zombies],
])('MU-CIV-02 a civilian who walked is not taken over, %s', (_, world) => {
  const battle = battleWith({ world, a: [[30, 10]], b: [[19, 10]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(20, 10)).seat = 0;
  const walked = (id: string) => {
    const moved = worldOf(battle)?.moved?.(
      battle,
      id,
      at(25, 10),
      cameFrom(battle, id, at(25, 10)),
    );
    if (moved) runFlow(moved);
    return figureCounter(battle, 'b1', 'courts-d1');
  };
  runFlow(endActivation(battle, 'b1'));
  expect([walked('a1'), walked('d1')]).toEqual([1, 0]);
  battle.turn += 1;
  runFlow(beginActivation(battle, 'b1'));
  expect(figureOf(battle, 'd1').seat).toBe(0);
});

test('MU-CIV-02 neither enemies, the fallen nor his own are taken over', () => {
  const battle = civilianAt(20, 10, 0, { a: [[18, 10]], b: [[19, 10]] });
  figureOf(battle, 'd1').fate = 'out';
  expect(stays(battle, 'b1')).toEqual([]);
  expect(battle.figures.map(({ seat }) => seat)).toEqual([0, 1, 0]);
  const own = civilianAt(20, 10, 1, { b: [[19, 10]] });
  expect(stays(own, 'b1')).toEqual([]);
});

test('MU-CIV-02 nobody courts who is out, of nobody, or a civilian himself', () => {
  const battle = amongDead([[19, 10]], {
    a: [[30, 30]],
    b: [[21, 10]],
    worldSettings: { alliance: 'against' },
  });
  runFlow(findCivilian(battle, 0, at(20, 10)), { faces: [[1]] });
  runFlow(findCivilian(battle, 1, at(20, 11)), { faces: [[1]] });
  figureOf(battle, 'b1').fate = 'out';
  for (const id of ['b1', 'c1', 'd2']) courtCivilians(battle, id);
  expect(battle.world?.marks).toEqual({});
});

test('MU-CIV-01 a bystander goes with the first figure in contact, with an event', () => {
  const touched = (seat: number | null) => {
    const battle = civilianAt(20, 10, seat, { a: [[15, 10]], b: [[50, 10]] });
    activate(battle, 'a1');
    return eventsWithParams(perform(battle, `walk:${at(19, 10)}`)).slice(0, -1);
  };
  expect(touched(null)).toEqual(['found MU-CIV-01 figure=d1 seat=0']);
  expect(touched(1)).toEqual([]);
});

test('MU-CIV-03 only civilians remember who shot at them', () => {
  const battle = civilianAt(20, 10, 0, { b: [[30, 10, { weapons: ['rifle'] }]], a: [[30, 16]] });
  activate(battle, 'b1', 3);
  perform(battle, 'shoot:rifle:a1', { faces: [[1]] });
  expect(battle.world?.marks).toEqual({});
  perform(battle, 'shoot:rifle:d1', { faces: [[1]] });
  expect(battle.world?.marks).toEqual({ 'd1/hates-b1': 1, 'd1/refuses-1': 1 });
});

/** d1 hates both, of whom b1 is too far away. */
function hating(): Battle {
  const battle = civilianAt(20, 10, null, {
    b: [
      [58, 10],
      [24, 10],
    ],
  });
  for (const id of ['b1', 'b2']) setFigureCounter(battle, 'd1', `hates-${id}`, 1);
  return battle;
}

const shots = (battle: Battle, faces: number[][]) =>
  eventsWithParams(runFlow(shootBack(battle, 'd1'), { faces })).filter((line) =>
    line.startsWith('shoots'),
  );

test('MU-CIV-03 he shoots the first of those he can, and pays while he has points', () => {
  const points = (ap: number) => {
    const battle = hating();
    figureOf(battle, 'd1').ap = ap;
    const [line] = shots(battle, [[1, 1, 1]]);
    return [line?.includes('target=b2'), figureOf(battle, 'd1').ap];
  };
  expect([points(0), points(1), points(2)]).toEqual([
    [true, 0],
    [true, 0],
    [true, 1],
  ]);
});

test('MU-CIV-03 a civilian neither shoots at the hidden or fallen, nor when out', () => {
  const battle = hating();
  const foe = figureOf(battle, 'b2');
  foe.hidden = true;
  expect(shots(battle, [])).toEqual([]);
  Object.assign(foe, { hidden: false, fate: 'out' });
  expect(shots(battle, [])).toEqual([]);
  foe.fate = 'in';
  figureOf(battle, 'd1').fate = 'out';
  expect(shots(battle, [])).toEqual([]);
});

test.each([
  [30, 200, 31, 200],
  [1170, 200, 1169, 200],
  [600, 30, 600, 31],
  [600, 770, 600, 769],
])('MU-CIV-01 he leaves within 1 pace of an edge: at %i,%i, not at %i,%i', (x, y, farX, farY) => {
  const battle = civilianAt(30, 20, 0, { a: [[30, 25]] });
  const civilian = activate(battle, 'd1');
  const stands = (place: readonly [number, number]) => {
    civilian.at = place;
    return [worldOf(battle)?.deeds?.(battle, civilian).length, refused(battle, 'deed:leave:d1')];
  };
  expect(stands([x, y])).toEqual([1, undefined]);
  expect(stands([farX, farY])).toEqual([0, 'not-at-edge MU-CIV-01']);
});

test('MU-CIV-01 only a civilian leaves, for a point, and the event names the side', () => {
  const battle = civilianAt(1, 20, 1, { a: [[1, 30]] });
  activate(battle, 'a1');
  expect(refused(battle, 'deed:leave:a1')).toBe('no-such-deed MU-CIV-01');
  const civilian = activate(battle, 'd1', 1);
  expect(refused(battle, 'deed:leave:a1')).toBe('no-such-deed MU-CIV-01');
  expect(refused(battle, 'deed:dance:d1')).toBe('no-such-deed MU-CIV-01');
  const offered = () => worldOf(battle)?.deeds?.(battle, civilian);
  expect(offered()).toEqual([{ kind: 'deed', what: 'leave', at: 'd1' }]);
  civilian.ap = 0;
  expect(offered()).toEqual([]);
  civilian.ap = 1;
  expect(eventsWithParams(perform(battle, 'deed:leave:d1'))).toEqual([
    'brought-off MU-CIV-01 figure=d1 seat=1',
  ]);
  expect(figureCounter(battle, 'd1', 'saved')).toBe(2);
});

test('MU-CIV-03 MU-VP-01 bystanders act last; a civilian scores nothing for the killer', () => {
  const battle = civilianAt(20, 10, null, { a: [[10, 10]] });
  spawn(battle, CIVILIANS[1] ?? CIVILIANS[0], bystanderSeat(battle), at(24, 10)).fate = 'out';
  spawn(battle, CIVILIANS[2] ?? CIVILIANS[0], bystanderSeat(battle), at(28, 10)).seat = 0;
  expect(worldOf(battle)?.wild?.(battle)).toEqual(['d1']);
  expect(['a1', 'd1'].map((id) => unitValue(battle, figureOf(battle, id)))).toEqual([5, 0]);
});

test('MU-CIV-01 a run past a civilian finds them', () => {
  const battle = battleWith({ world: civilians, a: [[10, 10]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(13, 11));
  activate(battle, 'a1');
  perform(battle, `walk:${at(16, 10)}`);
  expect(figureOf(battle, 'd1').seat).toBe(0);
});
