import { rectangle, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { crossingTowards } from './obstacles.ts';
import {
  act,
  battleOf,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';

const FAR = 'b1 @1900,1100';
const FENCE: Terrain = {
  id: 'fence',
  shape: rectangle(120, 0, 10, 300),
  ground: 'obstacle',
  cover: 1,
  height: 15,
};

function cross(key: string, terrain: readonly Terrain[], extras: BattleExtras = {}) {
  return refusal(battleOf(['a1 @100,100', FAR], { terrain, ...extras }), 'a1', key);
}

test('RX-ACTG-04 nobody crosses off the table, onto others or through a wall behind', () => {
  const edge = { width: 150 };
  expect(cross('cross:145,100', [FENCE], edge)).toMatchObject({
    code: 'off-table',
    params: { x: 145, y: 100 },
  });
  const taken = battleOf(['a1 @100,100', 'b1 @150,100'], { terrain: [FENCE] });
  expect(refusal(taken, 'a1', 'cross:145,100')).toMatchObject({
    code: 'occupied',
    params: { x: 145, y: 100, by: 'b1' },
  });
  const rail: Terrain = { id: 'rail', shape: rectangle(131, 0, 2, 300), ground: 'impassable' };
  expect(cross('cross:146,100', [FENCE, rail])).toMatchObject({
    code: 'no-way',
    rule: 'RX-ACTG-04',
    params: { x: 146, y: 100 },
  });
});

test('RX-ACTG-04 an obstacle is crossed from beside it, within a centimetre', () => {
  const away = (x: number) => ({ ...FENCE, shape: rectangle(x, 0, 5, 300) });
  expect(cross('cross:141,100', [away(122)])).toBeUndefined();
  expect(cross('cross:142,100', [away(123)])).toMatchObject({ code: 'no-obstacle' });
});

test('RX-ACTG-04 an obstacle whose height nobody knows is too high', () => {
  const tower: Terrain = { id: 'tower', shape: rectangle(120, 0, 10, 300), ground: 'obstacle' };
  expect(cross('cross:145,100', [tower])).toMatchObject({
    code: 'obstacle-too-high',
    params: { obstacle: 'tower', height: 9999, highest: 30 },
  });
});

test('RX-ACTG-04 a place is two whole numbers; an immobile machine cannot cross', () => {
  expect(cross('cross:nowhere', [FENCE])).toMatchObject({
    code: 'not-understood',
    params: { answer: 'cross:nowhere' },
  });
  const battle = battleOf(['a1 robot @100,100', FAR], { terrain: [FENCE] });
  const { machine } = figureOf(battle, 'a1');
  if (machine) machine.damage.hardware = 2;
  expect(refusal(battle, 'a1', 'cross:145,100')).toMatchObject({ code: 'cannot-move' });
});

test('RX-ACTG-04 RX-OPP-01 a figure hit while crossing stops, and has paid', () => {
  const battle = battleOf(['a1 @100,100', 'b1 assault-rifle @500,100'], { terrain: [FENCE] });
  figureOf(battle, 'b1').opportunity = true;
  const a1 = figureOf(battle, 'a1');
  const played = act(battle, 'a1', 'cross:145,100', {
    choices: ['burst:assault-rifle:a1*3'],
    faces: [
      [6, 1, 1],
      [2, 3, 2],
    ],
  });
  expect(loggedEvents(played)).toContain('stopped');
  expect(a1.reaction).toBe('panic');
  expect(a1).toMatchObject({ at: [100, 100], spent: 0, ap: 3 });
});

test('RX-ACTG-04 the way over is found up to the depth the table allows', () => {
  const over = (depth: number) => {
    const terrain = [{ ...FENCE, shape: rectangle(112, 0, depth, 300) }];
    const battle = battleOf(['a1 @100,100', FAR], { terrain });
    return crossingTowards(battle, figureOf(battle, 'a1'), [300, 100]);
  };
  expect(over(50)).toEqual([174, 100]);
  expect(over(51)).toBeUndefined();
  const battle = battleOf(['a1 @100,100', FAR], { terrain: [FENCE] });
  expect(crossingTowards(battle, figureOf(battle, 'a1'), [100, 100])).toBeUndefined();
});

test('RX-ACTG-04 the way over leads straight at where one wants to go', () => {
  const terrain = [{ ...FENCE, shape: rectangle(0, 112, 300, 5) }];
  const battle = battleOf(['a1 @100,100', FAR], { terrain });
  const slanted = crossingTowards(battle, figureOf(battle, 'a1'), [160, 180]);
  const [x = 0, y = 0] = slanted ?? [];
  // Three across for four down.
  expect(Math.abs((x - 100) * 4 - (y - 100) * 3)).toBeLessThanOrEqual(5);
  expect(y).toBeGreaterThanOrEqual(129);
});
