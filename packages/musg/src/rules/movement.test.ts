import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { isInReach, reachOf } from './movement.ts';
import { PACE } from './paces.ts';
import type { Battle } from './state.ts';
import {
  activate,
  battleWith,
  chargeTooFar,
  perform,
  piece,
  placeOf,
  recruit,
  refused,
  type FigureSpec,
  type TestBattle,
} from './testing/battle.ts';
import { offered } from './testing/options.ts';

const MUD = piece('mud', [12, 0, 30, 40], { ground: 'difficult' });

test('MU-MOVE-01 MU-CHAR-05 MU-ACT-01 a walk goes up to the Move for 1 point', () => {
  const battle = battleWith({ a: [[10, 10]] });
  const walker = activate(battle, 'a1');
  expect(refused(battle, 'walk:321,200')).toBe('too-far MU-MOVE-01');
  perform(battle, 'walk:320,200');
  expect(placeOf(battle, 'a1')).toEqual([16, 10]);
  expect(walker.ap).toBe(1);
});

test('MU-MOVE-02 difficult ground costs double, impassable ground is not entered', () => {
  const rock = piece('rock', [10, 20, 10, 10], { ground: 'impassable' });
  const battle = battleWith({ a: [[10, 10]], terrain: [MUD, rock] });
  activate(battle, 'a1');
  expect(refused(battle, 'walk:300,500')).toBe('occupied MU-MOVE-02');
  expect(refused(battle, 'walk:282,200')).toBe('too-far MU-MOVE-01');
  perform(battle, 'walk:280,200');
  expect(placeOf(battle, 'a1')).toEqual([14, 10]);
});

test('MU-MOVE-03 MU-GEN-03 a run goes 1.5 times the Move, half in mud', () => {
  const runner = (move: number) => {
    const battle = battleWith({ a: [[20, 10, { values: { move } }]], terrain: [MUD] });
    return figureOf(battle, 'a1');
  };
  const open = (length: number) => ({ length, open: length, difficult: 0 });
  const mud = (length: number) => ({ length, open: 0, difficult: length });
  expect(isInReach(runner(8), 1.5, open(12 * PACE))).toBe(true);
  expect(isInReach(runner(8), 1.5, open(12 * PACE + 1))).toBe(false);
  expect(isInReach(runner(9), 1.5, open(13.5 * PACE))).toBe(true);
  expect(isInReach(runner(9), 1.5, mud(6.75 * PACE))).toBe(true);
  expect(isInReach(runner(9), 1.5, mud(6.75 * PACE + 1))).toBe(false);
});

test('MU-ACT-03 MU-ACT-04 a chief walks three times, or runs and walks', () => {
  const battle = battleWith({ a: [[10, 10, { rank: 'chief' }]] });
  const chief = activate(battle, 'a1');
  for (const x of [220, 240, 260]) perform(battle, `walk:${x},200`);
  expect(chief.ap).toBe(0);
  expect(refused(battle, 'walk:280,200')).toBe('no-points MU-ACT-03');
  activate(battle, 'a1');
  perform(battle, 'run:480,200');
  expect(chief.ap).toBe(1);
  expect(refused(battle, 'run:500,200')).toBe('no-points MU-ACT-03');
});

test('MU-MOVE-04 a lieutenant who walked 3 of 8 and shot goes no further', () => {
  const battle = battleWith({
    a: [[10, 10, { rank: 'lieutenant', weapons: ['pistol'] }]],
    b: [[20, 10]],
  });
  activate(battle, 'a1');
  perform(battle, 'walk:260,200');
  perform(battle, 'shoot:pistol:b1', { faces: [[1]] });
  expect(figureOf(battle, 'a1').ap).toBe(0);
  expect(refused(battle, 'walk:300,200')).toBe('no-points MU-ACT-03');
});

test('MU-MOVE-06 the way leads through friends and round enemies', () => {
  const battle = battleWith({
    a: [
      [10, 10],
      [12, 10],
    ],
    b: [[12, 20]],
  });
  activate(battle, 'a1');
  perform(battle, 'walk:300,200');
  expect(placeOf(battle, 'a1')).toEqual([15, 10]);
  const blocked = battleWith({ a: [[10, 20]], b: [[12, 20]] });
  activate(blocked, 'a1');
  expect(refused(blocked, 'walk:320,400')).toBe('no-way MU-MOVE-01');
  expect(refused(blocked, 'walk:240,400')).toBe('occupied MU-MOVE-02');
});

test('MU-EQ-02 MU-EDGE-01 two bionic legs go 2 paces further and ignore mud', () => {
  const legs = { equipment: ['bionic-leg', 'bionic-leg'] };
  const made = recruit(legs, 'generic');
  expect([made.armour, made.points]).toEqual([2, 8 + 30]);
  const battle = battleWith({
    a: [
      [10, 10, legs],
      [10, 20, { equipment: ['bionic-leg'] }],
    ],
    terrain: [MUD],
  });
  activate(battle, 'a1');
  perform(battle, 'walk:360,200');
  expect(placeOf(battle, 'a1')).toEqual([18, 10]);
  activate(battle, 'a2');
  expect(refused(battle, 'walk:320,400')).toBe('too-far MU-MOVE-01');
});

/** a1 stands in a wood that is everywhere; with all his points. */
function inTheWood(sketch: FigureSpec, rest: TestBattle = {}): Battle {
  const wood = piece('wood', [0, 0, 60, 40], { ground: 'difficult' });
  const battle = battleWith({ a: [[10, 10, sketch]], terrain: [wood], ...rest });
  activate(battle, 'a1');
  return battle;
}

const LEGS: FigureSpec = { equipment: ['bionic-leg', 'bionic-leg'] };

test('MU-EQ-02 MU-EDGE-01 bionic legs add no paces on difficult ground alone', () => {
  const battle = inTheWood(LEGS);
  expect(refused(battle, 'walk:320,200')).toBeUndefined();
  expect(refused(battle, 'walk:322,200')).toBe('too-far MU-MOVE-01');
  expect(offered(battle)).not.toContain('walk:360,200');
  const pack = inTheWood({ equipment: ['jump-pack'], abilities: ['ignores-difficult'] });
  expect(refused(pack, 'walk:322,200')).toBe('too-far MU-MOVE-01');
});

test('MU-EQ-02 MU-CHG-02 a charge that falls short in a wood goes no further either', () => {
  const battle = inTheWood(LEGS, { b: [[25, 10]] });
  chargeTooFar(battle, 'b1');
  expect(placeOf(battle, 'a1')).toEqual([19, 10]);
});

test('MU-EQ-02 MU-DISENG-02 nor does who leaves a melee in a wood', () => {
  const battle = inTheWood(LEGS, { b: [[11, 10]] });
  expect(refused(battle, 'flee:140,200')).toBeUndefined();
  expect(refused(battle, 'flee:136,200')).toBe('too-far MU-DISENG-02');
});

test('MU-EQ-10 MU-EDGE-01 a jump pack adds 3 before anything is multiplied', () => {
  const battle = battleWith({ a: [[20, 10, { equipment: ['jump-pack'] }]], terrain: [MUD] });
  const jumper = figureOf(battle, 'a1');
  expect(reachOf(jumper, 1.5)).toBe(13.5 * PACE);
  const mud = (length: number) => ({ length, open: 0, difficult: length });
  expect(isInReach(jumper, 1, mud(3 * PACE))).toBe(true);
  expect(isInReach(jumper, 1, mud(3 * PACE + 1))).toBe(false);
  expect(isInReach(jumper, 1, { length: 6 * PACE, open: 3 * PACE, difficult: 3 * PACE })).toBe(
    true,
  );
  const both = { equipment: ['jump-pack', 'bionic-leg', 'bionic-leg'] };
  expect(recruit(both, 'generic').stride).toBe(5);
});

test('MU-RACE-06 a ratman ignores difficult ground', () => {
  const battle = battleWith({ a: [[14, 10]], races: ['ratman', 'generic'], terrain: [MUD] });
  activate(battle, 'a1');
  const { move } = figureOf(battle, 'a1').recruit.values;
  expect(refused(battle, `walk:${(14 + move) * PACE},200`)).toBeUndefined();
});

test('MU-ACT-05 next to an enemy a figure cannot walk, run, shoot or charge', () => {
  const battle = battleWith({
    a: [[10, 10, { rank: 'chief', weapons: ['pistol', 'sword'], equipment: ['medikit'], life: 2 }]],
    b: [
      [11.05, 10],
      [14, 10],
    ],
  });
  activate(battle, 'a1');
  for (const key of ['walk:100,200', 'run:100,200', 'shoot:pistol:b2', 'charge:b2'])
    expect(refused(battle, key), key).toBe('in-melee MU-ACT-05');
  for (const key of ['strike:b1:sword', 'medikit:a1', 'flee:120,200'])
    expect(refused(battle, key), key).toBeUndefined();
});

test('MU-MOVE-01 MU-MOVE-03 a walk to the own place or too far is refused by rule', () => {
  const battle = battleWith({ a: [[10, 2, { rank: 'chief' }]] });
  activate(battle, 'a1');
  expect(refused(battle, 'walk:200,40')).toBe('not-moving MU-MOVE-01');
  expect(refused(battle, 'run:200,40')).toBe('not-moving MU-MOVE-03');
  expect(refused(battle, 'walk:200,5')).toBe('off-table MU-MOVE-01');
  expect(refused(battle, 'walk:600,40')).toBe('too-far MU-MOVE-01');
  expect(refused(battle, 'run:600,40')).toBe('too-far MU-MOVE-03');
});

test('MU-MOVE-02 a way leads round what cannot be entered, as far as the Move goes', () => {
  const wall = piece('wall', [12, 8, 0.5, 4], { ground: 'impassable' });
  const battle = battleWith({ a: [[10.8, 10]], terrain: [wall] });
  activate(battle, 'a1');
  expect(refused(battle, 'walk:265,200')).toBe('no-way MU-MOVE-01');
  perform(battle, 'walk:252,260');
  expect(placeOf(battle, 'a1')).toEqual([12.6, 13]);
  const shut = piece('shut', [30, 0, 1, 40], { ground: 'impassable' });
  const barred = battleWith({ a: [[29, 10]], terrain: [shut] });
  activate(barred, 'a1');
  expect(refused(barred, 'walk:640,200')).toBe('no-way MU-MOVE-01');
});

test('MU-MOVE-02 round the mud is shorter than through it', () => {
  const mud = piece('mud', [12, 9, 3, 2], { ground: 'difficult' });
  const battle = battleWith({ a: [[11, 10]], terrain: [mud] });
  activate(battle, 'a1');
  // Straight through the mud it would cost 5 and 3 more; round it is a little over 5.
  perform(battle, 'walk:320,200');
  expect(placeOf(battle, 'a1')).toEqual([16, 10]);
});

test('MU-MOVE-05 a figure on a roof walks to its edge and climbs down from it', () => {
  const roof = piece('roof', [8, 8, 8, 6], { ground: 'impassable', height: 40 });
  const battle = battleWith({ a: [[10, 10]], terrain: [roof] });
  Object.assign(activate(battle, 'a1'), { on: 'roof', level: 40 });
  expect(refused(battle, 'walk:200,300')).toBe('not-up-here MU-MOVE-05');
  expect(refused(battle, 'walk:300,220')).toBeUndefined();
  perform(battle, 'walk:280,240');
  expect(placeOf(battle, 'a1')).toEqual([14, 12]);
});

test('MU-EDGE-01 MU-EQ-10 MU-CHAR-14 nothing adds paces in mud; a burden halves them', () => {
  const mud = (length: number) => ({ length, open: 0, difficult: length });
  const far = (equipment: readonly string[], length: number, carries: string | null = null) => {
    const battle = battleWith({ a: [[20, 10, { equipment }]] });
    return isInReach({ ...figureOf(battle, 'a1'), carries }, 1, mud(length * PACE));
  };
  const legs = ['bionic-leg', 'bionic-leg'];
  expect([far(legs, 6), far(legs, 6.1)]).toEqual([true, false]);
  expect([far(['jump-pack'], 3), far(['jump-pack'], 3.1)]).toEqual([true, false]);
  expect([far(['jump-pack'], 1.5, 'a2'), far(['jump-pack'], 1.6, 'a2')]).toEqual([true, false]);
});

test('MU-EQ-02 only legs make light of difficult ground, whatever else somebody has', () => {
  const gear = ['bionic-leg', 'rope', 'medikit', 'shield'];
  const battle = battleWith({ a: [[20, 10, { equipment: gear }]], terrain: [MUD] });
  activate(battle, 'a1');
  expect(refused(battle, 'walk:461,200')).toBe('too-far MU-MOVE-01');
  expect(refused(battle, 'walk:460,200')).toBeUndefined();
});
