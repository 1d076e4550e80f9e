import { exactOdds, type Flow } from '@skirmish-kit/core';
import { rectangle } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { Quality } from './profile.ts';
import { rangeOf, type Range } from './range.ts';
import { hitModifier, hitsOn, shoot, type FireMode } from './shooting.ts';
import {
  act,
  activate,
  battleOf,
  moment,
  refusal,
  told,
  type BattleExtras,
} from './testing/battle.ts';
import { combatResult, shotResult } from './wound.ts';
import { WEAPONS } from './weapons.ts';

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
  expect(told(played)).toEqual(['shots-declared', 'shots-declared', 'misses', 'misses']);
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*2+b3*1')).toMatchObject({
    code: 'targets-apart',
    rule: 'RX-SHOOT-02',
    params: { distance: 176, most: 100 },
  });
  const wide = battleOf(['a1 assault-rifle', 'b1 @500,100', 'b3 @500,300'], {
    settings: { burstSpread: 20 },
  });
  expect(refusal(wide, 'a1', 'burst:assault-rifle:b1*2+b3*1')).toBeUndefined();
  expect(refusal(battle, 'a1', 'shoot:assault-rifle:b1*2')).toMatchObject({ code: 'wrong-shots' });
  expect(refusal(battle, 'a1', 'shoot:assault-rifle:b1+b2')).toMatchObject({ code: 'wrong-shots' });
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*1+b1*1')).toMatchObject({
    code: 'not-understood',
  });
});

test('RX-SHOOT-02 shots beyond long range are wasted, or refused where the table measures first', () => {
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

test('RX-SHOOT-06 long range counts 0 and point blank replaces short, unless the table says else', () => {
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
  const lines = ['a1 pistol @100,100', 'a2 @500,100', 'b1 @524,100'];
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

/** One shot of a weapon that is sure to hit, and its wound roll. */
function woundBy(line: string, target: string, dice: readonly number[], extras: BattleExtras = {}) {
  const battle = battleOf([line, target], extras);
  const weapon = figureOf(battle, 'a1').weapons[0];
  const played = act(battle, 'a1', `shoot:${weapon?.id}:b1`, { faces: [[6], dice] });
  return { battle, played, wound: moment(played, 'wound') };
}

test('RX-WOUND-01 the damage dice, cover, armour and range against the resistance', () => {
  const fence = { id: 'fence', shape: rectangle(300, 0, 10, 400), cover: 1 } as const;
  const { wound } = woundBy('a1 assault-rifle', 'b1 vest @500,100', [4, 4, 3], {
    terrain: [fence],
  });
  expect(wound).toEqual({
    figure: 'b1',
    dice: 11,
    cover: -1,
    armour: -2,
    other: 0,
    total: 8,
    resistance: 7,
    result: 'eliminated',
  });
});

test('RX-WOUND-02 equal to or above the resistance eliminates', () => {
  expect([shotResult(0), shotResult(5)]).toEqual(['eliminated', 'eliminated']);
  const { battle } = woundBy('a1 pistol', `b1 @${away(20)},100`, [3, 4]);
  expect(figureOf(battle, 'b1').fate).toBe('eliminated');
});

test('RX-WOUND-03 resistance 7: 7 eliminated, 6 to 4 panic, 3 nothing', () => {
  expect([7, 6, 5, 4, 3, 2].map((total) => shotResult(total - 7))).toEqual([
    'eliminated',
    'panic',
    'panic',
    'panic',
    'none',
    'none',
  ]);
  const { battle } = woundBy('a1 pistol', `b1 @${away(20)},100`, [3, 3]);
  expect(figureOf(battle, 'b1').reaction).toBe('panic');
});

test('RX-WOUND-04 light -1, medium -2, hard -3, extra hard -4; the thickest, taken or not', () => {
  const coverOf = (covers: readonly number[], extras: BattleExtras = {}) => {
    const terrain = covers.map((cover, i) => ({
      id: `f${i}`,
      shape: rectangle(300 + 20 * i, 0, 10, 400),
      cover,
    }));
    return woundBy('a1 assault-rifle', 'b1 @500,100', [1, 1, 1], { ...extras, terrain }).wound
      ?.cover;
  };
  expect([1, 2, 3, 4].map((cover) => coverOf([cover]))).toEqual([-1, -2, -3, -4]);
  expect(coverOf([1, 3, 2])).toBe(-3);
  expect(coverOf([])).toBe(0);
  expect(coverOf([2], { settings: { coverCounts: 'after-taking-cover' } })).toBe(0);
});

test('RX-WOUND-05 primitive and ablative -1, vest -2, combat armour -3', () => {
  const armourOf = (armour: string) =>
    woundBy('a1 pistol', `b1 ${armour} @500,100`, [1, 1]).wound?.armour;
  expect(['none', 'primitive', 'ablative', 'vest', 'combat'].map(armourOf)).toEqual([
    0, -1, -1, -2, -3,
  ]);
  const lasting = woundBy('a1 pistol', 'b1 ablative @500,100', [1, 1]);
  expect(figureOf(lasting.battle, 'b1').armour).toBe('ablative');
  const settings = { ablative: 'used-up' } as const;
  const gone = woundBy('a1 pistol', 'b1 ablative @500,100', [1, 1], { settings });
  expect(figureOf(gone.battle, 'b1').armour).toBe('none');
});

test('RX-WOUND-06 point blank wounds with +1', () => {
  expect(woundBy('a1 pistol', `b1 @${away(3)},100`, [1, 1]).wound?.other).toBe(1);
  expect(woundBy('a1 pistol', `b1 @${away(4)},100`, [1, 1]).wound?.other).toBe(0);
});

test('RX-WOUND-07 pistol 9, medium cover, vest: 5 against 7 is panic', () => {
  const fence = { id: 'fence', shape: rectangle(300, 0, 10, 400), cover: 2 } as const;
  const { wound } = woundBy('a1 pistol', 'b1 vest @500,100', [4, 5], { terrain: [fence] });
  expect(wound).toMatchObject({
    dice: 9,
    cover: -2,
    armour: -2,
    total: 5,
    resistance: 7,
    result: 'panic',
  });
});

test('RX-WOUND-01 a wound roll for each hit, until the target is out', () => {
  const battle = battleOf(['a1 submachine-gun', 'b1 @500,100']);
  const played = act(battle, 'a1', 'burst:submachine-gun:b1*4', {
    faces: [
      [6, 6, 6, 6],
      [2, 2],
      [6, 6],
    ],
  });
  expect(told(played).filter((about) => about === 'wound')).toHaveLength(2);
  expect(figureOf(battle, 'b1').fate).toBe('eliminated');
});

test('RX-BURST-01 at least 2 shots, at most the rate of fire; rate of fire 1 cannot burst', () => {
  const battle = battleOf(['a1 assault-rifle shotgun', 'b1 @250,100']);
  const wrong = { code: 'wrong-shots', rule: 'RX-BURST-01' };
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*1')).toMatchObject(wrong);
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*4')).toMatchObject({
    ...wrong,
    params: { shots: 4, most: 3 },
  });
  expect(refusal(battle, 'a1', 'burst:assault-rifle:b1*2')).toBeUndefined();
  expect(refusal(battle, 'a1', 'burst:shotgun:b1*2')).toMatchObject({
    code: 'cannot-burst',
    rule: 'RX-BURST-01',
  });
});

test('RX-BURST-01 pistol of rate of fire 2: two bursts of two for 4 AP, the third refused', () => {
  const battle = battleOf(['a1 pistol', 'b1 @500,100']);
  for (let i = 0; i < 2; i++) act(battle, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(figureOf(battle, 'a1').spent).toBe(4);
  expect(refusal(battle, 'a1', 'burst:pistol:b1*2')).toMatchObject({
    code: 'no-more-bursts',
    params: { most: 2 },
  });
  const single = battleOf(['a1 pistol', 'b1 @500,100'], { settings: { bursts: 'one' } });
  act(single, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(refusal(single, 'a1', 'burst:pistol:b1*2')).toMatchObject({
    code: 'no-more-bursts',
    params: { most: 1 },
  });
});

test('RX-BURST-02 a burst has no modifier, unless the table gives it one', () => {
  expect(modifierOf('average', 'long', 'burst')).toBe(0);
  const harder = { settings: { burst: -1 } };
  expect(modifierOf('average', 'long', 'burst', false, harder)).toBe(-1);
  expect(modifierOf('average', 'long', 'shoot', false, harder)).toBe(0);
});

test('RX-ACTC-02 a single shot costs 1, a burst 2', () => {
  const battle = battleOf(['a1 pistol', 'b1 @500,100']);
  act(battle, 'a1', 'shoot:pistol:b1', { faces: [[1]] });
  expect(figureOf(battle, 'a1').spent).toBe(1);
  act(battle, 'a1', 'burst:pistol:b1*2', { faces: [[1, 1]] });
  expect(figureOf(battle, 'a1').spent).toBe(3);
});

test('RX-ACTC-03 heavy weapons: a single shot costs 2, a burst 3', () => {
  const battle = battleOf(['a1 machine-gun', 'b1 @500,100']);
  act(battle, 'a1', 'shoot:machine-gun:b1', { faces: [[1]] });
  expect(figureOf(battle, 'a1').spent).toBe(2);
  act(battle, 'a1', 'burst:machine-gun:b1*5', { faces: [[1, 1, 1, 1, 1]] });
  expect(figureOf(battle, 'a1').spent).toBe(5);
});

test('RX-ACTC-04 an aimed shot costs 5, with heavy weapons too, and is one shot', () => {
  for (const weapon of ['pistol', 'machine-gun']) {
    const battle = battleOf([`a1 ${weapon}`, 'b1 @600,100']);
    const played = act(battle, 'a1', `aim:${weapon}:b1`, { faces: [[3]] });
    expect(moment(played, 'misses')).toMatchObject({ shots: 1, modifier: 2 });
    expect(figureOf(battle, 'a1').spent).toBe(5);
    expect(
      refusal(battleOf([`a1 ${weapon}`, 'b1 @600,100']), 'a1', `aim:${weapon}:b1*2`),
    ).toMatchObject({
      code: 'wrong-shots',
    });
  }
  const green = battleOf(['a1 pistol', 'b1 @600,100']);
  activate(green, 'a1', 4);
  expect(refusal(green, 'a1', 'aim:pistol:b1')).toMatchObject({
    code: 'not-enough-ap',
    params: { cost: 5, ap: 4 },
  });
});

test('RX-RW-01 the light weapons of the sheet', () => {
  const of = (id: string) => {
    const weapon = WEAPONS.find((candidate) => candidate.id === id);
    const { pointBlank, short, long } = weapon?.ranges ?? { pointBlank: 0, short: 0, long: 0 };
    return [
      weapon?.class,
      weapon?.rateOfFire,
      weapon?.damage.join('+'),
      `${pointBlank}/${short}/${long}`,
    ];
  };
  expect(of('light-pistol')).toEqual(['light', 2, '4+4', '3/12/40']);
  expect(of('pistol')).toEqual(['light', 2, '6+6', '3/15/50']);
  expect(of('heavy-pistol')).toEqual(['light', 2, '8+8', '3/15/50']);
  expect(of('auto-pistol')).toEqual(['light', 3, '6+6', '3/20/60']);
  expect(of('integrated-grenade-launcher')).toEqual(['light', 1, '8+8+8', '3/10/20']);
  expect(of('submachine-gun')).toEqual(['light', 4, '6+6', '3/20/70']);
  expect(of('shotgun')).toEqual(['light', 1, '6+6+6', '3/10/20']);
  expect(of('auto-shotgun')).toEqual(['light', 2, '8+8+8', '3/10/20']);
  expect(of('assault-rifle')).toEqual(['light', 3, '6+6+6', '3/25/80']);
});

test('RX-RW-02 the heavy weapons of the sheet', () => {
  const heavy = WEAPONS.filter(
    (weapon) => weapon.class === 'heavy' && !weapon.blast && !weapon.flame,
  );
  const rows = heavy.map(({ id, rateOfFire, damage, ranges }) => [
    id,
    rateOfFire,
    damage.join('+'),
    [ranges.pointBlank, ranges.short, ranges.long].join('/'),
  ]);
  expect(rows).toEqual([
    ['autocannon', 3, '8+8+8', '5/25/125'],
    ['machine-gun', 5, '6+6+6', '5/25/100'],
    ['recoilless-rifle', 1, '8+8+8+8', '5/30/150'],
  ]);
});

test('RX-SHOOT-03 exact odds of one shot: to hit times to wound', () => {
  function* outcome(): Flow<string> {
    const battle = battleOf(['a1 veteran pistol', 'b1 @250,100']);
    const [a1, b1] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
    const [pistol] = a1.weapons;
    const [result] = pistol
      ? yield* shoot(battle, a1, pistol, 'shoot', [{ target: b1, shots: 1 }])
      : [];
    return result?.result ?? '';
  }
  const odds = new Map(exactOdds(outcome).outcomes);
  expect(odds.get('eliminated')).toBeCloseTo((1 / 2) * (21 / 36), 12);
  expect(odds.get('panic')).toBeCloseTo((1 / 2) * (12 / 36), 12);
  expect(combatResult(-5)).toBe('none');
});
