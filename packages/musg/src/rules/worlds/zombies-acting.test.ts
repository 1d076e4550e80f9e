import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actionStep, beginActivation, endActivation } from '../activation.ts';
import { commandTest } from '../command.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, placeOf, refused } from '../testing/battle.ts';
import { amongDead, hordeActs } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { figureCounter, setFigureCounter } from '../world-helpers.ts';
import { CIVILIANS } from './civilian-profiles.ts';
import { bystanderSeat, spawn } from './spawn.ts';
import { strike } from '../strike.ts';

const acts = (battle: Battle, faces: number[][] = []) => runFlow(hordeActs(battle), { faces });

test('MU-ZOM-03 Move 6, Melee 4, Strength and Resistance 3, 2 life, for 4 points', () => {
  const { recruit } = figureOf(amongDead([[20, 10]]), 'c1');
  expect(Object.values(recruit.values)).toEqual([6, null, null, 4, 3, 3, 2, 4]);
  expect(recruit.points).toBe(4);
});

test('MU-ZOM-08 a lone zombie that has struck walks, but strikes no more', () => {
  const battle = amongDead([[11, 10]], {
    a: [
      [10, 10, { life: 1 }],
      [14, 10],
    ],
  });
  const { rolls } = acts(battle, [[6, 1], [6]]);
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'damage-of-hits']);
  expect(placeOf(battle, 'c1')).toEqual([12.95, 10]);
});

test('MU-ZOM-08 a zombie in melee stays where it is', () => {
  for (const x of [11, 11.05]) {
    const battle = amongDead([[x, 10]], { a: [[10, 10]] });
    expect(eventsWithParams(acts(battle, [[1, 1]])).join()).not.toContain('shambles');
    expect(placeOf(battle, 'c1')).toEqual([x, 10]);
  }
});

test('MU-ZOM-08 with both points free it walks twice', () => {
  const walks = (zombieActions: string) =>
    eventsWithParams(
      acts(amongDead([[30, 10]], { a: [[10, 10]], worldSettings: { zombieActions } })),
    );
  expect(walks('one-each')).toEqual(['shambles MU-ZOM-07 figure=c1 x=480 y=200']);
  expect(walks('any')).toEqual([
    'shambles MU-ZOM-07 figure=c1 x=480 y=200',
    'shambles MU-ZOM-07 figure=c1 x=360 y=200',
  ]);
});

test('MU-ZOM-16 a stunned zombie does nothing unless it may strike a neighbour', () => {
  const does = (stunnedZombies: string, x: number, faces: number[][]) => {
    const battle = amongDead([[x, 10]], { a: [[10, 10]], worldSettings: { stunnedZombies } });
    setFigureCounter(battle, 'c1', 'stunned', 1);
    return eventsWithParams(acts(battle, faces)).map((line) => line.split(' ')[0]);
  };
  expect(does('nothing', 11, [])).toEqual(['does-nothing']);
  expect(does('strike', 15, [])).toEqual(['does-nothing']);
  expect(does('strike', 11, [[1, 1]])).not.toContain('does-nothing');
});

/** The first player leads c1, which touches nobody. */
const led = (worldSettings = {}): Battle =>
  amongDead([[20, 10]], { a: [[10, 10]], worldSettings: { control: 'master', ...worldSettings } });

test('MU-ZOM-16 one that a player leads and that is stunned has no points', () => {
  const battle = led();
  setFigureCounter(battle, 'c1', 'stunned', 1);
  expect(eventsWithParams(runFlow(beginActivation(battle, 'c1')))).toEqual([
    'activated MU-ACT-01 figure=c1 ap=2',
    'does-nothing MU-ZOM-16 figure=c1',
  ]);
  expect([figureOf(battle, 'c1').ap, battle.world?.marks]).toEqual([0, {}]);
});

test('MU-ZOM-16 one that may strike keeps its points and its place for that turn', () => {
  const battle = led({ stunnedZombies: 'strike' });
  setFigureCounter(battle, 'c1', 'stunned', 1);
  runFlow(beginActivation(battle, 'c1'));
  expect([figureOf(battle, 'c1').ap, figureCounter(battle, 'c1', 'rooted')]).toEqual([2, 1]);
  expect(refused(battle, `walk:${at(16, 10)}`)).toBe('stunned-stays MU-ZOM-16');
  battle.turn = 2;
  expect(refused(battle, `walk:${at(16, 10)}`)).toBeUndefined();
});

test('MU-ZOM-08 a zombie strikes once in a turn, and acts otherwise as often as it can', () => {
  const battle = led();
  figureOf(battle, 'c1').at = at(11, 10);
  activate(battle, 'c1', 3);
  runFlow(actionStep(battle, 'c1'), { choices: ['strike:a1:fists'], faces: [[1, 1]] });
  expect(refused(battle, 'strike:a1:fists')).toBe('once-a-turn MU-ZOM-08');
  battle.turn = 2;
  expect(refused(battle, 'strike:a1:fists')).toBeUndefined();
  figureOf(battle, 'a1').fate = 'out';
  for (const choices of [['carry:a1'], ['put-down']])
    runFlow(actionStep(battle, 'c1'), { choices });
  expect(refused(battle, 'carry:a1')).toBeUndefined();
});

test('MU-ZOM-08 actions of others do not count', () => {
  const battle = amongDead([[30, 10]], { a: [[10, 10]] });
  activate(battle, 'a1');
  runFlow(actionStep(battle, 'a1'), { choices: [`walk:${at(12, 10)}`] });
  expect(battle.world?.marks).toEqual({});
});

test('MU-ZOM-05 one less, and no more, for a minion near one of them that stands', () => {
  const battle = amongDead([[14, 10]], { a: [[10, 10]] });
  const holds = (faces: number[]) =>
    runFlow(commandTest(battle, 'a1', 6, 'MU-END-02', 'rout'), { faces: [faces] }).result;
  expect([holds([3, 2]), holds([3, 3])]).toEqual([true, false]);
  figureOf(battle, 'c1').fate = 'out';
  expect(holds([3, 3])).toBe(true);
});

test('MU-CIV-03 among the dead a bystander shoots back last, and never walks', () => {
  const battle = amongDead([], { a: [[10, 10]] });
  spawn(battle, CIVILIANS[0], bystanderSeat(battle), at(14, 10));
  expect(eventsWithParams(acts(battle))).toEqual([]);
  setFigureCounter(battle, 'd1', 'hates-a1', 1);
  expect(eventsWithParams(acts(battle, [[1, 1, 1]]))[0]).toMatch(/^shoots MU-\S+ figure=d1 /);
});

test('MU-ZOM-04 an infected rises in its place, however near the others are', () => {
  const battle = amongDead([[11, 12]], {
    a: [
      [10, 12],
      [10, 13.1],
    ],
  });
  runFlow(strike(battle, 'c1', 'a1', ['fists']), { faces: [[4, 1], [5], [6, 6], [1]] });
  expect(eventsWithParams(runFlow(endActivation(battle, 'a1'))).at(-1)).toBe(
    'appears MU-ZOM-04 figure=c2 x=200 y=240',
  );
});

test('MU-ZOM-04 an infected passenger rises next to the vehicle', () => {
  const battle = amongDead([[40, 10]], { a: [[10, 10]], vehicles: [[{ class: 'light' }]] });
  const [vehicle] = battle.vehicles ?? [];
  if (!vehicle) throw new Error('There is a vehicle.');
  Object.assign(vehicle, { at: at(10, 10), fate: 'in', crew: ['a1'] });
  figureOf(battle, 'a1').fate = 'aboard';
  setFigureCounter(battle, 'a1', 'infected', 1);
  runFlow(endActivation(battle, 'a1'));
  const [x, y] = placeOf(battle, 'c2');
  expect(Math.max(Math.abs(x - 10), Math.abs(y - 10))).toBeGreaterThanOrEqual(1.5);
});

test('MU-ZOM-08 MU-ZOM-16 the flight of a led zombie is its walk', () => {
  const flight = `flee:${at(23, 10)}`;
  const adjacent = (worldSettings = {}) => {
    const battle = led(worldSettings);
    figureOf(battle, 'a1').at = at(19, 10);
    return battle;
  };
  const rooted = adjacent({ stunnedZombies: 'strike' });
  setFigureCounter(rooted, 'c1', 'stunned', 1);
  runFlow(beginActivation(rooted, 'c1'));
  expect(refused(rooted, flight)).toBe('stunned-stays MU-ZOM-16');
  const battle = adjacent();
  activate(battle, 'c1');
  runFlow(actionStep(battle, 'c1'), { choices: [flight] });
  expect(refused(battle, `walk:${at(26, 10)}`)).toBe('once-a-turn MU-ZOM-08');
});
