import { exactOdds, type Flow } from '@skirmish-kit/core';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Quality } from './profile.ts';
import { rangeOf, type Range } from './range.ts';
import { hitModifier, hitsOn, shoot, type FireMode } from './shooting.ts';
import {
  act,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';

/** The x of a target so many centimetres from a shooter at 100, edge to edge. */
function away(centimetres: number): number {
  return 100 + 24 + centimetres * 10;
}

function modifierOf(
  quality: Quality,
  range: Range,
  mode: FireMode = 'shoot',
  cover = false,
  extras: BattleExtras = {},
) {
  const battle = battleOf([`a1 ${quality}`], extras);
  return hitModifier(battle, figureOf(battle, 'a1'), range, mode, cover);
}

test('RX-SHOOT-01 a target must be in sight and in the frontal 180 degrees', () => {
  const wall = { id: 'wall', shape: rectangle(300, 0, 20, 400), blocksSight: true } as const;
  const lines = ['a1 pistol @200,200 >90', 'b1 @100,200', 'b2 @200,400', 'b3 @400,200'];
  const battle = battleOf(lines, { terrain: [wall] });
  expect(refusal(battle, 'a1', 'shoot:pistol:b1')).toMatchObject({
    code: 'out-of-arc',
    rule: 'RX-SHOOT-01',
  });
  expect(refusal(battle, 'a1', 'shoot:pistol:b2')).toBeUndefined();
  expect(refusal(battle, 'a1', 'shoot:pistol:b3')).toMatchObject({
    code: 'no-line-of-sight',
    rule: 'RX-SHOOT-01',
  });
  expect(refusal(battle, 'a1', 'shoot:pistol:a1')).toMatchObject({ code: 'own-side' });
  expect(refusal(battle, 'a1', 'shoot:shotgun:b2')).toMatchObject({ code: 'no-such-weapon' });
  expect(refusal(battle, 'a1', 'shoot:pistol:b9')).toMatchObject({ code: 'no-such-thing' });
  figureOf(battle, 'b2').fate = 'eliminated';
  expect(refusal(battle, 'a1', 'shoot:pistol:b2')).toMatchObject({ code: 'out-of-game' });
});

test('RX-SHOOT-02 shots are shared over targets before rolling', () => {
  const battle = battleOf([
    'a1 assault-rifle @100,100',
    'b1 @500,100',
    'b2 @500,150',
    'b3 @500,300',
  ]);
  const played = act(battle, 'a1', 'burst:assault-rifle:b1*2+b2*1', { faces: [[1, 1], [1]] });
  expect(loggedEvents(played)).toEqual(['shots-declared', 'shots-declared', 'misses', 'misses']);
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*2+b3*1')).toMatchObject({
    code: 'targets-apart',
    rule: 'RX-SHOOT-02',
    params: { distance: 176, most: 100 },
  });
  const wide = battleOf(['a1 assault-rifle', 'b1 @500,100', 'b3 @500,300'], {
    settings: { burstSpread: 20 },
  });
  expect(refusal(wide, 'a1', 'burst:assault-rifle:b1*2+b3*1')).toBeUndefined();
  const pair = (y: number, measuring: 'edges' | 'centres') =>
    refusal(
      battleOf(['a1 assault-rifle', 'b1 @500,100', `b2 @500,${y}`], { settings: { measuring } }),
      'a1',
      'burst:assault-rifle:b1*1+b2*1',
    )?.code;
  expect([pair(224, 'edges'), pair(225, 'edges')]).toEqual([undefined, 'targets-apart']);
  expect([pair(200, 'centres'), pair(201, 'centres')]).toEqual([undefined, 'targets-apart']);
  expect(refusal(battle, 'a1', 'shoot:assault-rifle:b1*2')).toMatchObject({ code: 'wrong-shots' });
  expect(refusal(battle, 'a1', 'shoot:assault-rifle:b1+b2')).toMatchObject({ code: 'wrong-shots' });
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*1+b1*1')).toMatchObject({
    code: 'not-understood',
  });
});

test('RX-SHOOT-02 shots beyond long range are wasted, or refused if so set', () => {
  const lines = ['a1 assault-rifle', `b1 @${away(81)},100`];
  const battle = battleOf(lines);
  const played = act(battle, 'a1', 'shoot:assault-rifle:b1');
  expect(moment(played, 'shots-wasted')).toMatchObject({ distance: 810, long: 800 });
  expect(figureOf(battle, 'a1').ap).toBe(5);
  const measured = battleOf(lines, { settings: { beyondLong: 'refused' } });
  expect(refusal(measured, 'a1', 'shoot:assault-rifle:b1')).toMatchObject({
    code: 'out-of-range',
    rule: 'RX-RNG-01',
    params: { distance: 810, long: 800 },
  });
});

test('RX-SHOOT-03 6 or more hits, a natural 1 misses, a natural 6 hits', () => {
  expect([-3, 0, 1, 2, 4, 5, 9].map(hitsOn)).toEqual([6, 6, 5, 4, 2, 2, 2]);
  const battle = battleOf(['a1 assault-rifle', `b1 @${away(50)},100`]);
  const played = act(battle, 'a1', 'burst:assault-rifle:b1*3', {
    faces: [
      [5, 6, 1],
      [1, 1, 1],
    ],
  });
  expect(moment(played, 'hits')).toMatchObject({
    hits: 1,
    shots: 3,
    modifier: 0,
    need: 6,
    range: 'long',
  });
});

test('RX-SHOOT-04 quality counts -1, 0, +1, +2', () => {
  const of = (quality: Quality) => modifierOf(quality, 'long');
  expect((['green', 'average', 'veteran', 'elite'] as const).map(of)).toEqual([-1, 0, 1, 2]);
});

test('RX-SHOOT-05 cover -1, panic -1, short +1, aimed +2, point blank +2', () => {
  expect(modifierOf('average', 'long', 'shoot', true)).toBe(-1);
  expect(modifierOf('average', 'short')).toBe(1);
  expect(modifierOf('average', 'long', 'aim')).toBe(2);
  expect(modifierOf('average', 'point-blank')).toBe(2);
  const panicked = battleOf(['a1 panic']);
  expect(hitModifier(panicked, figureOf(panicked, 'a1'), 'long', 'shoot', false)).toBe(-1);
  const covered = battleOf(['a1 pistol', `b1 @${away(50)},100`]);
  figureOf(covered, 'b1').inCover = true;
  expect(moment(act(covered, 'a1', 'shoot:pistol:b1', { faces: [[5]] }), 'misses')).toMatchObject({
    modifier: -1,
  });
});

test('RX-SHOOT-06 long range counts 0 and point blank replaces short, unless set', () => {
  expect(modifierOf('average', 'long')).toBe(0);
  expect(modifierOf('average', 'long', 'shoot', false, { settings: { longRange: -1 } })).toBe(-1);
  const added = { settings: { pointBlank: 'adds-to-short' } } as const;
  expect(modifierOf('average', 'point-blank', 'shoot', false, added)).toBe(3);
});

test('RX-SHOOT-07 worked examples', () => {
  expect(hitsOn(modifierOf('average', 'long'))).toBe(6);
  expect(hitsOn(modifierOf('veteran', 'short'))).toBe(4);
  expect(modifierOf('elite', 'short', 'aim')).toBe(5);
  expect(hitsOn(modifierOf('elite', 'short', 'aim'))).toBe(2);
  const battle = battleOf(['a1 green panic']);
  const modifier = hitModifier(battle, figureOf(battle, 'a1'), 'long', 'shoot', true);
  expect([modifier, hitsOn(modifier)]).toEqual([-3, 6]);
});

test('RX-SHOOT-08 no shooting by or at figures in close combat', () => {
  const lines = ['a1 pistol @100,100', 'a2 pistol @500,100', 'b1 @524,100'];
  const battle = battleOf(lines);
  battle.melees.push({ starter: 'a2', other: 'b1', rounds: 1 });
  expect(refusal(battle, 'a1', 'shoot:pistol:b1')).toMatchObject({
    code: 'target-in-combat',
    rule: 'RX-SHOOT-08',
  });
  expect(refusal(battle, 'a2', 'shoot:pistol:b1')).toMatchObject({ code: 'in-close-combat' });
  const loose = battleOf(lines, { settings: { shootingInCombat: 'allowed' } });
  loose.melees.push({ starter: 'a2', other: 'b1', rounds: 1 });
  expect(refusal(loose, 'a1', 'shoot:pistol:b1')).toBeUndefined();
  expect(refusal(loose, 'a2', 'shoot:pistol:b1')).toBeUndefined();
  expect(refusal(loose, 'a2', 'move:400,100')).toMatchObject({ code: 'in-close-combat' });
});

test('RX-RNG-01 assault rifle 3/25/80: 3 point blank, 25 short, 26 long, 81 no shot', () => {
  const range = (centimetres: number, extras: BattleExtras = {}) => {
    const battle = battleOf(['a1 assault-rifle', `b1 @${away(centimetres)},100`], extras);
    const played = act(battle, 'a1', 'shoot:assault-rifle:b1', {
      faces: centimetres > 80 ? [] : [[1]],
    });
    return moment(played, 'misses')?.range ?? 'beyond';
  };
  expect([3, 25, 26, 80, 81].map((cm) => range(cm))).toEqual([
    'point-blank',
    'short',
    'long',
    'long',
    'beyond',
  ]);
  expect(range(3, { settings: { measuring: 'centres' } })).toBe('short');
  expect(rangeOf({ pointBlank: 3, short: 25, long: 80 }, 31)).toBe('short');
});

test('RX-SHOOT-03 exact odds of one shot: to hit times to wound', () => {
  function* outcome(): Flow<string> {
    const battle = battleOf(['a1 veteran pistol', 'b1 @250,100']);
    const [a1, b1] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    const [pistol] = a1.weapons;
    if (pistol) yield* shoot(battle, a1, pistol, 'shoot', [{ target: b1, shots: 1 }]);
    return b1.fate === 'in' ? b1.reaction : b1.fate;
  }
  const odds = new Map(exactOdds(outcome).outcomes);
  expect(odds.get('eliminated')).toBeCloseTo((1 / 2) * (21 / 36), 12);
  expect(odds.get('panic')).toBeCloseTo((1 / 2) * (12 / 36), 12);
});
