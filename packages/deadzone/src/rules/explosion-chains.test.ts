import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { blast } from './blast.ts';
import { explode } from './frag.ts';
import { shoot } from './shoot.ts';
import { miss, recordFlow, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith, cubeAt } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

const BOMB: FigureSpec = { abilities: ['boom 5'] };
const hit = (dice: number) => new Array<number>(dice).fill(4);

/** A wound that an attack has led to is taken away at once (DZ-ABIL-42). */
const REVIVED: FigureSpec = { abilities: ['life-support'], size: 3 };

test('DZ-ABIL-18 an explosion is logged, and the side that caused it rolls', () => {
  const battle = battleWith({ b: [['d4', { size: 2 }]] });
  const played = recordFlow(explode(battle, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [[4, 4, 1], [4, 1, 1], [5]],
  });
  expect(eventLines(played)).toEqual(['frag 2', 'wounded b1 1 1', 'thrown b1 e4.1', 'pinned b1']);
  expect(played.rollers).toEqual(['frag 0', 'survive 1', 'scatter nobody']);
  const trap = battleWith({ b: [['d4']] });
  const nobodys = recordFlow(
    explode(trap, cubeAt('d4'), { dice: 3, by: null, rule: 'DZ-ITEM-13' }),
    {
      faces: [miss(3), miss(3), [5]],
    },
  );
  expect(nobodys.rollers[0]).toBe('frag nobody');
});

test('DZ-EDGE-01 one scatter for all goes by its number, and pins', () => {
  const battle = battleWith({ b: [['d4']], settings: { fragScatter: 'cube' } });
  runFlow(explode(battle, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [miss(3), miss(3), [1]],
  });
  expect(at(battle, 'b1')).toMatchObject({ cube: [3, 3, 1], pinned: true });
});

test('DZ-ABIL-42 explosions, blasts and flames are attacks: Life Support helps', () => {
  const frag = battleWith({ b: [['d4', REVIVED]] });
  runFlow(explode(frag, cubeAt('d4'), { dice: 1, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [hit(1), miss(3), [5]],
  });
  expect(at(frag, 'b1')).toMatchObject({ damage: 0, spent: ['life-support'] });
  // Off the edge, into the wall.
  const wall = battleWith({ a: [['d4']], b: [['a1', REVIVED]] });
  runFlow(blast(wall, 'a1', 'b1', true), { faces: [[1], [5, 1, 1, ...miss(3)]] });
  expect(at(wall, 'b1')).toMatchObject({ damage: 0, spent: ['life-support'] });
  const flamer: FigureSpec = { weapons: [weapon('flamer', 4, ['it-burns'])] };
  const fire = battleWith({ a: [['d4', flamer]], b: [['d6', REVIVED]] });
  runFlow(shoot(fire, 'a1', 'flamer', 'b1', false), { faces: [[4, 1, 1], miss(3)] });
  expect(at(fire, 'b1')).toMatchObject({ damage: 0, spent: ['life-support'], burning: 0 });
});

test('DZ-ABIL-06 DZ-ABIL-18 a second explosion neither hurts nor throws the dead', () => {
  const battle = battleWith({ b: [['d4', BOMB], ['d4']] });
  const played = runFlow(explode(battle, cubeAt('d4'), { dice: 3, by: 0, rule: 'DZ-ABIL-18' }), {
    faces: [hit(3), miss(3), hit(3), hit(5), miss(3)],
  });
  expect(eventLines(played)).toEqual([
    'frag 3',
    'killed b1',
    'scores 0 1',
    'explodes b1 5',
    'frag 5',
    'killed b2',
    // Ruling O-22: the explosion of the other side has led to it.
    'scores 0 1',
  ]);
});

test('DZ-ABIL-16 a Blast is logged, whether it hits or not', () => {
  const fired = (hits: boolean, faces: readonly number[][]) =>
    eventLines(
      runFlow(blast(battleWith({ a: [['a1']], b: [['d4']] }), 'a1', 'b1', hits), { faces }),
    );
  expect(fired(true, [[5]])).toEqual(['blast b1', 'thrown b1 e4.1', 'pinned b1']);
  expect(fired(false, [])).toEqual(['blast-missed b1', 'pinned b1']);
});

test('DZ-ABIL-16 DZ-ABIL-06 a model killed by a bomb at the wall is not thrown after', () => {
  const battle = battleWith({ a: [['d4']], b: [['a1'], ['a1', BOMB], ['a1']] });
  const played = runFlow(blast(battle, 'a1', 'b1', true), {
    choices: ['way:1'],
    faces: [[5, 5, 5, ...miss(3)], hit(5), miss(3), miss(3)],
  });
  expect(eventLines(played)).toEqual([
    'blast b1',
    'slammed b2',
    'pinned b2',
    'killed b2',
    'scores 0 1',
    'explodes b2 5',
    'frag 5',
    'killed b1',
    'scores 0 1',
    'killed b3',
    'scores 0 1',
  ]);
});

test('DZ-ABIL-51 DZ-ABIL-16 a vehicle is pinned in place without a choice of cube', () => {
  const battle = battleWith({ a: [['a1']], b: [['d4'], ['d4', { abilities: ['vehicle'] }]] });
  const { choices } = runFlow(blast(battle, 'a1', 'b1', true), { faces: [[5]] });
  expect(choices).toEqual([]);
  expect(at(battle, 'b2')).toMatchObject({ cube: [4, 4, 1], pinned: true });
});

test('DZ-ABIL-18 a tested direct Frag weapon needs one success if so set', () => {
  const fusion: FigureSpec = { weapons: [weapon('fusion', 4, ['frag 3'])] };
  const tried = (faces: readonly number[][]) => {
    const battle = battleWith({
      a: [['a1', fusion]],
      b: [['a3']],
      settings: { directFrag: 'shoot-test' },
    });
    return eventLines(runFlow(shoot(battle, 'a1', 'fusion', 'b1', false), { faces }));
  };
  expect(tried([miss(3)])).toEqual(['shoots a1 b1 fusion', 'missed a1 b1']);
  expect(tried([[4, 1, 1], miss(3), miss(3), [5]])).toEqual([
    'shoots a1 b1 fusion',
    'frag 0',
    'thrown b1 b3.1',
    'pinned b1',
  ]);
});
