import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { possibleActions } from '../candidates.ts';
import { isCarriedOff } from '../carry-off.ts';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { activate, at, perform, refused } from '../testing/battle.ts';
import { amongAliens } from '../testing/horde.ts';
import { eventsWithParams } from '../testing/logged-events.ts';
import { abducted, emitAbducted } from './abduction.ts';
import { MELEE_ALIEN } from './aliens.ts';

/** a2 and a4 lie on the ground; a1 carries a2, and a3 stands beside both. */
function rescue(): Battle {
  const battle = amongAliens([], {
    a: [
      [1.5, 10],
      [2, 10],
      [2.4, 10],
      [3.4, 10],
    ],
  });
  for (const id of ['a2', 'a4']) figureOf(battle, id).fate = 'out';
  activate(battle, 'a1', 3);
  perform(battle, 'carry:a2');
  return battle;
}

const offered = (battle: Battle) =>
  possibleActions(battle, figureOf(battle, 'a1')).flatMap((action) =>
    action.kind === 'deed' ? [`${action.what} ${action.at}`] : [],
  );

test.each([
  [30, 200, 31, 200],
  [1170, 200, 1169, 200],
  [600, 30, 600, 31],
  [600, 770, 600, 769],
])(
  'MU-ALIEN-03 carried off within 1 pace of an edge: at %i,%i, not at %i,%i',
  (x, y, farX, farY) => {
    const battle = rescue();
    figureOf(battle, 'a1').at = [x, y];
    expect([offered(battle), refused(battle, 'deed:carry-off:a2')]).toEqual([
      ['carry-off a2'],
      undefined,
    ]);
    figureOf(battle, 'a1').at = [farX, farY];
    expect([offered(battle), refused(battle, 'deed:carry-off:a2')]).toEqual([
      [],
      'not-at-edge MU-ALIEN-03',
    ]);
  },
);

test('MU-ALIEN-03 it takes a point and somebody to carry', () => {
  const battle = rescue();
  figureOf(battle, 'a1').ap = 1;
  expect(offered(battle)).toEqual(['carry-off a2']);
  figureOf(battle, 'a1').ap = 0;
  expect(offered(battle)).toEqual([]);
  figureOf(battle, 'a1').ap = 1;
  perform(battle, 'put-down');
  expect(offered(battle)).toEqual([]);
});

test('MU-ALIEN-03 both leave the table, nobody picks that one up again, but others', () => {
  const battle = rescue();
  expect(eventsWithParams(perform(battle, 'deed:carry-off:a2'))).toEqual([
    'carried-off MU-ALIEN-03 figure=a2 by=a1',
  ]);
  expect(figureOf(battle, 'a1').fate).toBe('left');
  expect(isCarriedOff(battle, 'a2')).toBe(true);
  activate(battle, 'a3');
  expect(refused(battle, 'carry:a2')).toBe('carried-already MU-CHAR-14');
  expect(refused(battle, 'carry:a4')).toBeUndefined();
  expect(refused(battle, `walk:${at(5, 14)}`)).toBeUndefined();
});

test('MU-ALIEN-03 the fallen are abducted at the end, neither the dead nor aliens', () => {
  const battle = amongAliens([[40, 10, MELEE_ALIEN]], {
    a: [
      [10, 10],
      [20, 10],
      [30, 10],
    ],
  });
  figureOf(battle, 'a1').fate = 'out';
  figureOf(battle, 'a2').fate = 'dead';
  figureOf(battle, 'c1').fate = 'out';
  battle.turn = 9;
  expect(eventsWithParams(runFlow(emitAbducted(battle)))).toEqual([]);
  battle.turn = 10;
  expect(eventsWithParams(runFlow(emitAbducted(battle)))).toEqual([
    'abducted MU-ALIEN-03 figure=a1',
  ]);
  expect(abducted(battle).map(({ id }) => id)).toEqual(['a1']);
});
