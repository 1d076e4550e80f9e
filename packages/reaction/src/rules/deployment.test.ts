import { expect, test } from 'vitest';
import { deploy, NoSpace } from './deployment.ts';
import { figureOf } from './figures.ts';
import type { Deployment } from './scenario.ts';
import { battleOf } from './testing/scripted-battle.ts';

/** Where the figures of side a begin. */
function begun(lines: readonly string[], deployment: Deployment) {
  const battle = battleOf(lines);
  deploy(battle, 0, deployment);
  return battle.figures.filter(({ seat }) => seat === 0).map(({ at }) => at);
}

test('RX-TURN-03 groups share the longer side of their zone, each round its middle', () => {
  const two = ['a1 g1', 'a2 g2', 'b1 @1900,1100'];
  const wide = { x: 100, y: 200, width: 412, height: 204 };
  expect(begun(two, { zone: wide, facing: 90 })).toEqual([
    [202, 302],
    [412, 302],
  ]);
  const tall = { x: 200, y: 100, width: 204, height: 412 };
  expect(begun(two, { zone: tall, facing: 90 })).toEqual([
    [302, 202],
    [302, 412],
  ]);
  // Of a square they share the width.
  const square = { x: 0, y: 0, width: 384, height: 384 };
  expect(begun(two, { zone: square, facing: 90 })).toEqual([
    [102, 192],
    [282, 192],
  ]);
});

test('RX-TURN-03 members deploy three centimetres apart, closer without room', () => {
  const group = ['a1', 'a2', 'a3', 'b1 @1900,1100'];
  const row = { x: 100, y: 100, width: 84, height: 24 };
  expect(begun(group, { zone: row, facing: 90 })).toEqual([
    [142, 112],
    [112, 112],
    [172, 112],
  ]);
  // Places three centimetres apart take two of them, those a centimetre apart the third.
  const short = { x: 100, y: 100, width: 24, height: 80 };
  expect(begun(group.slice(0, 2), { zone: short, facing: 90 })).toHaveLength(2);
  expect(() => begun([...group, 'a4', 'a5', 'a6'], { zone: short, facing: 90 })).toThrow(NoSpace);
});

test('RX-TURN-03 spots come before the zone, and facing is that of the scenario', () => {
  const battle = battleOf(['a1', 'a2', 'b1 @1900,1100']);
  const zone = { x: 0, y: 0, width: 300, height: 300 };
  deploy(battle, 0, { zone, facing: 45, spots: [[700, 700]] });
  expect(figureOf(battle, 'a1')).toMatchObject({ at: [700, 700], facing: 45 });
  expect(figureOf(battle, 'a2').facing).toBe(45);
  expect(figureOf(battle, 'a2').at[0]).toBeLessThan(300);
});

test('RX-TURN-03 a spot that is taken is no place to begin', () => {
  const battle = battleOf(['a1 @500,500', 'b1']);
  const zone = { x: 0, y: 0, width: 300, height: 300 };
  expect(() => deploy(battle, 1, { zone, facing: 0, spots: [[510, 500]] })).toThrow(NoSpace);
});

test('RX-TURN-03 a figure without room is named, with its side', () => {
  const battle = battleOf(['a1', 'b1', 'b2', 'b3']);
  const zone = { x: 800, y: 800, width: 60, height: 24 };
  let fault: unknown;
  try {
    deploy(battle, 1, { zone, facing: 0 });
  } catch (error) {
    fault = error;
  }
  expect(fault).toMatchObject({ figure: 'b3', seat: 1 });
});

test('RX-TURN-03 the next centimetre is used without places three centimetres apart', () => {
  const taken = battleOf(['a1 @831,812', 'b1']);
  deploy(taken, 1, { zone: { x: 800, y: 800, width: 80, height: 24 }, facing: 0 });
  expect(figureOf(taken, 'b1').at).toEqual([862, 812]);
});
