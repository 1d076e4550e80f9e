import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { DEFAULT_SETUP } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';
import { playStep } from './round.ts';
import { objectiveCube } from './objective.ts';
import { holderOf } from './objective.ts';
import { decideOutcome, scores } from './victory.ts';
import type { Battle } from './state.ts';
import { at, battleWith, type TestBattle } from './testing/scripted-battle.ts';

const PATROL = resolveSetup(DEFAULT_SETUP).mission;
const OBJECTIVE = { objectives: [{ id: 'well', square: [4, 4], vp: 2 }] } as const;

/** A battle at the end of its round. */
function atEnd(test: TestBattle): Battle {
  const battle = battleWith(test);
  battle.phase = { step: 'end' };
  return battle;
}

function withPoints(mine: number, theirs: number): Battle {
  const battle = atEnd({ a: [['a1']], b: [['h8']] });
  const [first, second] = battle.sides;
  if (first) first.points = mine;
  if (second) second.points = theirs;
  return battle;
}

test('DZ-OBJ-01 the mission says where objectives stand', () => {
  const battle = battleWith({ mission: OBJECTIVE });
  expect(objectiveCube(battle, 'well')).toEqual([4, 4, 1]);
});

test('DZ-OBJ-02 an objective is on top of its stack unless the mission says otherwise', () => {
  const cubes = [{ at: [4, 4, 1], solid: true }] as const;
  expect(objectiveCube(battleWith({ mission: OBJECTIVE, cubes }), 'well')).toEqual([4, 4, 2]);
  const inside = { objectives: [{ id: 'well', square: [4, 4], level: 1, vp: 2 }] } as const;
  const house = [{ at: [4, 4, 2], floor: 'full' }] as const;
  expect(objectiveCube(battleWith({ mission: inside, cubes: house }), 'well')).toEqual([4, 4, 1]);
});

test('DZ-OBJ-03 the only side in an objective’s cube is paid, every round', () => {
  const held = atEnd({ a: [['d4'], ['d4']], b: [['h8']], mission: OBJECTIVE });
  at(held, 'a1').pinned = true;
  runFlow(playStep(held));
  expect(scores(held)).toEqual([2, 0]);
  held.phase = { step: 'end' };
  runFlow(playStep(held));
  expect(scores(held)).toEqual([4, 0]);
  const disputed = battleWith({ a: [['d4']], b: [['d4']], mission: OBJECTIVE });
  expect(holderOf(disputed, 'well')).toBeUndefined();
  at(disputed, 'b1').where = 'wreck';
  expect(holderOf(disputed, 'well')).toBe(0);
});

test('DZ-END-01 objectives, then victory, then tokens and smoke', () => {
  const battle = atEnd({ a: [['d4']], b: [['h8']], mission: OBJECTIVE });
  at(battle, 'a1').activated = true;
  at(battle, 'b1').tagged = true;
  battle.smoke = [
    { cube: [1, 1, 1], toxic: false },
    { cube: [2, 1, 1], toxic: false },
  ];
  runFlow(playStep(battle), { faces: [[4], [5]] });
  expect(battle.smoke.map(({ cube }) => cube)).toEqual([[1, 1, 1]]);
  expect(at(battle, 'a1').activated).toBe(false);
  expect(at(battle, 'b1').tagged).toBe(false);
  expect(battle.phase.step).toBe('command');
  // With the points of the objective the game is over before any smoke is rolled for.
  const last = atEnd({ a: [['d4']], b: [['h8']], mission: { ...OBJECTIVE, victoryPoints: 2 } });
  last.smoke = [{ cube: [1, 1, 1], toxic: false }];
  runFlow(playStep(last));
  expect(last.decided?.winners).toEqual([0]);
});

test('DZ-END-03 command dice that were not spent are gone', () => {
  const battle = atEnd({ a: [['a1']], b: [['h8']], dice: [{ move: 2 }, { special: 1 }] });
  runFlow(playStep(battle));
  expect(battle.sides.map(({ dice }) => dice.move + dice.special)).toEqual([0, 0]);
});

test('DZ-WIN-01 a side without models on the field has lost, whatever the points', () => {
  const battle = withPoints(0, 20);
  at(battle, 'b1').where = 'waiting';
  expect(decideOutcome(battle)).toMatchObject({ winners: [0], reason: 'extermination' });
  at(battle, 'a1').where = 'dead';
  expect(decideOutcome(battle)).toMatchObject({ winners: [1], reason: 'all-gone' });
});

test('DZ-WIN-02 the mission’s total wins, and of two the higher', () => {
  expect(decideOutcome(withPoints(11, 3))).toBeUndefined();
  expect(decideOutcome(withPoints(12, 3))).toMatchObject({
    winners: [0],
    reason: 'victory-points',
  });
  expect(decideOutcome(withPoints(12, 14))).toMatchObject({ winners: [1] });
});

test('DZ-WIN-03 the game goes on with equal totals until somebody leads', () => {
  expect(decideOutcome(withPoints(12, 12))).toBeUndefined();
  expect(decideOutcome(withPoints(13, 12))).toMatchObject({ winners: [0] });
});

test('DZ-WIN-04 victory points are there for all to see', () => {
  expect(scores(withPoints(3, 5))).toEqual([3, 5]);
});

test('DZ-WIN-05 victory is tested at the end of a round only', () => {
  const battle = withPoints(12, 0);
  battle.phase = { step: 'turn' };
  runFlow(playStep(battle), { choices: ['activate:a1'] });
  expect(battle.decided).toBeNull();
  battle.phase = { step: 'end' };
  runFlow(playStep(battle));
  expect(battle.decided).toMatchObject({ winners: [0] });
});

test('DZ-PATROL-01 Patrol is won with 12 points', () => {
  expect(PATROL.victoryPoints).toBe(12);
});

test('DZ-PATROL-02 kills, objectives and Intel bring points', () => {
  const battle = atEnd({ a: [['d4']], b: [['h8', { vp: 3 }], ['h7']], mission: OBJECTIVE });
  at(battle, 'b1').where = 'dead';
  at(battle, 'b1').scoredBy = 0;
  runFlow(playStep(battle));
  expect(scores(battle)).toEqual([5, 0]);
});

test('DZ-PATROL-03 Patrol has two objectives of one point and two of two', () => {
  expect(PATROL.objectives.map(({ vp }) => vp)).toEqual([1, 1, 2, 2]);
});

test('a mission that lasts so many rounds ends with them', () => {
  const battle = withPoints(3, 5);
  const short = { ...battle, mission: { ...battle.mission, rounds: 1 } };
  expect(decideOutcome(short)).toMatchObject({ winners: [1], reason: 'last-round' });
});

test('DZ-WIN-03 round 50 ends a stalemate: the side ahead wins, a tie is a draw', () => {
  const inRound = (round: number, mine: number, theirs: number) =>
    decideOutcome({ ...withPoints(mine, theirs), round });
  expect(inRound(49, 1, 0)).toBeUndefined();
  expect(inRound(50, 1, 0)).toMatchObject({ winners: [0], reason: 'last-round' });
  expect(inRound(50, 12, 12)).toMatchObject({ winners: [], reason: 'last-round' });
});
