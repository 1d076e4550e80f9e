import { expect, test } from 'vitest';
import { figureOf, weaponsOf } from './figures.ts';
import { resistanceOf } from './resistance.ts';
import { activate, battleWith, perform, refused, type FigureSpec } from './testing/battle.ts';

const POWDER = 'pistol-black-powder';
const PAIR = [POWDER, POWDER];

/** a1 with two equal pistols, three paces from b1. */
function duel(sketch: FigureSpec, ap: number, settings = {}) {
  const battle = battleWith({
    a: [[10, 10, { weapons: PAIR, ...sketch }]],
    b: [[14, 10, { life: 9 }]],
    settings,
  });
  activate(battle, 'a1', ap);
  return battle;
}

test('MU-MERC-12 MU-SHOOT-03 an armourer fires each of two slow pistols a turn', () => {
  const battle = duel({ mercenary: 'dwarf-armourer' }, 3);
  const shots = () => {
    const refusal = refused(battle, `shoot:${POWDER}:b1`);
    if (!refusal) perform(battle, `shoot:${POWDER}:b1`, { faces: [[1]] });
    return refusal;
  };
  expect([shots(), shots(), shots()]).toEqual([undefined, undefined, 'reloading MU-SHOOT-03']);
});

test('MU-ARCH-03 only the pistol that bursts is lost, of two equal ones', () => {
  const battle = duel({}, 4);
  perform(battle, `shoot:${POWDER}:b1`, { faces: [[1], [1], [1]] });
  const shooter = figureOf(battle, 'a1');
  expect(weaponsOf(battle, shooter).map(({ id }) => id)).toEqual([POWDER]);
  perform(battle, `shoot:${POWDER}:b1`, { faces: [[1], [1], [1]] });
  expect(weaponsOf(battle, shooter)).toEqual([]);
});

test('MU-SHOOT-14 MU-SHOOT-03 two pistols that fire at once both reload', () => {
  const battle = duel({}, 4, { twoPistols: 'both' });
  perform(battle, `shoot:${POWDER}:b1`, { faces: [[2], [2]] });
  expect(refused(battle, `shoot:${POWDER}:b1`)).toBe('reloading MU-SHOOT-03');
});

test('MU-EQ-05 MU-EDGE-05 firing one of two equal pistols keeps the shield up', () => {
  const battle = duel({ equipment: ['shield'] }, 2);
  perform(battle, `shoot:${POWDER}:b1`, { faces: [[2]] });
  expect(resistanceOf(battle, figureOf(battle, 'a1'))).toBe(3);
  const both = duel({ equipment: ['shield'] }, 2, { twoPistols: 'both' });
  perform(both, `shoot:${POWDER}:b1`, { faces: [[2], [2]] });
  expect(resistanceOf(both, figureOf(both, 'a1'))).toBe(2);
});
