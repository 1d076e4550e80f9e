import { rectangle, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { openDoors, tableOf } from './battlefield.ts';
import type { ScenarioDoor } from './scenario.ts';
import { battleOf, refusal } from './testing/scripted-battle.ts';

test('RX-MOVE-03 tables of one terrain and different sizes are kept apart', () => {
  const terrain: readonly Terrain[] = [];
  const wide = battleOf(['a1 @100,100', 'b1 @900,900'], { terrain });
  expect(refusal(wide, 'a1', 'move:250,100')).toBeUndefined();
  const narrow = battleOf(['a1 @100,100', 'b1 @50,900'], { terrain, width: 200 });
  expect(refusal(narrow, 'a1', 'move:250,100')).toMatchObject({ code: 'off-table' });
  const low = battleOf(['a1 @100,100', 'b1 @900,50'], { terrain, height: 200 });
  expect(refusal(low, 'a1', 'move:100,250')).toMatchObject({ code: 'off-table' });
  expect(refusal(wide, 'a1', 'move:250,100')).toBeUndefined();
});

test('RX-ACTG-01 tables of one terrain and different doors are kept apart', () => {
  const terrain: readonly Terrain[] = [];
  const name = { en: 'x', fr: 'x' };
  const door = (x: number) => ({
    id: 'd1',
    name,
    open: false,
    terrain: { id: 'd1', shape: rectangle(x, 0, 10, 1200), ground: 'impassable' as const },
  });
  const near = battleOf(['a1 @100,100', 'b1 @900,900'], { terrain, doors: [door(150)] });
  const far = battleOf(['a1 @100,100', 'b1 @900,900'], { terrain, doors: [door(600)] });
  expect(refusal(near, 'a1', 'move:250,100')).toMatchObject({ code: 'no-way' });
  expect(refusal(far, 'a1', 'move:250,100')).toBeUndefined();
  expect(tableOf(far)).toBe(tableOf(far));
});

/** A leaf across the whole table, which is there while it is shut. */
function leaf(id: string, x: number): ScenarioDoor {
  const terrain = {
    id: `leaf-${id}`,
    shape: rectangle(x, 0, 10, 1200),
    ground: 'impassable',
  } as const;
  return { id, name: { en: 'x', fr: 'x' }, open: false, terrain };
}

test('RX-ACTG-01 a door more or less makes another table', () => {
  const terrain: readonly Terrain[] = [];
  const lines = ['a1 @100,100', 'b1 @900,900'];
  const [near, far] = [leaf('d1', 600), leaf('d2', 150)];
  const both = battleOf(lines, { terrain, doors: [near, far] });
  expect(refusal(both, 'a1', 'move:250,100')).toMatchObject({ code: 'no-way' });
  expect(tableOf(both)).toBe(tableOf(both));
  const one = battleOf(lines, { terrain, doors: [near] });
  expect(refusal(one, 'a1', 'move:250,100')).toBeUndefined();
});

test('RX-ACTG-01 which doors stand open is found anew whenever one is opened or shut', () => {
  const battle = battleOf(['a1 @100,100', 'b1 @900,900'], {
    doors: [leaf('d1', 150), leaf('d2', 250)],
  });
  const [first, second] = battle.doors;
  if (!first || !second) throw new Error('There are two doors.');
  const open = (...which: readonly boolean[]) => {
    [first.open = false, second.open = false] = which;
    return openDoors(battle);
  };
  expect(open(false, false)).toEqual([]);
  expect(open(true, false)).toEqual(['leaf-d1']);
  expect(open(false, true)).toEqual(['leaf-d2']);
  expect(open(true, true)).toEqual(['leaf-d1', 'leaf-d2']);
  // The same list each time, so that what was found for it is found again.
  expect(open(false, true)).toBe(open(false, true));
});
