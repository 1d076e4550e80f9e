import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { RangedWeapon } from './profile.ts';
import { activate, at, battleWith, fence, perform, type TestBattle } from './testing/battle.ts';
import { armed } from './testing/arm.ts';
import { rolled, loggedEvents } from './testing/logged-events.ts';

/** Somebody with a weapon of old times and an enemy 15 paces from him: he needs 4. */
function aiming(weapon: Partial<RangedWeapon>, rest: TestBattle = {}) {
  const battle = battleWith({ a: [[10, 10, { values: { shoot: 4 } }]], b: [[26, 10]], ...rest });
  armed(figureOf(battle, 'a1'), weapon);
  activate(battle, 'a1');
  return battle;
}

const BOW: Partial<RangedWeapon> = { missile: true, strength: 3 };
const POWDER: Partial<RangedWeapon> = { blackPowder: true, targets: 2 };

test('MU-ARCH-01 MU-COVER-03 an arrow passes the cover first, then hits die by die', () => {
  const fences = { terrain: [fence('near', 14), fence('far', 23)] };
  const hit = perform(aiming(BOW, fences), 'shoot:gun:b1', { faces: [[3], [4], [4], [4]] });
  expect(rolled(hit)).toEqual([
    'cover MU-COVER-02 d6>=3',
    'cover MU-COVER-02 d6>=4',
    'to-hit MU-SHOOT-07 d6',
    'damage-of-hits MU-SHOOT-12 d6>=4',
  ]);
  expect(loggedEvents(hit.events)).toEqual([
    'shoots MU-SHOOT-01 a1 gun b1',
    'cover MU-COVER-02 1 1 3',
    'cover MU-COVER-02 1 1 4',
    'hits MU-SHOOT-07 1 1 4',
    'wounded MU-SHOOT-12 b1 1 2',
  ]);
  // What the first obstacle has stopped rolls nothing more.
  const stopped = perform(aiming(BOW, fences), 'shoot:gun:b1', { faces: [[2]] });
  expect(loggedEvents(stopped.events)).toEqual([
    'shoots MU-SHOOT-01 a1 gun b1',
    'cover MU-COVER-02 0 1 3',
  ]);
});

test('MU-ARCH-01 MU-CHAR-12 shot by shot until the target is down', () => {
  const twice = perform(aiming({ ...BOW, targets: 2 }), 'shoot:gun:b1', { faces: [[3], [4], [6]] });
  expect(loggedEvents(twice.events)).toEqual([
    'shoots MU-SHOOT-01 a1 gun b1',
    'hits MU-SHOOT-07 0 1 4',
    'hits MU-SHOOT-07 1 1 4',
    'wounded MU-SHOOT-12 b1 1 2',
  ]);
  const weak = aiming({ ...BOW, targets: 2 }, { b: [[26, 10, { life: 1 }]] });
  const { rolls } = perform(weak, 'shoot:gun:b1', { faces: [[4], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'damage-of-hits']);
});

test('MU-ARCH-02 MU-ARCH-03 a burst weapon fires no further shot, a miss does', () => {
  const burst = aiming(POWDER);
  const { events, rolls } = perform(burst, 'shoot:gun:b1', { faces: [[1], [1], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'misfire', 'damage']);
  expect(loggedEvents(events)).toEqual([
    'shoots MU-SHOOT-01 a1 gun b1',
    'hits MU-SHOOT-07 0 1 4',
    'bursts MU-ARCH-02 a1 gun',
    'wounded MU-ARCH-02 a1 1 2',
  ]);
  expect(figureOf(burst, 'a1').lost).toEqual(['gun']);
  const missed = perform(aiming(POWDER), 'shoot:gun:b1', { faces: [[1], [2], [2]] });
  expect(missed.rolls.map(({ about }) => about)).toEqual(['to-hit', 'misfire', 'to-hit']);
});

test('MU-ARCH-04 MU-MERC-12 with an armourer a 1 is only a miss', () => {
  const battle = aiming(POWDER, {
    a: [
      [10, 10, { values: { shoot: 4 } }],
      [2, 2, { mercenary: 'dwarf-armourer' }],
    ],
  });
  const shots = perform(battle, 'shoot:gun:b1', { faces: [[1], [3]] });
  expect(rolled(shots)).toEqual(['to-hit MU-SHOOT-07 d6', 'to-hit MU-SHOOT-07 d6']);
  // Only while he stands.
  figureOf(battle, 'a2').fate = 'out';
  activate(battle, 'a1');
  expect(perform(battle, 'shoot:gun:b1', { faces: [[1], [2], [2]] }).rolls[1]?.about).toBe(
    'misfire',
  );
});

test('MU-ARCH-05 MU-ARCH-06 those on the line roll by distance, in any list order', () => {
  const line: TestBattle = {
    a: [
      [10, 10, { values: { shoot: 4 } }],
      [22, 10],
      [14, 10],
      [26, 10],
    ],
    b: [
      [26, 10],
      [18, 10],
    ],
  };
  const battle = aiming(BOW, line);
  // Who hangs right above the target stands before nobody; who hides is not there at all.
  Object.assign(figureOf(battle, 'a4'), { level: 60, hanging: true });
  const shot = perform(battle, 'shoot:gun:b1', { faces: [[1], [5], [6], [6]] });
  expect(loggedEvents(shot.events).slice(2)).toEqual([
    'strays MU-ARCH-05 b2',
    'wounded MU-ARCH-05 b2 1 2',
  ]);
  expect(rolled(shot)).toEqual([
    'to-hit MU-SHOOT-07 d6',
    'in-the-way MU-ARCH-05 d6',
    'in-the-way MU-ARCH-05 d6',
    'damage MU-ARCH-05 d6',
  ]);
  const none = aiming(BOW, line);
  Object.assign(figureOf(none, 'a4'), { level: 60, hanging: true });
  figureOf(none, 'b2').hidden = true;
  const missed = perform(none, 'shoot:gun:b1', { faces: [[1], [5], [5]] });
  expect(loggedEvents(missed.events)).toEqual([
    'shoots MU-SHOOT-01 a1 gun b1',
    'hits MU-SHOOT-07 0 1 4',
  ]);
  // Where missiles always may stray, nobody's 6 lets it fly on.
  const always = aiming(BOW, { ...line, settings: { missilesStray: 'always' } });
  figureOf(always, 'a4').fate = 'out';
  const flies = perform(always, 'shoot:gun:b1', { faces: [[5], [5], [5], [4], [6]] });
  expect(flies.rolls.map(({ about }) => about)).toEqual([
    'in-the-way',
    'in-the-way',
    'in-the-way',
    'to-hit',
    'damage-of-hits',
  ]);
});

test('MU-ARCH-02 a gun that bursts hits all within 3 paces of the gun', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['howitzer', 'cannon-black-powder'] }],
      [16, 10],
      [16.05, 12],
      [8, 10],
      [6, 10],
    ],
    b: [[40, 10]],
  });
  const [howitzer, cannon] = battle.guns;
  if (!howitzer || !cannon) throw new Error('Two guns are there.');
  howitzer.at = at(8.5, 10);
  cannon.at = at(11.5, 10);
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:cannon-black-powder:b1', {
    faces: [[1], [1], [6], [6], [6]],
  });
  expect(rolls.slice(2).map(({ rule }) => rule)).toEqual([
    'MU-ARCH-02',
    'MU-ARCH-02',
    'MU-ARCH-02',
  ]);
  expect(battle.figures.map(({ life }) => life)).toEqual([2, 2, 3, 2, 3, 3]);
});
