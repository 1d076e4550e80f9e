import { rectangle } from '@skirmish-kit/space';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import { doMandatory } from './mandatory-actions.ts';
import {
  act,
  battleOf,
  moment,
  refusal,
  loggedEvents,
  type BattleExtras,
} from './testing/scripted-battle.ts';
import { WEAPONS } from './weapon-table.ts';

const GRENADIER = 'a1 grenade @100,100';

test('RX-ACTC-06 grenade 3, missile 3, flamethrower 2', () => {
  const spent = (weapon: string, key: string, faces: number[][]) => {
    const battle = battleOf([`a1 ${weapon} @100,100`, 'b1 @900,900']);
    act(battle, 'a1', key, { faces });
    return figureOf(battle, 'a1').spent;
  };
  expect(spent('grenade', 'blast:grenade:200,100', [[6]])).toBe(3);
  expect(spent('missile-launcher', 'blast:missile-launcher:600,100', [[6]])).toBe(3);
  expect(spent('flamethrower', 'flame:flamethrower:200,100', [[2]])).toBe(2);
  const battle = battleOf([GRENADIER, 'b1 @150,100']);
  expect(refusal(battle, 'a1', 'shoot:grenade:b1')).toMatchObject({
    code: 'wrong-mode',
    rule: 'RX-ACTC-06',
  });
  expect(refusal(battle, 'a1', 'flame:grenade:200,100')).toMatchObject({ code: 'wrong-mode' });
});

test('RX-RW-03 grenade, missile and flames have their dice, ranges and radius', () => {
  const of = (id: string) => WEAPONS.find((weapon) => weapon.id === id);
  expect(of('grenade')).toMatchObject({ damage: [6, 6, 6], ranges: { long: 15 }, blast: 4 });
  expect(of('missile-launcher')).toMatchObject({
    damage: [8, 8, 8, 8],
    ranges: { pointBlank: 5, short: 30, long: 150 },
    blast: 5,
  });
  expect(of('flamethrower')).toMatchObject({ damage: [6, 6, 6], flame: { length: 15, width: 5 } });
  const battle = battleOf([GRENADIER, 'b1 @900,900']);
  expect(refusal(battle, 'a1', 'blast:grenade:262,100')).toBeUndefined();
  expect(refusal(battle, 'a1', 'blast:grenade:263,100')).toMatchObject({
    code: 'out-of-range',
    rule: 'RX-RNG-01',
  });
  expect(refusal(battle, 'a1', 'blast:grenade:50,100')).toMatchObject({ code: 'out-of-arc' });
});

test('RX-RW-04 RX-RW-05 a shot logs its deviation, or the area it was aimed at', () => {
  const landed = (faces: number[][]) =>
    act(battleOf([GRENADIER, 'b1 @900,900']), 'a1', 'blast:grenade:232,100', {
      faces,
    }).events.find(({ about }) => about === 'blast-lands')?.rule;
  expect(landed([[6]])).toBe('RX-RW-05');
  expect(landed([[5], [3, 6, 6]])).toBe('RX-RW-04');
});

test('RX-SHOOT-01 nobody throws at a place he cannot see', () => {
  const wall = { id: 'wall', shape: rectangle(150, 0, 10, 300), blocksSight: true } as const;
  const terrain = [{ ...wall, ground: 'impassable' as const }];
  expect(
    refusal(battleOf([GRENADIER, 'b1 @900,900']), 'a1', 'blast:grenade:200,100'),
  ).toBeUndefined();
  const behind = battleOf([GRENADIER, 'b1 @900,900'], { terrain });
  expect(refusal(behind, 'a1', 'blast:grenade:200,100')).toMatchObject({
    code: 'no-line-of-sight',
    rule: 'RX-SHOOT-01',
  });
});

test('RX-RW-04 a miss deviates 2d6 cm by the clock, at most half the distance', () => {
  const near = battleOf([GRENADIER, 'b1 @900,900']);
  const played = act(near, 'a1', 'blast:grenade:232,100', { faces: [[5], [3, 6, 6]] });
  expect(moment(played, 'deviates')).toEqual({
    figure: 'a1',
    x: 292,
    y: 100,
    hour: 3,
    distance: 60,
  });
  const far = battleOf(['a1 missile-launcher @100,100', 'b1 @900,900']);
  const missile = act(far, 'a1', 'blast:missile-launcher:700,300', { faces: [[4], [12, 2, 3]] });
  expect(moment(missile, 'deviates')).toMatchObject({ x: 700, y: 250, distance: 50 });
  const sure = battleOf([GRENADIER, 'b1 @900,900'], { settings: { deviation: 'none' } });
  expect(
    moment(act(sure, 'a1', 'blast:grenade:232,100', { faces: [[2]] }), 'blast-lands'),
  ).toMatchObject({ x: 232, y: 100 });
});

test('RX-RW-04 the to-hit roll has the usual modifiers', () => {
  const battle = battleOf(['a1 veteran missile-launcher @100,100', 'b1 @900,900']);
  const played = act(battle, 'a1', 'blast:missile-launcher:300,100', { faces: [[4]] });
  expect(loggedEvents(played)).toEqual(['blast-declared', 'blast-lands']);
});

test('RX-RW-04 flames swing 30 degrees on a 1, odd left, even right', () => {
  const swing = (faces: number[][], extras: BattleExtras = {}) => {
    const battle = battleOf(['a1 flamethrower @500,500 >90', 'b1 @1900,1100'], extras);
    return moment(act(battle, 'a1', 'flame:flamethrower:600,500', { faces }), 'flames')?.swing;
  };
  expect(swing([[2]])).toBe(0);
  expect(swing([[1], [3]])).toBe(-30);
  expect(swing([[1], [4]])).toBe(30);
  expect(swing([], { settings: { deviation: 'none' } })).toBe(0);
});

test('RX-RW-04 flames that swing burn to the side and not ahead', () => {
  const lines = [
    'a1 flamethrower @500,500 >90',
    'b1 @630,500',
    'b2 @610,436',
    'b3 @610,564',
    'b9 @1900,1100',
  ];
  const burnt = (...faces: number[][]) => {
    const battle = battleOf(lines);
    act(battle, 'a1', 'flame:flamethrower:600,500', { faces: [...faces, [1, 1, 1]] });
    return battle.figures.filter(({ burning }) => burning).map(({ id }) => id);
  };
  expect(burnt([2])).toEqual(['b1']);
  expect(burnt([1], [5])).toEqual(['b2']);
  expect(burnt([1], [2])).toEqual(['b3']);
});

test('RX-RW-05 flames do not reach behind a wall, and friends burn as well', () => {
  const wall = { id: 'wall', shape: rectangle(560, 400, 5, 200), blocksSight: true } as const;
  const lines = ['a1 flamethrower @500,500 >90', 'a2 @545,500', 'b1 @600,500', 'b9 @1900,1100'];
  const battle = battleOf(lines, { terrain: [wall] });
  act(battle, 'a1', 'flame:flamethrower:600,500', { faces: [[6], [1, 1, 1]] });
  expect(['a2', 'b1'].map((id) => figureOf(battle, id).burning)).toEqual([true, false]);
});

test('RX-OPP-02 an area that touches a waiting figure ends its opportunity', () => {
  const battle = battleOf([GRENADIER, 'b1 pistol @200,100 >90', 'b9 @1900,1100']);
  figureOf(battle, 'b1').opportunity = true;
  act(battle, 'a1', 'blast:grenade:200,100', { faces: [[6], [1, 1, 1]] });
  expect(figureOf(battle, 'b1').opportunity).toBe(false);
});

test('RX-RW-05 every base the area touches takes one wound roll, friends too', () => {
  const lines = [GRENADIER, 'a2 @252,100', 'b1 @200,151', 'b2 @200,153', 'b3 @210,100'];
  const battle = battleOf(lines);
  const played = act(battle, 'a1', 'blast:grenade:200,100', {
    faces: [[6], [1, 1, 1], [1, 1, 1], [1, 1, 1]],
  });
  const touched = played.events
    .filter(({ about }) => about === 'wound')
    .map(({ params }) => params.figure);
  expect(touched).toEqual(['a2', 'b1', 'b3']);
  const centres = battleOf(lines, { settings: { area: 'centres' } });
  const few = act(centres, 'a1', 'blast:grenade:200,100', { faces: [[6], [1, 1, 1]] });
  expect(moment(few, 'wound')?.figure).toBe('b3');
});

test('RX-RW-05 cover between a figure and the centre counts', () => {
  const fence = { id: 'fence', shape: rectangle(205, 0, 5, 300), cover: 2 } as const;
  const battle = battleOf([GRENADIER, 'b1 @230,100'], { terrain: [fence] });
  const played = act(battle, 'a1', 'blast:grenade:195,100', { faces: [[6], [1, 1, 1]] });
  expect(moment(played, 'wound')).toMatchObject({ figure: 'b1', cover: -2 });
});

test('RX-RW-05 cover counts in an area only for who took it, as a setting', () => {
  const fence = { id: 'fence', shape: rectangle(205, 0, 5, 300), cover: 2 } as const;
  const coverOf = (inCover: boolean) => {
    const battle = battleOf([GRENADIER, 'b1 @230,100'], {
      terrain: [fence],
      settings: { coverCounts: 'after-taking-cover' },
    });
    figureOf(battle, 'b1').inCover = inCover;
    const played = act(battle, 'a1', 'blast:grenade:195,100', { faces: [[6], [1, 1, 1]] });
    return moment(played, 'wound');
  };
  expect(coverOf(false)).toMatchObject({ figure: 'b1', cover: 0 });
  expect(coverOf(true)).toMatchObject({ figure: 'b1', cover: -2 });
});

test('RX-RW-06 a survivor burns in the next step 1, or puts it out for 2 AP', () => {
  const lines = ['a1 flamethrower @500,500 >90', 'b1 @600,500', 'b9 @1900,1100'];
  const burning = (extras: BattleExtras = {}) => {
    const battle = battleOf(lines, extras);
    act(battle, 'a1', 'flame:flamethrower:600,500', { faces: [[6], [1, 1, 1]] });
    return battle;
  };
  const battle = burning();
  expect(figureOf(battle, 'b1').burning).toBe(true);
  const played = runFlow(doMandatory(battle, { kind: 'burn', figure: 'b1' }), { faces: [[4, 3]] });
  expect(moment(played, 'wound')).toMatchObject({ dice: 7, cover: 0, result: 'eliminated' });
  expect(played.rolls.map(({ notation }) => notation)).toEqual(['2d4']);
  const out = burning();
  act(out, 'b1', 'extinguish');
  expect(figureOf(out, 'b1')).toMatchObject({ burning: false, spent: 2 });
  expect(refusal(out, 'b1', 'extinguish')).toMatchObject({ code: 'not-burning' });
  const goes = burning();
  runFlow(doMandatory(goes, { kind: 'burn', figure: 'b1' }), { faces: [[1, 1]] });
  expect(figureOf(goes, 'b1').burning).toBe(false);
  expect(figureOf(burning({ settings: { fire: 'none' } }), 'b1').burning).toBe(false);
});

test('RX-RW-07 the integrated launcher is an area weapon for 3 AP, or a gun', () => {
  const lines = ['a1 integrated-grenade-launcher @100,100', 'b1 @200,100'];
  const battle = battleOf(lines);
  const key = 'shoot:integrated-grenade-launcher:b1';
  expect(refusal(battle, 'a1', key)).toMatchObject({ code: 'wrong-mode' });
  const played = act(battle, 'a1', 'blast:integrated-grenade-launcher:200,100', {
    faces: [[6], [1, 1, 1]],
  });
  expect(moment(played, 'blast-lands')).toMatchObject({ radius: 30 });
  expect(figureOf(battle, 'a1').spent).toBe(3);
  const direct = battleOf(lines, { settings: { integratedLauncher: 'direct' } });
  act(direct, 'a1', key, { faces: [[1]] });
  expect(figureOf(direct, 'a1').spent).toBe(1);
});

test('RX-ACTC-06 no place off the table is aimed at, over whichever edge', () => {
  const battle = (at: string) => battleOf([`a1 grenade ${at}`, 'b1 @1000,600']);
  const cases = [
    ['@1990,600 >90', 'blast:grenade:2001,600'],
    ['@20,600 >270', 'blast:grenade:-1,600'],
    ['@1000,20 >0', 'blast:grenade:1000,-1'],
    ['@1000,1190 >180', 'blast:grenade:1000,1201'],
  ] as const;
  for (const [at, key] of cases) {
    expect(refusal(battle(at), 'a1', key), key).toMatchObject({ code: 'off-table' });
  }
  expect(refusal(battle('@1990,600 >90'), 'a1', 'blast:grenade:2000,600')).toBeUndefined();
});

test('RX-RW-05 nobody is at point blank range of an explosion', () => {
  const battle = battleOf(['a1 grenade @100,100', 'b1 @200,100']);
  const played = act(battle, 'a1', 'blast:grenade:200,100', { faces: [[6], [1, 1, 1]] });
  expect(moment(played, 'wound')).toMatchObject({ figure: 'b1', other: 0 });
});

test('RX-ACTC-06 a place is two whole numbers', () => {
  const battle = battleOf(['a1 grenade flamethrower @100,100', 'b1 @240,100']);
  for (const key of ['blast:grenade:there', 'flame:flamethrower:there'])
    expect(refusal(battle, 'a1', key)).toMatchObject({
      code: 'not-understood',
      params: { answer: key },
    });
});

test('RX-RW-04 the clock has twelve hours', () => {
  const battle = battleOf(['a1 grenade @100,100', 'b1 @1900,1100']);
  const played = act(battle, 'a1', 'blast:grenade:200,100', { faces: [[1], [12, 1, 1]] });
  expect(played.rolls[1]?.notation).toContain('d12');
  expect(moment(played, 'deviates')).toMatchObject({ hour: 12, distance: 20 });
});

test('RX-SHOOT-08 no area weapon is aimed where it would touch a close combat', () => {
  const fight = (shooter: string, extras: BattleExtras = {}) => {
    const battle = battleOf([shooter, 'a2 @200,100', 'b1 @225,100', 'b2 @900,900'], extras);
    battle.melees.push({ starter: 'b1', other: 'a2', rounds: 1 });
    return battle;
  };
  const wrong = { code: 'target-in-combat', rule: 'RX-SHOOT-08' };
  const thrower = fight(GRENADIER);
  expect(refusal(thrower, 'a1', 'blast:grenade:225,100')).toMatchObject(wrong);
  expect(refusal(thrower, 'a1', 'blast:grenade:170,60')).toMatchObject(wrong);
  expect(refusal(thrower, 'a1', 'blast:grenade:120,180')).toBeUndefined();
  const burner = fight('a1 flamethrower @100,100');
  expect(refusal(burner, 'a1', 'flame:flamethrower:225,100')).toMatchObject(wrong);
  expect(refusal(burner, 'a1', 'flame:flamethrower:100,200')).toBeUndefined();
  const brutal = fight(GRENADIER, { settings: { shootingInCombat: 'allowed' } });
  expect(refusal(brutal, 'a1', 'blast:grenade:225,100')).toBeUndefined();
});
