import { runFlow } from '@skirmish-kit/core/testing';
import type { Terrain } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { sightingsOf } from './sightings.ts';
import { spotAlongPath } from './spotting.ts';
import type { Battle } from './state.ts';
import { battleWith, piece, placeOf, type FigureSpec, type TestBattle } from './testing/battle.ts';

/** A chief 20 paces to the left of b1, who has never seen one. */
function chiefComes(rest: TestBattle = {}, observer: FigureSpec = {}): Battle {
  return battleWith({ a: [[10, 20, { rank: 'chief' }]], b: [[30, 20, observer]], ...rest });
}

const spotted = (battle: Battle, faces: number[][] = [], choices: string[] = []) =>
  runFlow(spotAlongPath(battle, 'a1'), { faces, choices });

/** A screen that hides a figure just to the right of it from the chief, and no other figure. */
const screen = (x: number, y: number, rest: Partial<Terrain> = {}): Terrain =>
  piece(`screen-${x}`, [x - 1, y - 0.9, 0.3, 1.8], { blocksSight: true, ...rest });

test.each([
  ['straight away', 33, 20],
  ['half to the right', 32.1, 22.1],
  ['half to the left', 32.1, 17.9],
  ['to the right', 30, 23],
  ['to the left', 30, 17],
])('MU-PASS-04 a failed test moves out of sight: %s', (_, x, y) => {
  const battle = chiefComes({ terrain: [screen(x, y)] });
  const { events, rolls } = spotted(battle, [[6, 6], [6]]);
  expect(rolls.map(({ about }) => about)).toEqual(['passive-test', 'give-way']);
  const [px, py] = figureOf(battle, 'b1').at;
  expect(events.map(({ about, params }) => [about, params])).toEqual([
    ['spots', { figure: 'b1', enemy: 'a1' }],
    ['test-failed', { figure: 'b1', command: 6 }],
    ['hides', { figure: 'b1', x: px, y: py }],
  ]);
  expect(placeOf(battle, 'b1')).toEqual([x, y]);
});

test.each([
  ['right', 22.1],
  ['left', 17.9],
])('MU-PASS-04 out of sight half back to the %s, where friends stand beside him', (_, y) => {
  const battle = chiefComes({
    b: [
      [30, 20],
      [30, 23, { rank: 'chief' }],
      [30, 17, { rank: 'chief' }],
    ],
    terrain: [screen(27.9, y)],
  });
  expect(spotted(battle, [[6, 6], [6]]).events.at(-1)?.about).toBe('hides');
  expect(placeOf(battle, 'b1')).toEqual([27.9, y]);
});

test('MU-PASS-04 not through what bars the way, nor where somebody stands', () => {
  const aside = screen(32.1, 22.1);
  const barred = chiefComes({ terrain: [screen(33, 20, { ground: 'impassable' }), aside] });
  spotted(barred, [[6, 6], [6]]);
  expect(figureOf(barred, 'b1').at).toEqual([642, 442]);
  const taken = chiefComes({
    b: [
      [30, 20],
      [33, 20.4, { rank: 'chief' }],
    ],
    terrain: [screen(33, 20), aside],
  });
  spotted(taken, [[6, 5], [6]]);
  expect(figureOf(taken, 'b1').at).toEqual([642, 442]);
});

test('MU-PASS-04 without cover a figure gives way as far as the die says', () => {
  const battle = chiefComes();
  expect(spotted(battle, [[6, 6], [3]]).events.at(-1)?.about).toBe('gives-way');
  expect(placeOf(battle, 'b1')).toEqual([32, 20]);
});

test('MU-PASS-04 MU-ACT-05 a figure on a rope or in melee stays in place', () => {
  const hanging = chiefComes();
  figureOf(hanging, 'b1').hanging = true;
  expect(spotted(hanging, [[6, 6], [6]]).events).toHaveLength(2);
  expect(placeOf(hanging, 'b1')).toEqual([30, 20]);
  const engaged = chiefComes({
    a: [
      [10, 20, { rank: 'chief' }],
      [31, 20],
    ],
  });
  expect(spotted(engaged, [[6, 6], [6]]).events).toHaveLength(2);
  expect(placeOf(engaged, 'b1')).toEqual([30, 20]);
});

test('MU-PASS-04 MU-PASS-05 a steady figure may shoot or hold its fire', () => {
  const armed = { weapons: ['rifle', 'pistol', 'crossbow'] };
  const fires = chiefComes({}, armed);
  const { choices, rolls } = spotted(fires, [[1, 1], [6], [6]], ['shoot:crossbow']);
  // 19 paces are too far for the pistol.
  expect(choices[0]).toMatchObject({
    about: 'free-shot',
    options: ['hold', 'shoot:rifle', 'shoot:crossbow'],
  });
  expect(rolls).toHaveLength(3);
  expect(figureOf(fires, 'b1').fired).toEqual(['crossbow']);
  const holds = chiefComes({}, armed);
  expect(spotted(holds, [[1, 1]], ['hold']).rolls).toHaveLength(1);
  expect(spotted(holds).result).toBe(false);
  const bearer = chiefComes({}, armed);
  figureOf(bearer, 'b1').carries = 'b2';
  expect(spotted(bearer, [[1, 1]]).choices).toEqual([]);
  expect(spotted(chiefComes({}, { weapons: ['pistol'] }), [[1, 1]]).choices).toEqual([]);
});

test('MU-MERC-13 nobody sees a chief who hides, who may well see others', () => {
  const battle = chiefComes();
  figureOf(battle, 'a1').hidden = true;
  expect(spotted(battle).result).toBe(false);
  const minion = battleWith({ a: [[10, 20]], b: [[30, 20, { rank: 'chief' }]] });
  figureOf(minion, 'a1').hidden = true;
  expect(spotted(minion, [[1, 1]]).events[0]?.params).toEqual({ figure: 'a1', enemy: 'b1' });
});

test('MU-PASS-05 a figure felled by the first shot is seen by nobody else', () => {
  const battle = battleWith({
    a: [[10, 20, { rank: 'chief', life: 1 }]],
    b: [
      [30, 20, { weapons: ['rifle'] }],
      [30, 25, { weapons: ['rifle'] }],
    ],
  });
  const { choices } = spotted(battle, [[1, 1], [6], [6]], ['shoot:rifle']);
  expect(choices).toHaveLength(1);
  expect(figureOf(battle, 'b2').seen).toEqual(['a1']);
});

test('MU-PASS-05 MU-PASS-09 fleeing and fearless figures test no sight', () => {
  const seen = (battle: Battle) =>
    sightingsOf(battle, figureOf(battle, 'b1'), battle.figures.slice(0, 2)).length;
  const two: TestBattle = {
    a: [
      [10, 20, { rank: 'chief' }],
      [10, 25, { rank: 'lieutenant' }],
    ],
  };
  expect(seen(chiefComes(two))).toBe(2);
  expect(seen(chiefComes(two, { abilities: ['fearless'] }))).toBe(0);
  const fleeing = chiefComes(two);
  figureOf(fleeing, 'b1').fleeing = true;
  expect(seen(fleeing)).toBe(0);
  const once = chiefComes({ ...two, settings: { sightings: 'once' } });
  expect(seen(once)).toBe(1);
  figureOf(once, 'b1').seen = ['a1'];
  expect(seen(once)).toBe(0);
});
