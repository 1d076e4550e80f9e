import { overlap, rectangle, squaredDistance, type Point, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import {
  act,
  battleOf,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';

/** a2 fell at 124,100 beside a1, who saves it; others may stand about. */
function saved(others: readonly string[], extras: BattleExtras = {}) {
  const battle = battleOf(['a1 kit @100,100', 'a2 @124,100', 'b1 @1900,1100', ...others], {
    turn: 2,
    ...extras,
  });
  Object.assign(figureOf(battle, 'a2'), { fate: 'eliminated', outSince: 2 });
  const played = act(battle, 'a1', 'aid:a2', { faces: [[6, 6]] });
  return { battle, played, a2: figureOf(battle, 'a2') };
}

test('RX-ACTG-03 a saved figure stands up in its place', () => {
  const { a2, played } = saved([]);
  expect(a2).toMatchObject({ at: [124, 100], fate: 'in' });
  expect(loggedEvents(played)).toEqual(['first-aid', 'revived']);
});

test('RX-ACTG-03 a saved figure with its place taken stands up as near as possible', () => {
  const { battle, a2 } = saved(['a3 @130,100']);
  expect(a2.fate).toBe('in');
  for (const other of battle.figures) {
    if (other !== a2) expect(overlap(a2, other), other.id).toBe(false);
  }
  const fell: Point = [124, 100];
  // North of it there is room beside both, two and a half centimetres away.
  expect(squaredDistance(a2.at, fell)).toBeLessThanOrEqual(25 * 25);
  expect(a2.at).not.toEqual(fell);
});

test('RX-ACTG-03 a saved figure without room in ten centimetres stays down', () => {
  const pit = { id: 'pit', shape: rectangle(113, 0, 240, 240), ground: 'impassable' } as const;
  const west = { id: 'west', shape: rectangle(0, 0, 87, 240), ground: 'impassable' } as const;
  const { a2, played } = saved(
    ['a3 @100,76', 'a4 @100,124', 'a5 @100,148', 'a6 @100,52', 'a7 @100,172', 'a8 @100,28'],
    { terrain: [pit, west], height: 200 },
  );
  expect(loggedEvents(played)).toEqual(['first-aid']);
  expect(a2).toMatchObject({ fate: 'eliminated', aided: true });
});

test('RX-ACTG-03 ten centimetres are near enough, straight up or to the side', () => {
  const all = (x: number, y: number): Terrain => ({
    id: 'pit',
    shape: rectangle(x, y, 2000, 1200),
    ground: 'impassable',
  });
  const raisedAt = (pit: Terrain) => {
    const battle = battleOf(['a1 kit @476,500', 'a2 @500,500', 'b1 @1900,1100'], {
      terrain: [pit],
    });
    Object.assign(figureOf(battle, 'a2'), { fate: 'eliminated', outSince: 1 });
    act(battle, 'a1', 'aid:a2', { faces: [[6, 6]] });
    return figureOf(battle, 'a2').at;
  };
  expect(raisedAt(all(0, 412))).toEqual([500, 400]);
  expect(raisedAt({ ...all(0, 0), shape: rectangle(0, 0, 588, 1200) })).toEqual([600, 500]);
});

test('RX-ACTG-03 the roll is 2d6, and told without what the kit adds', () => {
  const battle = battleOf(['a1 fine-kit @100,100', 'a2 @124,100', 'b1 @1900,1100']);
  Object.assign(figureOf(battle, 'a2'), { fate: 'eliminated', outSince: 1 });
  const { rolls, events } = act(battle, 'a1', 'aid:a2', { faces: [[1, 2]] });
  expect(rolls[0]?.notation).toContain('2d6');
  expect(events[0]?.params).toMatchObject({ dice: 3, modifier: 1, total: 4 });
});

test('RX-ACTG-03 help comes in the turn of the fall or the next, not a turn later', () => {
  const late = (outSince: number) => {
    const battle = battleOf(['a1 kit @100,100', 'a2 @124,100', 'b1 @1900,1100'], { turn: 5 });
    Object.assign(figureOf(battle, 'a2'), { fate: 'eliminated', outSince });
    return refusal(battle, 'a1', 'aid:a2')?.code;
  };
  expect([late(5), late(4), late(3)]).toEqual([undefined, undefined, 'too-late']);
});

test('RX-ACTG-03 machines are mended, not helped', () => {
  const battle = battleOf(['a1 kit @100,100', 'a2 robot @124,100', 'b1 @1900,1100'], { turn: 2 });
  Object.assign(figureOf(battle, 'a2'), { fate: 'eliminated', outSince: 2 });
  expect(refusal(battle, 'a1', 'aid:a2')).toMatchObject({ code: 'no-first-aid' });
});

test('RX-ACTG-01 an absent thing is quoted with its first twenty characters', () => {
  const battle = battleOf(['a1 kit tech gear', 'b1 @1900,1100']);
  const id = 'abcdefghijklmnopqrstuvwxyz';
  for (const key of [`aid:${id}`, `repair:${id}:power`, `door:${id}`, `take:${id}`, `hack:${id}`])
    expect(refusal(battle, 'a1', key), key).toMatchObject({ params: { id: id.slice(0, 20) } });
  expect(refusal(battle, 'a1', `fight:${id}`)).toMatchObject({
    code: 'no-such-thing',
    params: { id: id.slice(0, 20) },
  });
});
