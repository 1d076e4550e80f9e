import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { plainDamage } from './damage.ts';
import { fall } from './fall.ts';
import { glide } from './glide.ts';
import { miss, eventLines } from './testing/recorded-flow.ts';
import { battleWith, cubeAt } from './testing/scripted-battle.ts';

test('DZ-FALL-01 a fall is logged, and hurts by its margin', () => {
  const battle = battleWith({ b: [['d4', { size: 3 }]] });
  const played = runFlow(fall(battle, 'b1', 2, plainDamage(0, true)), {
    faces: [[5, 1, 1, 1, 1, ...miss(3)]],
  });
  expect(eventLines(played)).toEqual(['falls b1 2', 'pinned b1', 'wounded b1 1 1']);
});

test('DZ-ABIL-33 a glider lands where there is room, and is asked only to choose', () => {
  const around = [
    [3, 3],
    [4, 3],
    [5, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 5],
  ] as const;
  const down = (east: boolean, size: number, ...choices: string[]) => {
    const walls = [...around, ...(east ? [] : ([[5, 4]] as const))];
    const battle = battleWith({
      b: [
        ['a1', { abilities: ['glide'] }],
        ['d4', { size }],
      ],
      cubes: walls.map(([column, row]) => ({ at: [column, row, 1] as const, solid: true })),
    });
    const played = runFlow(glide(battle, 'b1', cubeAt('d4.2')), { choices });
    return [played.result, played.choices[0]?.options];
  };
  expect(down(false, 1)).toEqual([[4, 4, 1], undefined]);
  expect(down(true, 1, 'to:e4.1')).toEqual([
    [5, 4, 1],
    ['to:d4.1', 'to:e4.1'],
  ]);
  // Four in one cube are enough (DZ-CAP-01).
  expect(down(true, 4)).toEqual([[5, 4, 1], undefined]);
});
