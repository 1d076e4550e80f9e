import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from '../figures.ts';
import type { Battle } from '../state.ts';
import { amongDead } from '../testing/horde.ts';
import { playStep } from '../turn.ts';
import { decideOutcome, unitValue } from '../victory.ts';
import { worldOf } from '../world.ts';
import { zombies } from './zombies.ts';

const bands = (worldSettings: Readonly<Record<string, string>>): Battle =>
  amongDead(
    [
      [30, 10],
      [32, 10],
    ],
    { a: [[10, 10]], b: [[50, 10]], worldSettings },
  );

test('MU-ZOM-01 the bands stand together, or each for itself; a band alone is enough', () => {
  expect(bands({ alliance: 'together' }).world?.parties).toEqual([0, 0, 1, null]);
  expect(bands({ alliance: 'against' }).world?.parties).toEqual([0, 1, 2, null]);
  expect(zombies.leastBands).toBe(1);
});

test('MU-ZOM-01 together one band is enough; against each other the last one wins', () => {
  const left = (alliance: string) => {
    const battle = bands({ alliance });
    figureOf(battle, 'b1').fate = 'out';
    return decideOutcome(battle, false);
  };
  expect(left('together')).toBeNull();
  expect(left('against')).toMatchObject({ winners: [0], reason: 'last-band' });
});

test('MU-ZOM-01 a lone player has only to survive', () => {
  const both = bands({ alliance: 'against' });
  const battle: Battle = {
    ...both,
    sides: both.sides.slice(0, 1),
    figures: both.figures.filter(({ seat }) => seat !== 1),
  };
  expect(decideOutcome(battle, true)).toBeNull();
  battle.turn = 10;
  expect(decideOutcome(battle, false)).toBeNull();
  expect(decideOutcome(battle, true)).toMatchObject({ winners: [0], reason: 'survived' });
});

test('MU-ZOM-06 without a game master nobody wins when all are gone', () => {
  const battle = bands({ control: 'master' });
  for (const id of ['a1', 'b1']) figureOf(battle, id).fate = 'out';
  expect(decideOutcome(battle, false)).toMatchObject({ winners: [], reason: 'all-gone' });
});

test.each([
  ['in-turn', [0, 1], 2, 0],
  ['in-turn', [0, 1], 3, 1],
  ['in-turn', [1, 0], 3, 0],
  ['in-turn', [], 3, 0],
  ['master', [1, 0], 3, 0],
  ['game-master', [0, 1], 3, 2],
])('MU-ZOM-06 %s, with the order %j, in turn %i: seat %i', (control, order, turn, seat) => {
  expect(worldOf(bands({}))?.controller?.({ ...bands({ control }), order, turn })).toBe(seat);
});

test('MU-ZOM-11 a turn begins with what the bands hear', () => {
  const battle = bands({});
  battle.phase = { step: 'initiative' };
  const { rolls } = runFlow(playStep(battle), { faces: [[6], [6], [5], [4]] });
  expect(rolls.slice(0, 2).map(({ rule }) => rule)).toEqual(['MU-ZOM-11', 'MU-ZOM-11']);
  expect(battle.turn).toBe(2);
});

test('MU-TURN-07 neutral figures act in the order in which they came', () => {
  const battle = bands({});
  expect(worldOf(battle)?.wild?.(battle)).toEqual(['c1', 'c2']);
  figureOf(battle, 'c1').fate = 'out';
  expect(worldOf(battle)?.wild?.(battle)).toEqual(['c2']);
});

test('MU-VP-01 the bands are worth what they always are', () => {
  const battle = amongDead([[30, 10]], {
    a: [
      [10, 10, { rank: 'chief' }],
      [12, 10],
    ],
  });
  expect(battle.figures.map((figure) => unitValue(battle, figure))).toEqual([10, 5, 2]);
});
