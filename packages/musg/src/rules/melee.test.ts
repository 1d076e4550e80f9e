import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { fleeCost } from './flee-melee.ts';
import { strikeChoices } from './strike-choices.ts';
import { endActivation } from './activation.ts';
import { runFlow } from '@skirmish-kit/core/testing';
import {
  activate,
  at,
  battleWith,
  chargeTooFar,
  perform,
  piece,
  placeOf,
  recruit,
  refused,
  type FigureSpec,
} from './testing/battle.ts';

const MUD = piece('mud', [0, 0, 60, 40], { ground: 'difficult' });
const CHIEF: FigureSpec = { rank: 'chief' };
const LIEUTENANT: FigureSpec = { rank: 'lieutenant' };

test('MU-CHG-01 MU-CHG-04 a charge goes 1.5 times the Move for 1 point and 1 Strength', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['sword'] }]],
    b: [[20, 10, { values: { resistance: 4 } }]],
  });
  const charger = activate(battle, 'a1');
  perform(battle, 'charge:b1');
  expect(charger.ap).toBe(1);
  const { rolls } = perform(battle, 'strike:b1:sword', { faces: [[6, 1], [1]] });
  expect(rolls[1]?.notation).toBe('d6>=3'); // 3 + 2 + 1 against 4
  runFlow(endActivation(battle, 'a1'));
  activate(battle, 'a1');
  const later = perform(battle, 'strike:b1:sword', { faces: [[6, 1], [1]] });
  expect(later.rolls[1]?.notation).toBe('d6>=4'); // 3 + 2 against 4
});

test('MU-CHG-01 on difficult ground a charge goes half as far, as a run', () => {
  const battle = battleWith({
    a: [[10, 10]],
    b: [
      [15.5, 10],
      [20, 20],
    ],
    terrain: [MUD],
  });
  activate(battle, 'a1');
  perform(battle, 'charge:b1');
  expect(figureOf(battle, 'a1').charged).toBe(true);
  const far = battleWith({ a: [[10, 10]], b: [[15.6, 10]], terrain: [MUD] });
  activate(far, 'a1');
  expect(refused(far, 'charge:b1')).toBe('too-far MU-CHG-02');
});

test('MU-CHG-02 a charge without contact is a run of 2 points', () => {
  const battle = battleWith({ a: [[10, 10, CHIEF]], b: [[25, 10]] });
  const chief = activate(battle, 'a1');
  chargeTooFar(battle, 'b1');
  expect(placeOf(battle, 'a1')).toEqual([23.5, 10]);
  expect([chief.ap, chief.charged]).toEqual([1, false]);
});

test('MU-CHG-03 with one point a short charge goes half the Move, in mud nowhere', () => {
  const battle = battleWith({ a: [[10, 10, LIEUTENANT]], b: [[24, 10]] });
  activate(battle, 'a1', 1);
  chargeTooFar(battle, 'b1');
  expect(placeOf(battle, 'a1')).toEqual([14, 10]);
  const stuck = battleWith({ a: [[10, 10, LIEUTENANT]], b: [[24, 10]], terrain: [MUD] });
  activate(stuck, 'a1', 1);
  chargeTooFar(stuck, 'b1');
  expect(placeOf(stuck, 'a1')).toEqual([10, 10]);
});

test('MU-CHG-05 a charge needs a visible target, and no melee at its start', () => {
  const wall = piece('wall', [12, 0, 1, 20], { ground: 'impassable', blocksSight: true });
  const battle = battleWith({
    a: [[10, 10]],
    b: [
      [15, 10],
      [10, 11.05],
    ],
    terrain: [wall],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'charge:b1')).toBe('in-melee MU-ACT-05');
  figureOf(battle, 'b2').at = at(30, 30);
  expect(refused(battle, 'charge:b1')).toBe('no-line-of-sight MU-CHG-05');
});

const duel = (a: FigureSpec, b: FigureSpec = {}) => {
  const battle = battleWith({ a: [[10, 10, a]], b: [[11.05, 10, b]] });
  activate(battle, 'a1');
  return battle;
};

test('MU-MELEE-01 MU-CHAR-08 the dice of the weapon against the Melee value', () => {
  const battle = duel({ rank: 'chief', weapons: ['axe-2h'] });
  const { rolls } = perform(battle, 'strike:b1:axe-2h', { faces: [[3, 2, 1], [2]] });
  expect(rolls[0]?.notation).toBe('3d6>=3');
  expect(figureOf(battle, 'b1').life).toBe(2);
});

test('MU-MELEE-02 a human chief with a two-handed axe has 10 after a charge', () => {
  const battle = duel({ race: 'human', rank: 'chief', weapons: ['axe-2h'] }, { rank: 'chief' });
  figureOf(battle, 'a1').charged = true;
  const { rolls } = perform(battle, 'strike:b1:axe-2h', { faces: [[3, 2, 1], [1]] });
  expect(rolls[1]?.notation).toBe('d6>=2');
});

test('MU-MELEE-03 a struck figure does not strike back', () => {
  const battle = duel({ weapons: ['sword'] }, { weapons: ['sword'] });
  const { rolls } = perform(battle, 'strike:b1:sword', { faces: [[1, 1]] });
  expect(rolls).toHaveLength(1);
  expect(figureOf(battle, 'a1').life).toBe(3);
});

test('MU-MELEE-04 sword and dagger roll two dice and one, with two hands', () => {
  const battle = duel({ weapons: ['sword', 'dagger', 'axe-2h'] }, { values: { resistance: 3 } });
  const { rolls } = perform(battle, 'strike:b1:sword+dagger', {
    faces: [[6, 6], [6], [1, 1], [1]],
  });
  expect(rolls.map(({ notation }) => notation)).toEqual(['2d6>=5', 'd6>=5', '2d6>=3', 'd6>=4']);
  expect(refused(battle, 'strike:b1:sword+axe-2h')).toBe('too-few-hands MU-MELEE-04');
  expect(refused(battle, 'strike:b1:sword+sword')).toBe('no-such-weapon MU-MELEE-01');
  const tailed = {
    ...figureOf(battle, 'a1'),
    recruit: recruit({ weapons: ['axe-2h', 'tail-weapon'] }, 'generic'),
  };
  expect(strikeChoices(tailed)).toEqual([['axe-2h', 'tail-weapon']]);
});

test('MU-MELEE-05 bare hands are one die with the own Strength', () => {
  const battle = duel({}, { values: { resistance: 3 } });
  const { rolls } = perform(battle, 'strike:b1:fists', { faces: [[6], [4]] });
  expect(rolls.map(({ notation }) => notation)).toEqual(['d6>=5', 'd6>=4']);
});

test('MU-MELEE-06 neither wounds nor friends change the dice', () => {
  const battle = battleWith({
    a: [
      [10, 10, { life: 1 }],
      [11.05, 11.05],
    ],
    b: [[11.05, 10]],
  });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'strike:b1:fists', { faces: [[1]] });
  expect(rolls[0]?.notation).toBe('d6>=5');
});

test('MU-MELEE-07 a strike has one target', () => {
  const battle = battleWith({
    a: [[10, 10, { weapons: ['sword-2h'] }]],
    b: [
      [11.05, 10],
      [8.95, 10],
    ],
  });
  activate(battle, 'a1');
  perform(battle, 'strike:b1:sword-2h', {
    faces: [
      [6, 6, 6],
      [6, 6, 6],
    ],
  });
  expect([figureOf(battle, 'b1').life, figureOf(battle, 'b2').life]).toEqual([0, 3]);
});

test('MU-EQ-06 a buckler re-rolls the strongest hit, not with a two-handed weapon', () => {
  const battle = duel({ weapons: ['sword', 'dagger'] }, { equipment: ['buckler'] });
  const { rolls } = perform(battle, 'strike:b1:sword+dagger', { faces: [[6, 1], [6], [1], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual([
    'to-hit',
    'to-hit',
    'buckler',
    'damage-of-hits',
  ]);
  expect(figureOf(battle, 'b1').life).toBe(2);
  const clumsy = duel({ weapons: ['sword'] }, { equipment: ['buckler'], weapons: ['axe-2h'] });
  figureOf(clumsy, 'b1').wielded = ['axe-2h'];
  expect(
    perform(clumsy, 'strike:b1:sword', {
      faces: [
        [6, 6],
        [1, 1],
      ],
    }).rolls,
  ).toHaveLength(2);
});

test('MU-PULP-12 poison rolls one failed wound again, once for each shot or strike', () => {
  const battle = duel({ weapons: ['sword'], equipment: ['poison'] });
  perform(battle, 'strike:b1:sword', { faces: [[6, 6], [1, 1], [6]] });
  expect(figureOf(battle, 'b1').life).toBe(2);
});

const melee = (enemies: number, friends: number, a: FigureSpec = {}) => {
  const around = [
    [11.05, 10],
    [8.95, 10],
    [10, 11.05],
    [10, 8.95],
  ] as const;
  return battleWith({
    a: [
      [10, 10, a],
      ...Array.from({ length: friends }, (_, i) => [11.1 + i * 0.01, 11.1 + i * 0.01] as const),
    ],
    b: around.slice(0, enemies),
  });
};

test('MU-DISENG-01 flight costs a point per enemy, less one per friend, at least 1', () => {
  const cost = (enemies: number, friends: number) => {
    const battle = melee(enemies, friends);
    return fleeCost(battle, figureOf(battle, 'a1'));
  };
  expect([cost(3, 1), cost(2, 4), cost(1, 0), cost(4, 0)]).toEqual([2, 1, 1, 4]);
  const trapped = melee(4, 0, CHIEF);
  activate(trapped, 'a1');
  expect(refused(trapped, 'flee:100,100')).toBe('no-points MU-DISENG-01');
});

test('MU-DISENG-02 flight goes half the Move on any ground, without parting blows', () => {
  const battle = battleWith({ a: [[10, 10]], b: [[11.05, 10]], terrain: [MUD] });
  activate(battle, 'a1');
  expect(refused(battle, 'flee:139,200')).toBe('too-far MU-DISENG-02');
  expect(refused(battle, 'flee:220,220')).toBe('not-away MU-DISENG-02');
  const { rolls } = perform(battle, 'flee:140,200');
  expect(placeOf(battle, 'a1')).toEqual([7, 10]);
  expect(rolls).toEqual([]);
});

test('MU-MERC-14 a harasser leaves melee freely, and hits at once from 2 paces up', () => {
  const battle = melee(3, 0, { mercenary: 'goblin-harasser', weapons: ['sword'] });
  const harasser = activate(battle, 'a1');
  expect(fleeCost(battle, harasser)).toBe(0);
  harasser.dived = true;
  const { rolls } = perform(battle, 'strike:b1:sword', { faces: [[6, 6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['damage-of-hits']);
});

test('MU-EQ-09 a medikit heals 1 life once a game, not the fallen', () => {
  const battle = battleWith({
    a: [
      [10, 10, { equipment: ['medikit'] }],
      [11.05, 10, { life: 1 }],
      [9, 9, { life: 1 }],
    ],
    b: [[30, 30]],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'medikit:a1')).toBe('not-hurt MU-EQ-09');
  expect(refused(battle, 'medikit:a3')).toBe('not-in-contact MU-EQ-09');
  figureOf(battle, 'a2').fate = 'out';
  expect(refused(battle, 'medikit:a2')).toBe('not-there MU-EQ-09');
  figureOf(battle, 'a2').fate = 'in';
  perform(battle, 'medikit:a2');
  expect([figureOf(battle, 'a2').life, figureOf(battle, 'a1').ap]).toEqual([2, 1]);
  expect(refused(battle, 'medikit:a2')).toBe('no-medikit MU-EQ-09');
});

test('MU-CHAR-14 the fallen are carried for 1 point at half pace, without attacks', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['pistol'] }],
      [11.05, 10],
    ],
    b: [[20, 10]],
  });
  figureOf(battle, 'a2').fate = 'out';
  const bearer = activate(battle, 'a1');
  perform(battle, 'carry:a2');
  expect(bearer.ap).toBe(1);
  activate(battle, 'a1');
  expect(refused(battle, 'run:200,300')).toBe('cannot-run MU-MOVE-03');
  expect(refused(battle, 'charge:b1')).toBe('hands-full MU-CHAR-14');
  expect(refused(battle, 'shoot:pistol:b1')).toBe('hands-full MU-CHAR-14');
  expect(refused(battle, 'walk:200,261')).toBe('too-far MU-MOVE-01');
  perform(battle, 'walk:200,260');
  expect(placeOf(battle, 'a2')).toEqual([10, 13]);
  perform(battle, 'put-down');
  expect([bearer.ap, bearer.carries]).toEqual([1, null]);
});
