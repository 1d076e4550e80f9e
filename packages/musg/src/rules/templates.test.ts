import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import {
  activate,
  at,
  battleWith,
  fence,
  perform,
  piece,
  placeOf,
  refused,
  type TestBattle,
} from './testing/battle.ts';
import type { Settings } from './settings.ts';

const life = (battle: ReturnType<typeof battleWith>, id: string) => figureOf(battle, id).life;

function thrown(b: TestBattle['b'], settings: Partial<Settings> = {}, weapon = 'grenade') {
  const battle = battleWith({
    a: [[10, 10, { rank: 'chief', weapons: [weapon] }]],
    b: b ?? [],
    settings,
  });
  activate(battle, 'a1');
  return battle;
}

test('MU-TMPL-04 MU-TMPL-07 a hit touches all with their base within the radius', () => {
  const battle = thrown(
    [
      [18, 10],
      [18, 15.5],
      [18, 15.55],
    ],
    {},
    'grenade',
  );
  const { rolls } = perform(battle, 'shoot:grenade:b1', { faces: [[6], [6], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'damage', 'damage']);
  expect([life(battle, 'b1'), life(battle, 'b2'), life(battle, 'b3')]).toEqual([2, 2, 3]);
});

test('MU-TMPL-02 MU-TMPL-03 a miss scatters by its die; 1 is a dud, 6 on the spot', () => {
  const landed = (die: number, far: number) => {
    const battle = thrown([[18, 10]]);
    const { events } = perform(battle, 'shoot:grenade:b1', {
      faces: [[1], [die], ...(die > 1 && die < 6 ? [[far]] : []), ...(die === 1 ? [] : [[1]])],
    });
    const burst = events.find(({ about }) => about === 'explodes')?.params;
    return burst ? [Number(burst['x']) / 20, Number(burst['y']) / 20] : undefined;
  };
  expect(landed(2, 6)).toEqual([21, 10]);
  expect(landed(3, 6)).toEqual([18, 13]);
  expect(landed(4, 2)).toEqual([17, 10]);
  expect(landed(5, 3)).toEqual([18, 8]);
  expect(landed(1, 0)).toBeUndefined();
});

test('MU-TMPL-02 a 6 explodes on the target', () => {
  const battle = thrown([[18, 10]]);
  const { events } = perform(battle, 'shoot:grenade:b1', { faces: [[1], [6], [1]] });
  expect(events.find(({ about }) => about === 'explodes')?.params).toMatchObject({
    x: 360,
    y: 200,
  });
});

test('MU-TMPL-04 MU-TMPL-05 blasts that always scatter have no die to hit', () => {
  const battle = thrown([[30, 10]], { blastScatter: 'always' }, 'bazooka');
  const { rolls } = perform(battle, 'shoot:bazooka:b1', { faces: [[2], [2], [1]] });
  expect(rolls.map(({ about }) => about)).toEqual(['scatter', 'scatter-distance', 'damage']);
});

test('MU-TMPL-06 the thrower of a grenade can be caught', () => {
  const battle = thrown([[14, 10]]);
  perform(battle, 'shoot:grenade:b1', { faces: [[6], [6], [1]] });
  expect(life(battle, 'a1')).toBe(5);
});

test('MU-TMPL-09 one blast takes at most 1 life of each', () => {
  const battle = thrown([[18, 10]]);
  perform(battle, 'shoot:grenade:b1', { faces: [[6], [6]] });
  expect(life(battle, 'b1')).toBe(2);
});

test('MU-TMPL-01 MU-TMPL-08 MU-COVER-06 flames fill a cone of 8 paces up to walls', () => {
  const wall = piece('wall', [14, 10.7, 1, 4], { ground: 'impassable', blocksSight: true });
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['flamethrower'] }],
      [16, 9.5],
    ],
    b: [
      [14, 10],
      [18, 10],
      [19.2, 10],
      [16.5, 12],
      [12, 14],
    ],
    terrain: [fence('fence', 12), wall],
  });
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:flamethrower:b3')).toBe('out-of-flames MU-TMPL-08');
  const { rolls } = perform(battle, 'shoot:flamethrower:b1', { faces: [[6], [6], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['damage', 'damage', 'damage']);
  expect(battle.figures.map((figure) => figure.life)).toEqual([3, 2, 2, 2, 3, 3, 3]);
});

test('MU-COVER-06 a rocket bursts at the obstacle that stops it; a grenade flies over', () => {
  const shot = (weapon: string, x: number) => {
    const battle = battleWith({
      a: [[10, 10, { weapons: [weapon] }]],
      b: [[x, 10]],
      terrain: [fence('fence', 14)],
    });
    activate(battle, 'a1');
    return battle;
  };
  const rocket = shot('bazooka', 20);
  const { events } = perform(rocket, 'shoot:bazooka:b1', { faces: [[2]] });
  expect(events.map(({ about }) => about)).toEqual(['shoots', 'stopped-by', 'explodes']);
  const grenade = shot('grenade', 18);
  expect(perform(grenade, 'shoot:grenade:b1', { faces: [[6], [1]] }).rolls[0]?.about).toBe(
    'to-hit',
  );
});

test('MU-TMPL-10 in a second game without rest a 1 or 2 after the shot was the last', () => {
  const after = (die: number) => {
    const battle = thrown([[18, 10]], { ammunition: 'short' });
    perform(battle, 'shoot:grenade:b1', { faces: [[6], [1], [die]] });
    return refused(battle, 'shoot:grenade:b1');
  };
  expect(after(2)).toBe('no-such-weapon MU-SHOOT-01');
  expect(after(3)).toBeUndefined();
});

test('MU-ARCH-01 MU-ARCH-02 MU-ARCH-03 black powder bursts on 1 and 1', () => {
  const battle = thrown([[14, 10]], {}, 'pistol-black-powder');
  perform(battle, 'shoot:pistol-black-powder:b1', { faces: [[1], [2]] });
  expect(life(battle, 'a1')).toBe(6);
  figureOf(battle, 'a1').fired = [];
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:pistol-black-powder:b1', { faces: [[1], [1], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'misfire', 'damage']);
  expect(life(battle, 'a1')).toBe(5);
  figureOf(battle, 'a1').fired = [];
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:pistol-black-powder:b1')).toBe('no-such-weapon MU-SHOOT-01');
});

test('MU-ARCH-02 a cannon that bursts hits all within 3 paces', () => {
  const battle = battleWith({
    a: [
      [10, 10, { weapons: ['cannon-black-powder'] }],
      [10, 13.9],
      [10, 20],
    ],
    b: [[40, 10]],
  });
  const [gun] = battle.guns;
  if (gun) gun.at = at(11.5, 10);
  activate(battle, 'a1');
  const { rolls } = perform(battle, 'shoot:cannon-black-powder:b1', {
    faces: [[1], [1], [6], [6]],
  });
  expect(rolls).toHaveLength(4);
  expect(battle.figures.map((figure) => figure.life)).toEqual([2, 2, 3, 3]);
});

test('MU-ARCH-05 MU-ARCH-06 on a 1 those before the target roll; the first 6 is hit', () => {
  const line = (settings: Partial<Settings> = {}) => {
    const battle = battleWith({
      a: [
        [10, 10, { weapons: ['bow'] }],
        [13, 10],
      ],
      b: [
        [22, 10],
        [17, 10],
        [26, 10],
      ],
      settings,
    });
    activate(battle, 'a1');
    return battle;
  };
  const battle = line();
  const { rolls } = perform(battle, 'shoot:bow:b1', { faces: [[1], [4], [6], [6]] });
  expect(rolls.map(({ about }) => about)).toEqual(['to-hit', 'in-the-way', 'in-the-way', 'damage']);
  expect([life(battle, 'a2'), life(battle, 'b2'), life(battle, 'b1')]).toEqual([3, 2, 3]);
  const missed = line();
  expect(perform(missed, 'shoot:bow:b1', { faces: [[2]] }).rolls).toHaveLength(1);
  const always = line({ missilesStray: 'always' });
  perform(always, 'shoot:bow:b1', { faces: [[6], [6]] });
  expect(life(always, 'a2')).toBe(2);
});

test('MU-RW-04 a figure in contact fires a gun for 2 points or hauls it at half Move', () => {
  const battle = battleWith({ a: [[10, 10, { weapons: ['howitzer'] }]], b: [[50, 10]] });
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:howitzer:b1')).toBe('no-such-weapon MU-SHOOT-01');
  const [gun] = battle.guns;
  if (gun) gun.at = at(11.5, 10);
  perform(battle, 'shoot:howitzer:b1', { faces: [[6], [1]] });
  expect(figureOf(battle, 'a1').ap).toBe(0);
  activate(battle, 'a1');
  expect(refused(battle, 'haul:130,200')).toBe('too-far MU-MOVE-01');
  perform(battle, 'haul:200,260');
  expect(figureOf(battle, 'a1').ap).toBe(0);
  expect(placeOf(battle, 'a1')).toEqual([10, 13]);
  activate(battle, 'a1');
  expect(refused(battle, 'shoot:howitzer:b1')).toBe('reloading MU-SHOOT-03');
});
