import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { chooseDirection, knockBack } from './knock-back.ts';
import { pin, plainDamage } from './damage.ts';
import { fall } from './fall.ts';
import { scatterModel, throwModel } from './scatter.ts';
import { slam } from './slam.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';

const HARM = plainDamage(0, true);
const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-SCAT-01 a die of eight sends it to one of eight neighbours on its level', () => {
  const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((die) => {
    const battle = battleWith({ b: [['d4']] });
    runFlow(scatterModel(battle, 'b1', false, HARM), { faces: [[die]] });
    return at(battle, 'b1').cube.join();
  });
  expect(ends).toEqual(['3,3,1', '4,3,1', '5,3,1', '3,4,1', '5,4,1', '3,5,1', '4,5,1', '5,5,1']);
});

test('DZ-SCAT-02 it moves one cube, on the same level first', () => {
  const roof = [
    { at: [4, 4, 2], floor: 'full' },
    { at: [5, 4, 2], floor: 'full' },
  ] as const;
  const battle = battleWith({ b: [['d4.2']], cubes: roof });
  runFlow(throwModel(battle, 'b1', 5, false, HARM));
  expect(at(battle, 'b1').cube).toEqual([5, 4, 2]);
});

test('DZ-SCAT-03 a model without a floor falls to the first one below', () => {
  const battle = battleWith({ b: [['d4.2']], cubes: [{ at: [4, 4, 2], floor: 'full' }] });
  runFlow(throwModel(battle, 'b1', 5, false, HARM));
  expect(at(battle, 'b1')).toMatchObject({ cube: [5, 4, 1], pinned: false });
});

test('DZ-SCAT-04 a partial floor holds it on 5 or more', () => {
  const cubes = [
    { at: [4, 4, 3], floor: 'full' },
    { at: [5, 4, 3], floor: 'partial' },
    { at: [5, 4, 2], floor: 'partial' },
  ] as const;
  const held = battleWith({ b: [['d4.3']], cubes });
  runFlow(throwModel(held, 'b1', 5, false, HARM), { faces: [[5]] });
  expect(at(held, 'b1').cube).toEqual([5, 4, 3]);
  const next = battleWith({ b: [['d4.3']], cubes });
  runFlow(throwModel(next, 'b1', 5, false, HARM), { faces: [[4], [6]] });
  expect(at(next, 'b1').cube).toEqual([5, 4, 2]);
});

test('DZ-SCAT-05 a model thrown at a wall stays and is slammed', () => {
  const battle = battleWith({ b: [['d4']], cubes: [{ at: [5, 4, 1], west: 'blocked' }] });
  const { rolls } = runFlow(throwModel(battle, 'b1', 5, false, HARM), {
    faces: [[...miss(3), ...miss(3)]],
  });
  expect(rolls[0]?.rule).toBe('DZ-WALL-01');
  expect(at(battle, 'b1').cube).toEqual([4, 4, 1]);
});

test('DZ-SCAT-06 a model that does not fit stays or scatters on from where it fell', () => {
  const full = battleWith({ b: [['d4'], ['e4', { size: 4 }]] });
  runFlow(throwModel(full, 'b1', 5, false, HARM));
  expect(at(full, 'b1').cube).toEqual([4, 4, 1]);
  const fallen = battleWith({
    b: [['d4.2'], ['e4', { size: 4 }]],
    cubes: [{ at: [4, 4, 2], floor: 'full' }],
  });
  runFlow(throwModel(fallen, 'b1', 5, false, HARM), { faces: [[2]] });
  expect(at(fallen, 'b1').cube).toEqual([5, 3, 1]);
});

test('DZ-SCAT-07 the test of a fall comes after the scatter', () => {
  const battle = battleWith({ b: [['d4.3']], cubes: [{ at: [4, 4, 3], floor: 'full' }] });
  const { rolls } = runFlow(throwModel(battle, 'b1', 5, false, HARM), {
    faces: [[...miss(5), ...miss(3)]],
  });
  expect(rolls.map(({ rule }) => rule)).toEqual(['DZ-FALL-01']);
  expect(at(battle, 'b1').pinned).toBe(true);
});

test('DZ-BOARD-06 the rim of the board is a wall', () => {
  const battle = battleWith({ b: [['a1']] });
  const { events } = runFlow(throwModel(battle, 'b1', 2, false, HARM), {
    faces: [[...miss(3), ...miss(3)]],
  });
  expect(events.map(({ about }) => about)).toContain('slammed');
});

test('DZ-WALL-01 three dice of 5+ against Survive pin and hurt by the margin', () => {
  const hit = battleWith({ b: [['d4', { size: 2 }]] });
  const { rolls } = runFlow(slam(hit, 'b1', HARM), { faces: [[5, 5, 1, 4, 1, 1]] });
  expect(rolls[0]?.notation).toBe('3d8!=8>=5 vs 3d8!=8>=4');
  expect(at(hit, 'b1')).toMatchObject({ pinned: true, damage: 1 });
  const safe = battleWith({ b: [['d4']] });
  runFlow(slam(safe, 'b1', HARM), { faces: [[5, 1, 1, 4, 1, 1]] });
  expect(at(safe, 'b1')).toMatchObject({ pinned: false, damage: 0 });
});

test('DZ-FALL-01 gravity has a die more per cube, and also pins survivors', () => {
  const battle = battleWith({ b: [['d4', { size: 3 }]] });
  const { rolls } = runFlow(fall(battle, 'b1', 2, HARM), {
    faces: [[5, 5, ...miss(3), ...miss(3)]],
  });
  expect(rolls[0]?.notation).toMatch(/^5d8!=8>=5/);
  expect(at(battle, 'b1')).toMatchObject({ pinned: true, damage: 2 });
  const three = battleWith({ b: [['d4']] });
  const deeper = runFlow(fall(three, 'b1', 3, HARM), { faces: [[...miss(6), ...miss(3)]] });
  expect(deeper.rolls[0]?.notation).toMatch(/^6d8!=8>=5/);
  expect(at(three, 'b1')).toMatchObject({ pinned: true, damage: 0 });
});

test('DZ-FALL-02 a fall of one cube is nothing', () => {
  const battle = battleWith({ b: [['d4']] });
  runFlow(fall(battle, 'b1', 1, HARM));
  expect(at(battle, 'b1').pinned).toBe(false);
});

test('DZ-FALL-03 armour counts against a fall, whatever the weapon that caused it', () => {
  const battle = battleWith({ b: [['d4', { armour: 2 }]] });
  runFlow(fall(battle, 'b1', 2, plainDamage(0, true, 5)), {
    faces: [[5, 5, ...miss(3), ...miss(3)]],
  });
  expect(at(battle, 'b1').damage).toBe(0);
});

test('DZ-AWAY-01 the next cube on the line, or any for who stands in the same cube', () => {
  const battle = battleWith({ a: [['b2']], b: [['d4']] });
  expect(runFlow(chooseDirection(battle, 'a1', cubeAt('b2'), 'b1')).result).toBe(8);
  const { choices, result } = runFlow(chooseDirection(battle, 'a1', cubeAt('d4'), 'b1'), {
    choices: ['way:2'],
  });
  expect(choices[0]?.options).toHaveLength(8);
  expect(choices[0]?.who).toBe(0);
  expect(result).toBe(2);
});

test('DZ-ABIL-34 Knockback moves one cube directly away, or slams; not the dead', () => {
  const battle = battleWith({ a: [['d2']], b: [['d4']] });
  runFlow(knockBack(battle, 'a1', 'b1', HARM));
  expect(at(battle, 'b1')).toMatchObject({ cube: [4, 5, 1], pinned: false });
  at(battle, 'b1').where = 'dead';
  runFlow(knockBack(battle, 'a1', 'b1', HARM));
  expect(at(battle, 'b1').cube).toEqual([4, 5, 1]);
});

test('DZ-ABIL-38 the Solid are not moved by weapons and never pinned', () => {
  const battle = battleWith({ a: [['c4']], b: [['d4', { abilities: ['solid'] }]] });
  runFlow(scatterModel(battle, 'b1', true, HARM));
  runFlow(knockBack(battle, 'a1', 'b1', HARM));
  runFlow(pin(battle, 'b1'));
  expect(at(battle, 'b1')).toMatchObject({ cube: [4, 4, 1], pinned: false });
});

test('DZ-ABIL-33 a glider falls unharmed and drifts where its owner likes', () => {
  const battle = battleWith({
    b: [['d4.3', { abilities: ['glide'] }]],
    cubes: [{ at: [4, 4, 3], floor: 'full' }],
  });
  const { choices } = runFlow(throwModel(battle, 'b1', 5, false, HARM), { choices: ['to:g4.1'] });
  expect(choices[0]?.who).toBe(1);
  expect(at(battle, 'b1')).toMatchObject({ cube: [7, 4, 1], pinned: false, damage: 0 });
});

test('DZ-EDGE-06 a model that falls onto an enemy tests the fall, then fights', () => {
  const battle = battleWith({
    a: [['e4']],
    b: [['d4.3', { size: 3 }]],
    cubes: [{ at: [4, 4, 3], floor: 'full' }],
  });
  const { rolls } = runFlow(throwModel(battle, 'b1', 5, false, HARM), {
    choices: ['survive'],
    faces: [
      [...miss(5), ...miss(3)],
      [...miss(5), ...miss(4)],
    ],
  });
  expect(rolls.map(({ rule }) => rule)).toEqual(['DZ-FALL-01', 'DZ-FIGHT-05']);
  // Moved in and larger for the one; a pinned opponent for the other.
  expect(rolls[1]?.notation).toBe('5d8!=8>=4 vs 4d8!=8>=4');
});

test('DZ-EDGE-07 a jump pack keeps a fall from pinning; what threw it still pins', () => {
  const jumper = { equipment: ['jump-pack'] } as const;
  const cubes = [{ at: [4, 4, 3], floor: 'full' }] as const;
  const thrown = battleWith({ b: [['d4.3', jumper]], cubes });
  runFlow(throwModel(thrown, 'b1', 5, false, HARM));
  expect(at(thrown, 'b1')).toMatchObject({ cube: [5, 4, 1], pinned: false });
  const blown = battleWith({ b: [['d4.3', jumper]], cubes });
  runFlow(throwModel(blown, 'b1', 5, true, HARM));
  expect(at(blown, 'b1').pinned).toBe(true);
});

test('DZ-MOVE-10 a model thrown at an enemy attacks at once, then is pinned', () => {
  const battle = battleWith({ a: [['e4']], b: [['d4']] });
  const { rolls } = runFlow(throwModel(battle, 'b1', 5, true, HARM), {
    choices: ['survive'],
    faces: [[...miss(4), ...miss(3)]],
  });
  expect(rolls[0]?.notation).toBe('4d8!=8>=4 vs 3d8!=8>=4');
  expect(at(battle, 'b1')).toMatchObject({ cube: [5, 4, 1], pinned: true });
});

test('DZ-MOVE-11 nobody has a parting blow at who is thrown', () => {
  const battle = battleWith({ a: [['d4']], b: [['d4']] });
  expect(runFlow(throwModel(battle, 'b1', 5, false, HARM)).choices).toEqual([]);
});
