import { rectangle, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { offers } from './testing/options.ts';
import { act, battleOf, refusal } from './testing/scripted-battle.ts';

const name = { en: 'x', fr: 'x' };

const DOOR = {
  id: 'd1',
  name,
  open: true,
  terrain: { id: 'leaf', shape: rectangle(112, 90, 10, 60), ground: 'impassable' },
} as const;

test('RX-ACTG-01 a door cannot be shut on a figure in it', () => {
  const lines = ['a1 @100,100', 'a2 @101,130', 'b1 @900,900'];
  const blocked = battleOf(lines, { doors: [DOOR] });
  expect(refusal(blocked, 'a1', 'door:d1')).toMatchObject({
    code: 'doorway-blocked',
    params: { door: 'd1', by: 'a2' },
  });
  expect(offers(blocked, 3, 'door')).toEqual([]);
  figureOf(blocked, 'a2').at = [100, 130];
  expect(offers(blocked, 3, 'door')).toEqual(['door:d1']);
});

test('RX-ACTG-01 an object within a centimetre of the base is in reach', () => {
  const taken = (x: number) => {
    const objects = [{ id: 'o1', name, at: [x, 100], points: 1 } as const];
    return offers(battleOf(['a1 @100,100', 'b1 @900,900'], { objects }), 1, 'take');
  };
  expect([taken(122), taken(123)]).toEqual([['take:o1'], []]);
});

/** Light cover between 200 and 206. */
const FENCE: Terrain = { id: 'fence', shape: rectangle(200, 0, 6, 300), cover: 1 };

test('RX-ACTG-02 cover is touched up to half a centimetre away', () => {
  const near = (x: number) =>
    offers(battleOf([`a1 @${x},100`, 'b1 @20,250'], { terrain: [FENCE] }), 1, 'cover').length;
  expect([183, 182].map(near)).toEqual([1, 0]);
});

test('RX-ACTG-02 the lightest cover before an enemy is enough', () => {
  const why = (line: string, fallen = false) => {
    const lines = ['a1 @100,100', line, 'b9 @100,1100'];
    const battle = battleOf(lines, { terrain: [FENCE] });
    if (fallen) figureOf(battle, 'b1').fate = 'eliminated';
    return refusal(battle, 'a1', 'cover')?.code;
  };
  expect(why('b1 @400,100')).toBeUndefined();
  expect(why('a2 @400,100')).toBe('no-cover');
  expect(why('b1 @400,100', true)).toBe('no-cover');
});

test('RX-MOVE-01 a look that way is offered once, however many stand there', () => {
  const battle = battleOf(['a1 @500,500 >0', 'b1 @600,500', 'b2 @700,500']);
  expect(offers(battle, 3, 'pivot')).toEqual(['pivot:90']);
});

test('RX-MACH-05 RX-ACTG-04 a machine that cannot move crosses nothing', () => {
  const shape = rectangle(112, 50, 6, 100);
  const terrain = [{ id: 'fence', shape, ground: 'obstacle', cover: 1, height: 10 }] as const;
  const battle = battleOf(['a1 robot @100,100', 'b1 @1500,900'], { terrain });
  expect(offers(battle, 3, 'cross')).toHaveLength(1);
  const { machine } = figureOf(battle, 'a1');
  if (machine) machine.damage.hardware = 2;
  expect(offers(battle, 3, 'cross')).toEqual([]);
});

test('RX-ACTG-04 obstacles are crossed towards all four sides, wherever one stands', () => {
  const crossed = (x: number, y: number, width: number, height: number) => {
    const shape = rectangle(x, y, width, height);
    const terrain = [{ id: 'fence', shape, ground: 'obstacle', cover: 1, height: 10 }] as const;
    return offers(battleOf(['a1 @700,300', 'b1 @1500,900'], { terrain }), 3, 'cross');
  };
  expect(crossed(712, 250, 6, 100)).toEqual(['cross:734,300']);
  expect(crossed(682, 250, 6, 100)).toEqual(['cross:666,300']);
  expect(crossed(650, 312, 100, 6)).toEqual(['cross:700,334']);
  expect(crossed(650, 282, 100, 6)).toEqual(['cross:700,266']);
});

test('RX-ACTG-04 a wall is no obstacle, however low and thin it is', () => {
  const shape = rectangle(112, 50, 6, 100);
  const terrain = [{ id: 'wall', shape, ground: 'impassable', height: 10 }] as const;
  const battle = battleOf(['a1 @100,100', 'b1 @1500,900'], { terrain });
  expect(refusal(battle, 'a1', 'cross:134,100')).toMatchObject({ code: 'no-obstacle' });
});

test('RX-MACH-06 repair offers the least damage of own machines', () => {
  const battle = battleOf(['a1 tech gear @100,100', 'a2 robot @100,124', 'b1 robot @124,100']);
  for (const { machine } of battle.figures) {
    if (machine) machine.damage = { hardware: 0, power: 1, software: 0 };
  }
  expect(offers(battle, 2, 'repair')).toEqual(['repair:a2:power']);
  const { rolls } = act(battle, 'a1', 'repair:a2:power', { faces: [[1, 1]] });
  expect(rolls[0]?.notation).toContain('2d6');
});
