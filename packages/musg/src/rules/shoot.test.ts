import { distance, squaredDistance } from '@skirmish-kit/space';
import { expect, test } from 'vitest';
import { needToHit, obstaclesTo, shotStrength } from './aim.ts';
import { figureOf, weaponNamed } from './figures.ts';
import {
  activate,
  at,
  battleWith,
  fence,
  perform,
  piece,
  refused,
  type FigureSpec,
} from './testing/battle.ts';
import { reveal } from './reveal.ts';
import type { Settings } from './settings.ts';

const life = (battle: ReturnType<typeof battleWith>, id: string) => figureOf(battle, id).life;

/** What somebody needs to hit another so many paces away, from edge to edge. */
function need(
  shoot: number,
  paces: number,
  weapon = 'pistol',
  settings: Partial<Settings> = {},
  up = 0,
) {
  const battle = battleWith({
    a: [[5, 5, { weapons: [weapon], values: { shoot } }]],
    b: [[6 + paces, 5]],
    settings,
  });
  figureOf(battle, 'a1').level = up * 20;
  const shooter = figureOf(battle, 'a1');
  return needToHit(battle, shooter, weaponNamed(shooter, weapon), figureOf(battle, 'b1'));
}

test('MU-SHOOT-01 MU-SHOOT-02 MU-SHOOT-03 fast weapons cost 1, slow and heavy ones 2', () => {
  const chief: FigureSpec = {
    rank: 'chief',
    weapons: ['pistol', 'rifle-black-powder', 'machine-gun'],
  };
  const battle = battleWith({ a: [[5, 5, chief]], b: [[19, 5]] });
  const shooter = activate(battle, 'a1');
  perform(battle, 'shoot:pistol:b1', { faces: [[1]] });
  perform(battle, 'shoot:pistol:b1', { faces: [[1]] });
  expect(shooter.ap).toBe(1);
  expect(refused(battle, 'shoot:machine-gun:b1')).toBe('no-points MU-SHOOT-02');
  activate(battle, 'a1');
  perform(battle, 'shoot:rifle-black-powder:b1', { faces: [[2]] });
  expect(shooter.ap).toBe(1);
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:rifle-black-powder:b1')).toBe('reloading MU-SHOOT-03');
});

test('MU-SHOOT-05 MU-LOS-01 a target is visible, in range and in no friend’s melee', () => {
  const house = piece('house', [10, 0, 2, 10], { ground: 'impassable', blocksSight: true });
  const battle = battleWith({
    a: [
      [5, 5, { weapons: ['pistol'] }],
      [8, 15],
    ],
    b: [
      [15, 5],
      [30, 20],
      [9.05, 15],
    ],
    terrain: [house],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:pistol:b1')).toBe('no-line-of-sight MU-LOS-01');
  expect(refused(battle, 'shoot:pistol:b2')).toBe('out-of-range MU-SHOOT-08');
  expect(refused(battle, 'shoot:pistol:b3')).toBe('melee-with-friend MU-SHOOT-05');
  expect(refused(battle, 'shoot:pistol:a2')).toBe('a-friend MU-SHOOT-05');
  expect(refused(battle, 'shoot:rifle:b1')).toBe('no-such-weapon MU-SHOOT-01');
  expect(refused(battle, 'shoot:pistol:b9')).toBe('not-there MU-SHOOT-05');
});

test('MU-LOS-02 MU-MOVE-07 models hide nobody, and one sees all round', () => {
  const battle = battleWith({
    a: [[20, 5, { weapons: ['rifle'] }]],
    b: [
      [15, 5],
      [10, 5],
      [25, 5],
    ],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:rifle:b2')).toBeUndefined();
  expect(refused(battle, 'shoot:rifle:b3')).toBeUndefined();
});

test('MU-SHOOT-06 MU-ARCH-01 bows and powder risk friends too, with the effects of a 1', () => {
  const melee = (weapon: string) => {
    const battle = battleWith({
      a: [
        [5, 5, { weapons: [weapon], abilities: ['shoots-into-melee'] }],
        [9, 5],
      ],
      b: [[10.05, 5]],
    });
    activate(battle, 'a1');
    return battle;
  };
  const bow = melee('bow');
  const { rolls } = perform(bow, 'shoot:bow:b1', { faces: [[2], [6], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['past-friend', 'to-hit', 'damage']);
  expect([life(bow, 'a2'), life(bow, 'b1')]).toEqual([2, 3]);
  const stray = melee('bow');
  perform(stray, 'shoot:bow:b1', { faces: [[6], [1], [6], [6]] });
  expect([life(stray, 'a2'), life(stray, 'b1')]).toEqual([2, 3]);
  const powder = melee('pistol-black-powder');
  perform(powder, 'shoot:pistol-black-powder:b1', { faces: [[6], [1], [1], [6]] });
  expect([life(powder, 'a1'), figureOf(powder, 'a1').lost]).toEqual([2, ['pistol-black-powder']]);
});

test('MU-SHOOT-06 friends roll for cover first, and the nearest failure is hit', () => {
  const shooter: FigureSpec = { weapons: ['pistol'], abilities: ['shoots-into-melee'] };
  const melee = () =>
    battleWith({
      a: [
        [5, 5, shooter],
        [9, 5],
      ],
      b: [[10.05, 5]],
    });
  const missed = melee();
  activate(missed, 'a1');
  const { rolls } = perform(missed, 'shoot:pistol:b1', { faces: [[2], [6], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['past-friend', 'to-hit', 'damage']);
  expect([life(missed, 'a2'), life(missed, 'b1')]).toEqual([2, 3]);
  const past = melee();
  activate(past, 'a1');
  perform(past, 'shoot:pistol:b1', { faces: [[3], [6], [6]] });
  expect([life(past, 'a2'), life(past, 'b1')]).toEqual([3, 2]);
});

test('MU-MERC-10 the elf sniper shoots into melee without risk', () => {
  const battle = battleWith({
    a: [
      [5, 5, { mercenary: 'elf-sniper', weapons: ['rifle'] }],
      [9, 5],
    ],
    b: [[10.05, 5]],
  });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:rifle:b1', { faces: [[6], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'damage-of-hits']);
});

test('MU-SHOOT-07 MU-CHAR-07 a shot rolls a die per target against the value', () => {
  const battle = battleWith({ a: [[5, 5, { weapons: ['assault-rifle'] }]], b: [[20, 5]] });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:assault-rifle:b1', {
    faces: [
      [5, 4, 5, 6, 1],
      [1, 1, 1],
    ],
  });
  expect(rolls[0]?.notation).toBe('5d6>=5');
});

test('MU-SHOOT-08 MU-SHOOT-15 short is one better, long one worse, then no shot', () => {
  expect([6, 6.1, 12, 12.1, 18, 18.1].map((paces) => need(4, paces))).toEqual([3, 4, 4, 5, 5, 99]);
});

test('MU-SHOOT-09 MU-SHOOT-10 modifiers add up to at least 2, and above 6 is no shot', () => {
  expect(need(6, 15)).toBe(7);
  expect(need(6, 15, 'pistol', {}, 1)).toBe(6);
  expect(need(2, 3)).toBe(2);
  expect(need(6, 15, 'pistol', { shotAboveSix: 'six' })).toBe(6);
  const battle = battleWith({
    a: [[5, 5, { weapons: ['pistol'], values: { shoot: 6 } }]],
    b: [[20, 5]],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:pistol:b1')).toBe('too-hard MU-SHOOT-10');
});

test('MU-SHOOT-11 MU-EQ-07 a sighting device makes the value one better', () => {
  const battle = battleWith({ a: [[5, 5, { weapons: ['pistol'], equipment: ['sight'] }]] });
  expect(figureOf(battle, 'a1').recruit.values.shoot).toBe(4);
});

test('MU-SHOOT-12 each hit compares strength and Resistance; each success takes 1 life', () => {
  const battle = battleWith({ a: [[5, 5, { weapons: ['submachine-gun'] }]], b: [[20, 5]] });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:submachine-gun:b1', {
    faces: [
      [6, 6, 6],
      [3, 2, 6],
    ],
  });
  expect(rolls[1]?.notation).toBe('3d6>=3');
  expect(life(battle, 'b1')).toBe(1);
});

test('MU-SHOOT-13 MU-CHAR-09 a star has its thrower’s Strength less 1, a gun its own', () => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['throwing-stars', 'throwing-knife', 'rifle'] }]],
  });
  const thrower = figureOf(battle, 'a1');
  const strengths = thrower.recruit.ranged.map((weapon) => shotStrength(thrower, weapon));
  expect(strengths).toEqual([2, 3, 4]);
});

test('MU-SHOOT-14 two pistols give no extra dice', () => {
  const battle = battleWith({ a: [[5, 5, { weapons: ['pistol', 'pistol'] }]], b: [[12, 5]] });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:pistol:b1', { faces: [[1]] });
  expect(rolls[0]?.notation).toBe('d6>=4');
});

test('MU-COVER-01 MU-COVER-02 MU-EDGE-11 an obstacle needs 3, 4 or 5 by its range', () => {
  const needs = (x: number, y = 0, height = 40) => {
    const battle = battleWith({
      a: [[5, 5, { weapons: ['pistol'] }]],
      b: [[22, 5]],
      terrain: [fence('fence', x, y, height)],
    });
    const shooter = figureOf(battle, 'a1');
    return obstaclesTo(battle, shooter, weaponNamed(shooter, 'pistol'), figureOf(battle, 'b1')).map(
      (each) => each.need,
    );
  };
  expect([needs(8), needs(15), needs(20)]).toEqual([[3], [4], [5]]);
  expect(needs(15, 5.3, 3)).toEqual([]);
});

test('MU-COVER-03 MU-COVER-04 cover comes first, obstacle after obstacle', () => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['machine-pistol'] }]],
    b: [[16, 5]],
    terrain: [fence('one', 8), fence('two', 14)],
  });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:machine-pistol:b1', {
    faces: [[2, 3, 6], [3, 4], [5], [6]],
  });
  expect(rolls.map(({ about, notation }) => `${about} ${notation}`)).toEqual([
    'cover 3d6>=3',
    'cover 2d6>=4',
    'to-hit d6>=5',
    'damage-of-hits d6>=4',
  ]);
});

test('MU-COVER-05 an obstacle beside the shooter that he sees over does not count', () => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['pistol'] }]],
    b: [[16, 5]],
    terrain: [fence('own', 5.5)],
  });
  const shooter = figureOf(battle, 'a1');
  expect(
    obstaclesTo(battle, shooter, weaponNamed(shooter, 'pistol'), figureOf(battle, 'b1')),
  ).toEqual([]);
});

test('MU-COVER-08 the example of the book, and what the profile makes of it', () => {
  const fight = (values: { readonly shoot: number }) => {
    const battle = battleWith({
      a: [[5, 5, { race: 'orc', rank: 'chief', weapons: ['machine-pistol'], values }]],
      b: [[16, 5, { race: 'human', rank: 'lieutenant' }]],
      terrain: [fence('fence', 14)],
    });
    activate(battle, 'a1');
    return battle;
  };
  const book = fight({ shoot: 4 });
  perform(book, 'shoot:machine-pistol:b1', { faces: [[3, 4, 5], [3, 4], [5]] });
  expect([life(book, 'b1'), figureOf(book, 'a1').ap]).toEqual([3, 2]);
  const profile = fight({ shoot: 3 });
  perform(profile, 'shoot:machine-pistol:b1', {
    faces: [
      [3, 4, 5],
      [3, 4],
      [5, 5],
    ],
  });
  expect(life(profile, 'b1')).toBe(2);
});

const cluster = (lives: readonly number[], settings: Partial<Settings> = {}) => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['machine-pistol'] }]],
    b: lives.map((each, i) => [12 + 1.5 * i, 5, { life: each }] as const),
    settings,
  });
  activate(battle, 'a1');
  return battle;
};

test('MU-MULTI-01 MU-MULTI-04 MU-MULTI-06 hits pass to the next at 0 within 1 pace', () => {
  const battle = cluster([1, 3]);
  perform(battle, 'shoot:machine-pistol:b1', { faces: [[6, 6, 6], [5], [2], [4]] });
  expect([life(battle, 'b1'), life(battle, 'b2')]).toEqual([0, 2]);
  const stays = cluster([3, 3]);
  perform(stays, 'shoot:machine-pistol:b1', { faces: [[6, 6, 6], [4], [4], [1]] });
  expect([life(stays, 'b1'), life(stays, 'b2')]).toEqual([1, 3]);
});

test('MU-MULTI-01 a chain of neighbours, or all near each other', () => {
  const chain = cluster([1, 1, 3]);
  perform(chain, 'shoot:machine-pistol:b1', { faces: [[6, 6, 6], [6], [6], [6]] });
  expect(life(chain, 'b3')).toBe(2);
  const pairs = cluster([1, 1, 3], { burstSpread: 'pairs' });
  perform(pairs, 'shoot:machine-pistol:b1', { faces: [[6, 6, 6], [6], [6]] });
  expect(life(pairs, 'b3')).toBe(3);
});

test('MU-MULTI-02 all dice at one enemy, or one for each', () => {
  const all = cluster([3]);
  expect(perform(all, 'shoot:machine-pistol:b1', { faces: [[1, 1, 1]] }).rolls[0]?.notation).toBe(
    '3d6>=4',
  );
  const each = cluster([3], { burstDice: 'enemies' });
  expect(perform(each, 'shoot:machine-pistol:b1', { faces: [[1]] }).rolls[0]?.notation).toBe(
    'd6>=4',
  );
});

test('MU-MULTI-03 the nearest of a group is hit first; its owner breaks ties', () => {
  const battle = cluster([3, 3]);
  expect(refused(battle, 'shoot:machine-pistol:b2')).toBe('nearer-first MU-MULTI-03');
  const single = battleWith({
    a: [[5, 5, { weapons: ['rifle'] }]],
    b: [
      [12, 5],
      [13.5, 5],
    ],
  });
  activate(single, 'a1');
  expect(refused(single, 'shoot:rifle:b2')).toBe('nearer-first MU-MULTI-03');
  const equal = battleWith({
    a: [[5, 5, { weapons: ['rifle'] }]],
    b: [
      [12, 4.3],
      [12, 5.7],
    ],
  });
  activate(equal, 'a1');
  const { choices } = perform(equal, 'shoot:rifle:b1', {
    choices: ['figure:b2'],
    faces: [[6], [6]],
  });
  expect(choices[0]).toMatchObject({ who: 1, about: 'first-target' });
  expect(life(equal, 'b2')).toBe(2);
});

test('MU-MULTI-05 range and cover of the first hold for all', () => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['machine-pistol'] }]],
    b: [
      [11.9, 5, { life: 1 }],
      [13.4, 5],
    ],
    terrain: [fence('between', 12.6)],
  });
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:machine-pistol:b1', {
    faces: [[4, 4, 4], [4], [4], [4]],
  });
  expect(rolls[0]?.notation).toBe('3d6>=4');
  expect(life(battle, 'b2')).toBe(1);
});

test('MU-CHAR-11 MU-CHAR-12 a burst stops at 0, a strike with 3 wounds kills', () => {
  const burst = cluster([1]);
  perform(burst, 'shoot:machine-pistol:b1', {
    faces: [
      [6, 6, 6],
      [6, 6, 6],
    ],
  });
  expect(figureOf(burst, 'b1')).toMatchObject({ life: 0, fate: 'out' });
  const battle = battleWith({
    a: [[5, 5, { weapons: ['sword-2h'] }]],
    b: [[6.05, 5, { life: 1 }]],
  });
  activate(battle, 'a1');
  perform(battle, 'strike:b1:sword-2h', {
    faces: [
      [6, 6, 6],
      [6, 6, 6],
    ],
  });
  expect(figureOf(battle, 'b1')).toMatchObject({ life: -2, fate: 'dead' });
  expect(refused(battle, 'strike:b1:sword-2h')).toBe('not-in-contact MU-MELEE-01');
});

test('MU-FREE-01 MU-FREE-03 a neighbour may take each hit, with its own Resistance', () => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['machine-pistol'] }]],
    b: [
      [12, 5, { rank: 'chief' }],
      [12, 6.5],
    ],
  });
  activate(battle, 'a1');
  const script = { choices: ['figure:b2', 'none', 'none'], faces: [[6, 6, 6], [4], [6], [6]] };
  const { rolls } = perform(battle, 'shoot:machine-pistol:b1', script);
  expect(rolls.slice(1).map(({ notation }) => notation)).toEqual(['d6', 'd6', 'd6']);
  expect([life(battle, 'b1'), life(battle, 'b2')]).toEqual([4, 2]);
});

test('MU-FREE-02 MU-FREE-04 MU-RACE-03 MU-MERC-06 no orc or mercenary takes a hit', () => {
  const asked = (sketch: FigureSpec, fleeing = false) => {
    const battle = battleWith({
      a: [[5, 5, { weapons: ['rifle'] }]],
      b: [
        [12, 5, { rank: 'chief' }],
        [12, 6.5, sketch],
      ],
      races: ['generic', 'orc'],
    });
    figureOf(battle, 'b2').fleeing = fleeing;
    activate(battle, 'a1');
    try {
      perform(battle, 'shoot:rifle:b1', { faces: [[6], [1]] });
      return false;
    } catch {
      return true;
    }
  };
  expect(asked({ race: 'goblin' })).toBe(true);
  expect(asked({ race: 'goblin' }, true)).toBe(false);
  expect(asked({ race: 'orc' })).toBe(false);
  expect(asked({ mercenary: 'elf-sniper' })).toBe(false);
});

test('MU-MERC-09 a bodyguard within 2 paces takes shots and charges for the chief', () => {
  const guarded = (life: number) =>
    battleWith({
      a: [[5, 5, { weapons: ['rifle'] }]],
      b: [
        [12, 5, { rank: 'chief' }],
        [12, 8, { mercenary: 'troll-bodyguard', life }],
      ],
    });
  const battle = guarded(2);
  activate(battle, 'a1');
  perform(battle, 'shoot:rifle:b1', { choices: ['figure:b2'], faces: [[6], [6]] });
  expect(life(battle, 'b2')).toBe(1);
  const weak = guarded(1);
  activate(weak, 'a1');
  perform(weak, 'shoot:rifle:b1', { faces: [[6], [1]] });
  const charged = guarded(2);
  figureOf(charged, 'a1').at = at(8, 5);
  activate(charged, 'a1');
  perform(charged, 'charge:b1', { choices: ['figure:b2'] });
  activate(charged, 'a1');
  expect(refused(charged, 'strike:b2:fists')).toBeUndefined();
  expect(refused(charged, 'strike:b1:fists')).toBe('not-in-contact MU-MELEE-01');
});

test('MU-MERC-12 MU-ARCH-04 an armourer fires twice for a point, and nothing bursts', () => {
  const armourer: FigureSpec = {
    mercenary: 'dwarf-armourer',
    weapons: ['pistol', 'machine-gun', 'crossbow'],
  };
  const battle = battleWith({
    a: [
      [5, 5, armourer],
      [5, 8, { weapons: ['pistol-black-powder'] }],
    ],
    b: [[12, 5]],
  });
  const smith = activate(battle, 'a1');
  perform(battle, 'shoot:machine-gun:b1', { faces: [[1, 1, 1, 1, 1]] });
  expect(smith.ap).toBe(2);
  perform(battle, 'shoot:crossbow:b1', { faces: [[1]] });
  expect(smith.ap).toBe(1);
  expect(refused(battle, 'shoot:crossbow:b1')).toBe('reloading MU-SHOOT-03');
  activate(battle, 'a2');
  perform(battle, 'shoot:pistol-black-powder:b1', { faces: [[1]] });
});

test('MU-MERC-13 MU-EDGE-08 a hidden commando is safe until the first own shot', () => {
  const battle = battleWith({
    a: [[5, 5, { weapons: ['grenade', 'rifle'] }]],
    b: [
      [9, 5],
      [10.5, 5, { mercenary: 'human-commando', weapons: ['pistol'] }],
    ],
  });
  const commando = figureOf(battle, 'b2');
  commando.hidden = true;
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:rifle:b2')).toBe('not-there MU-SHOOT-05');
  perform(battle, 'shoot:grenade:b1', { faces: [[6], [1], [1]] });
  expect(commando.life).toBe(commando.recruit.values.life);
  activate(battle, 'b2');
  perform(battle, 'shoot:pistol:a1', { faces: [[1]] });
  expect(commando.hidden).toBe(false);
});

test('MU-MERC-13 a revealed figure in an occupied place moves next to it', () => {
  const COMMANDO = { mercenary: 'human-commando', weapons: ['pistol'] } as const;
  const battle = battleWith({ a: [[5, 5, COMMANDO]], b: [[5, 5, COMMANDO]] });
  const [one, other] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
  one.hidden = true;
  other.hidden = true;
  activate(battle, 'a1');
  perform(battle, 'walk:120,100');
  expect([one.hidden, one.at]).toEqual([false, [120, 100]]);
  one.at = [104, 100];
  activate(battle, 'b1');
  reveal(battle, other);
  expect(distance(one, other)).toBeGreaterThanOrEqual(0);
  expect(squaredDistance(one.at, other.at)).toBeGreaterThanOrEqual(
    (one.radius + other.radius) ** 2,
  );
  expect(squaredDistance([100, 100], other.at)).toBeLessThan(30 ** 2);
});
