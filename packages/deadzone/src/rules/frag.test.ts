import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { beginActivation } from './activation.ts';
import { blast } from './blast.ts';
import { explode } from './frag.ts';
import { hurt, plainDamage } from './damage.ts';
import { whyNot } from './legal.ts';
import { shoot } from './shoot.ts';
import { actSpecially } from './special-action.ts';
import { scores } from './victory.ts';
import { activate, at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { weapon } from './testing/recruits.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-ABIL-18 Frag rolls once against all; survivors are thrown and pinned', () => {
  const battle = battleWith({
    b: [
      ['d4', { size: 1 }],
      ['d4', { size: 2 }],
    ],
  });
  runFlow(explode(battle, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [[4, 4, 4], miss(3), [4, 4, 4], [5]],
  });
  expect(at(battle, 'b1').where).toBe('dead');
  expect(at(battle, 'b2')).toMatchObject({ damage: 0, pinned: true, cube: [5, 4, 1] });
});

test('DZ-ABIL-18 a direct Frag weapon needs no Shoot test, unless the table wants one', () => {
  const fusion = { weapons: [weapon('fusion', 4, ['frag 3'])] };
  const plain = battleWith({ a: [['a1', fusion]], b: [['a3']] });
  const { rolls } = runFlow(shoot(plain, 'a1', 'fusion', 'b1', false), {
    faces: [miss(3), miss(3), [5]],
  });
  expect(rolls.map(({ about }) => about)).toEqual(['frag', 'survive', 'scatter']);
  const settings = { directFrag: 'shoot-test' } as const;
  const tested = battleWith({ a: [['a1', fusion]], b: [['a3']], settings });
  runFlow(shoot(tested, 'a1', 'fusion', 'b1', false), { faces: [miss(3)] });
  expect(at(tested, 'b1').pinned).toBe(false);
});

test('DZ-EDGE-01 each survivor scatters by a roll of its own, or all by one', () => {
  const two = [['d4'], ['d4']] as const;
  const each = battleWith({ b: two });
  runFlow(explode(each, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [miss(3), miss(3), miss(3), [4], [5]],
  });
  expect([at(each, 'b1').cube, at(each, 'b2').cube]).toEqual([
    [3, 4, 1],
    [5, 4, 1],
  ]);
  const one = battleWith({ b: two, settings: { fragScatter: 'cube' } });
  runFlow(explode(one, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [miss(3), miss(3), miss(3), [5]],
  });
  expect([at(one, 'b1').cube, at(one, 'b2').cube]).toEqual([
    [5, 4, 1],
    [5, 4, 1],
  ]);
});

test('DZ-EDGE-13 an effect that needs no success works without dice', () => {
  const battle = battleWith({ b: [['d4']] });
  runFlow(explode(battle, cubeAt('d4'), { dice: 0, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [[], miss(3), [5]],
  });
  expect(at(battle, 'b1')).toMatchObject({ damage: 0, pinned: true, cube: [5, 4, 1] });
});

test('DZ-ABIL-06 BOOM! goes off when its carrier dies, or as a Special that kills it', () => {
  const bomb = { size: 1, vp: 1, abilities: ['boom 5', 'vehicle'] } as const;
  const shot = battleWith({ a: [['d4']], b: [['d4', bomb]] });
  const { rolls } = runFlow(hurt(shot, 'b1', 2, plainDamage(0, true)), {
    faces: [miss(5), miss(3), [5]],
  });
  expect(rolls[0]?.notation).toBe('5d8!=8>=4');
  expect(at(shot, 'b1').where).toBe('dead');
  expect(at(shot, 'a1').pinned).toBe(true);
  const lit = battleWith({ a: [['d4', bomb]], b: [['e4']] });
  runFlow(actSpecially(lit, 'a1', { kind: 'detonate' }));
  expect(at(lit, 'a1').where).toBe('dead');
  expect(scores(lit)).toEqual([0, 1]);
});

test('DZ-EDGE-04 a Bomb Bot may go off beside a standing enemy', () => {
  const battle = activate(
    battleWith({ a: [['d4', { abilities: ['boom 5'] }]], b: [['d4']] }),
    'a1',
  );
  expect(
    battle.activation && whyNot(battle, battle.activation, { kind: 'detonate' }),
  ).toBeUndefined();
});

test('DZ-ABIL-16 a Blast throws others as the attacker likes, the target at random', () => {
  const battle = battleWith({ a: [['a1']], b: [['d4'], ['d4']] });
  const { choices } = runFlow(blast(battle, 'a1', 'b1', true), {
    choices: ['way:2'],
    faces: [[5]],
  });
  expect(choices[0]?.who).toBe(0);
  expect(at(battle, 'b2')).toMatchObject({ cube: [4, 3, 1], pinned: true, damage: 0 });
  expect(at(battle, 'b1')).toMatchObject({ cube: [5, 4, 1], pinned: true, damage: 0 });
});

test('DZ-ABIL-16 a Blast that misses pins everybody in the cube', () => {
  const gun = { weapons: [weapon('mortar', 6, ['blast'])] };
  const battle = battleWith({ a: [['a1', gun]], b: [['a4'], ['a4']] });
  runFlow(shoot(battle, 'a1', 'mortar', 'b1', false), { faces: [miss(8)] });
  expect(at(battle, 'b1')).toMatchObject({ cube: [1, 4, 1], pinned: true });
  expect(at(battle, 'b2')).toMatchObject({ cube: [1, 4, 1], pinned: true });
});

test('DZ-ABIL-07 flames roll once against the whole cube, and all catch fire', () => {
  const flamer = { weapons: [weapon('flamer', 2, ['it-burns'], 2)] };
  const battle = battleWith({
    a: [
      ['a1', flamer],
      ['a3', { size: 2 }],
    ],
    b: [['a3', { size: 2, armour: 2 }]],
  });
  const { rolls } = runFlow(shoot(battle, 'a1', 'flamer', 'b1', false), {
    faces: [
      [4, 4, 1],
      [4, 1, 1],
      [4, 4, 1],
    ],
  });
  expect(rolls[0]?.notation).toBe('3d8!=8>=4');
  expect([at(battle, 'a2').damage, at(battle, 'b1').damage]).toEqual([1, 0]);
  expect([at(battle, 'a2').burning, at(battle, 'b1').burning]).toEqual([0, 0]);
});

test('DZ-ABIL-07 a fire that wins comes first, hurts at AP 1 and ends the activation', () => {
  const lost = battleWith({ a: [['a1', { size: 2, armour: 1 }]] });
  at(lost, 'a1').burning = 1;
  const { rolls } = runFlow(beginActivation(lost, 'a1'), { faces: [[4, 1, 1, ...miss(3)]] });
  expect(rolls[0]?.notation).toBe('3d8!=8>=4 vs 3d8!=8>=4');
  expect(at(lost, 'a1')).toMatchObject({ burning: null, damage: 1, activated: true });
  const won = battleWith({ a: [['a1']] });
  at(won, 'a1').burning = 1;
  runFlow(beginActivation(won, 'a1'), { faces: [[4, 1, 1, 4, 1, 1]] });
  expect(at(won, 'a1')).toMatchObject({ burning: null, damage: 0, activated: false });
  expect(won.activation?.model).toBe('a1');
});

test('DZ-CMD-13 Dice faces help to survive explosions, not to cause them', () => {
  const battle = battleWith({
    a: [['a1']],
    b: [['d4']],
    dice: [{ dice: 1 }, { dice: 1 }],
  });
  const { choices, rolls } = runFlow(
    explode(battle, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }),
    {
      choices: ['add:1'],
      faces: [miss(3), miss(4), [5]],
    },
  );
  expect(choices.map(({ who }) => who)).toEqual([1]);
  expect(rolls[1]?.notation).toBe('4d8!=8>=4');
});

test('DZ-ABIL-15 an experimental weapon is something else with every shot', () => {
  const odd = { weapons: [weapon('odd', 6, ['experimental'])] };
  const shot = (faces: readonly number[][]) => {
    const battle = battleWith({ a: [['d1', odd]], b: [['d3', { size: 4, armour: 3 }]] });
    runFlow(shoot(battle, 'a1', 'odd', 'b1', false), { faces });
    return battle;
  };
  // 1 and 2: a Blast.
  expect(at(shot([[2], [4, 4, 4, 1, 1, ...miss(3)], [7]]), 'b1')).toMatchObject({
    damage: 0,
    pinned: true,
  });
  // 3 and 4: Knockback.
  expect(at(shot([[3], [4, 1, 1, 1, 1, ...miss(3)]]), 'b1').cube).toEqual([4, 4, 1]);
  // 5 and 6: Weight of Fire (2).
  expect(at(shot([[6], [...miss(5), 4, 4, ...miss(3)]]), 'b1').damage).toBe(0);
  // 7: AP 3.
  expect(at(shot([[7], [4, 4, 1, 1, 1, ...miss(3)]]), 'b1').damage).toBe(2);
  // 8: it becomes explosive, and rolls again.
  expect(at(shot([[8], [8], [7], miss(8)]), 'a1').boom).toBe(2);
});

test('DZ-ABIL-15 DZ-ABIL-16 an experiment that becomes a Blast throws the whole cube', () => {
  const odd = { weapons: [weapon('odd', 6, ['experimental'], 5)] };
  const battle = battleWith({ a: [['a1', odd]], b: [['a4'], ['a4']] });
  runFlow(shoot(battle, 'a1', 'odd', 'b1', false), {
    choices: ['way:5'],
    faces: [[1], [4, 4, 4, 1, 1, ...miss(3)], [7]],
  });
  expect(at(battle, 'b2')).toMatchObject({ cube: [2, 4, 1], pinned: true, damage: 0 });
  expect(at(battle, 'b1')).toMatchObject({ cube: [1, 5, 1], pinned: true, damage: 0 });
});

test('DZ-ABIL-15 DZ-ABIL-34 a double Knockback moves once, through any armour', () => {
  const odd = { weapons: [weapon('odd', 6, ['experimental', 'knockback'])] };
  const battle = battleWith({ a: [['d1', odd]], b: [['d3', { armour: 9 }]] });
  runFlow(shoot(battle, 'a1', 'odd', 'b1', false), { faces: [[3], [4, 1, 1, 1, 1, ...miss(3)]] });
  expect(at(battle, 'b1')).toMatchObject({ cube: [4, 4, 1], pinned: false, damage: 0 });
});
