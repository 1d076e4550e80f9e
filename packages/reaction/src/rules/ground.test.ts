import { rectangle, type Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { tableOf } from './ground.ts';
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
