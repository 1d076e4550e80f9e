import { expect, test } from 'vitest';
import { countShots } from './armourer.ts';
import { figureOf } from './figures.ts';
import { armed } from './testing/arm.ts';
import { battleWith } from './testing/battle.ts';

test('MU-MERC-12 a point pays for two shots of a fast weapon, and for one of any other', () => {
  const left = (weapon: Parameters<typeof armed>[1], cost: number, before = 0) => {
    const battle = battleWith({ a: [[10, 10]] });
    const smith = armed(figureOf(battle, 'a1'), weapon);
    smith.shotsLeft = before;
    countShots(smith, 'gun', cost);
    return smith.shotsLeft;
  };
  expect([left({}, 1), left({}, 0, 1)]).toEqual([1, 0]);
  expect([left({ heavy: true }, 1), left({ reload: 'slow' }, 1)]).toEqual([0, 0]);
  expect([left({ heavy: true }, 1, 1), left({ reload: 'slow' }, 1, 1)]).toEqual([1, 1]);
});
