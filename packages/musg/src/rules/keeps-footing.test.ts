import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { pushAside } from './pushed-aside.ts';
import { isOver } from './movement.ts';
import type { Battle } from './state.ts';
import {
  activate,
  battleWith,
  perform,
  piece,
  refused,
  type TestBattle,
} from './testing/battle.ts';

/** a1 and b1 on a roof from 10/10 to 16/16, a1 a pace and a half from its right edge. */
function onTheRoof(rest: TestBattle = {}): Battle {
  const battle = battleWith({
    a: [[14.5, 13]],
    b: [[13.5, 13]],
    terrain: [piece('roof', [10, 10, 6, 6], { ground: 'impassable', height: 60 })],
    ...rest,
  });
  for (const id of ['a1', 'b1']) Object.assign(figureOf(battle, id), { level: 60, on: 'roof' });
  return battle;
}

const isUp = (battle: Battle) => isOver(battle, 'roof', figureOf(battle, 'a1').at);

test('MU-DISENG-02 MU-MOVE-06 nobody leaves a melee over the edge of a roof', () => {
  const battle = onTheRoof();
  activate(battle, 'a1');
  expect(refused(battle, 'flee:340,260')).toBe('not-up-here MU-MOVE-05');
  perform(battle, 'flee:315,260');
  expect(isUp(battle)).toBe(true);
});

test('MU-PASS-02 MU-MOVE-06 a figure that gives way on a roof stops at its edge', () => {
  const battle = onTheRoof();
  const gone = runFlow(pushAside(battle, 'a1', figureOf(battle, 'b1').at, 60)).result;
  expect([isUp(battle), gone]).toEqual([true, 30]);
});

test('MU-PASS-06 MU-MOVE-06 a figure that takes cover under fire stays on the roof', () => {
  const battle = battleWith({
    a: [[15, 13]],
    b: [[3, 13, { weapons: ['rifle'] }]],
    terrain: [
      piece('roof', [10, 10, 6, 6], { ground: 'impassable', height: 60 }),
      piece('fence', [16.2, 12, 0.4, 2], { cover: 1, height: 20 }),
    ],
    settings: { underFire: 'on' },
  });
  Object.assign(figureOf(battle, 'a1'), { level: 60, on: 'roof' });
  activate(battle, 'b1');
  perform(battle, 'shoot:rifle:a1', { faces: [[1], [6, 6], [6]] });
  expect(isUp(battle)).toBe(true);
});
