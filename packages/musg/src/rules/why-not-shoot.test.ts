import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';
import type { RangedWeapon } from './profile.ts';
import type { Battle, Figure } from './state.ts';
import {
  activate,
  battleWith,
  piece,
  refused,
  type Placed,
  type FigureSpec,
} from './testing/battle.ts';
import { offered, only } from './testing/options.ts';
import { shotCost, whyNotPaid, whyNotShoot, whyNotTarget } from './why-not-shoot.ts';

function weapon(figure: Figure, id: string): RangedWeapon {
  const found = figure.recruit.ranged.find((each) => each.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** a1, so armed, and whom he may shoot at. */
function range(
  sketch: FigureSpec,
  b: readonly Placed[] = [[20, 20]],
  a: readonly Placed[] = [],
): Battle {
  const battle = battleWith({ a: [[10, 20, sketch], ...a], b });
  activate(battle, 'a1');
  return battle;
}

const ARMS = ['pistol', 'crossbow', 'machine-gun', 'bazooka'];

test('MU-SHOOT-01 MU-SHOOT-02 MU-MERC-12 MU-VEH-07 a shot has its price', () => {
  const costs = (sketch: FigureSpec, shotsLeft: number, mounted = false) => {
    const battle = range({ weapons: ARMS, ...sketch });
    const figure = figureOf(battle, 'a1');
    figure.shotsLeft = shotsLeft;
    return ARMS.map((id) => shotCost(figure, { ...weapon(figure, id), mounted }));
  };
  expect(costs({}, 0)).toEqual([1, 2, 2, 2]);
  expect(costs({}, 0, true)).toEqual([1, 1, 1, 1]);
  const smith = { abilities: ['armourer'] } as const;
  expect(costs(smith, 0)).toEqual([1, 1, 1, 1]);
  expect(costs(smith, 1)).toEqual([0, 1, 1, 1]);
});

test('MU-ACT-03 MU-SHOOT-02 without points a shot is refused with the reason', () => {
  const battle = range({ weapons: ARMS });
  const why = (id: string, ap: number) => {
    const figure = activate(battle, 'a1', ap);
    const refusal = whyNotPaid(figure, weapon(figure, id));
    return refusal && [refusal.code, refusal.rule, refusal.params];
  };
  expect([why('pistol', 1), why('bazooka', 2)]).toEqual([undefined, undefined]);
  const params = { figure: 'a1' };
  expect(why('pistol', 0)).toEqual(['no-points', 'MU-ACT-03', { ...params, cost: 1, ap: 0 }]);
  expect(why('bazooka', 1)).toEqual(['no-points', 'MU-SHOOT-02', { ...params, cost: 2, ap: 1 }]);
  const [figure, target] = [activate(battle, 'a1', 0), figureOf(battle, 'b1')];
  expect(whyNotShoot(battle, figure, 'pistol', target, 'b1')).toMatchObject({ code: 'no-points' });
});

test('MU-SHOOT-05 a figure without Shooting shoots at nobody', () => {
  const never = range({ weapons: ['pistol'], abilities: ['never-shoots'] });
  expect(refused(never, 'shoot:pistol:b1')).toBe('cannot-shoot MU-SHOOT-05');
  const blind = range({ weapons: ['pistol', 'flamethrower'], values: { shoot: null } }, [[15, 20]]);
  expect(refused(blind, 'shoot:pistol:b1')).toBe('cannot-shoot MU-SHOOT-05');
  expect(refused(blind, 'shoot:flamethrower:b1')).toBe('cannot-shoot MU-SHOOT-05');
});

test('MU-SHOOT-08 MU-TMPL-08 MU-LOS-01 a shot too far is refused with the distance', () => {
  const battle = range({ weapons: ['pistol', 'flamethrower'] }, [[30, 20]]);
  const [figure, target] = [figureOf(battle, 'a1'), figureOf(battle, 'b1')];
  expect(whyNotTarget(battle, figure, weapon(figure, 'pistol'), target)).toMatchObject({
    code: 'out-of-range',
    params: { figure: 'a1', target: 'b1', distance: 380, long: 360 },
  });
  expect(refused(battle, 'shoot:flamethrower:b1')).toBe('out-of-flames MU-TMPL-08');
  const wall = piece('wall', [12, 10, 0.5, 20], { blocksSight: true });
  const hidden = battleWith({
    a: [[10, 20, { weapons: ['flamethrower', 'pistol'] }]],
    b: [[15, 20]],
    terrain: [wall],
  });
  activate(hidden, 'a1');
  expect(refused(hidden, 'shoot:flamethrower:b1')).toBe('no-line-of-sight MU-LOS-01');
  expect(refused(hidden, 'shoot:pistol:b1')).toBe('no-line-of-sight MU-LOS-01');
});

const PAIR: readonly Placed[] = [
  [20, 20],
  [21.5, 20],
];

test('MU-MULTI-03 the nearest of a group must be hit first; blasts choose freely', () => {
  const battle = range({ weapons: ['rifle', 'grenade-launcher'] }, PAIR);
  expect(refused(battle, 'shoot:rifle:b1')).toBeUndefined();
  expect(refused(battle, 'shoot:rifle:b2')).toBe('nearer-first MU-MULTI-03');
  expect(refused(battle, 'shoot:grenade-launcher:b2')).toBeUndefined();
  figureOf(battle, 'b2').at = [450, 400];
  expect(refused(battle, 'shoot:rifle:b2')).toBeUndefined();
});

test('MU-MULTI-03 MU-SHOOT-05 hidden and engaged figures do not come first', () => {
  const wall = piece('wall', [18, 19.2, 0.5, 1.6], { blocksSight: true });
  const unseen = battleWith({
    a: [[10, 20, { weapons: ['rifle'] }]],
    b: [
      [20, 20],
      [20, 21.8],
    ],
    terrain: [wall],
  });
  activate(unseen, 'a1');
  unseen.figures.forEach((figure) => {
    if (figure.id === 'b2') figure.at = [410, 438];
  });
  expect(refused(unseen, 'shoot:rifle:b1')).toBe('no-line-of-sight MU-LOS-01');
  expect(refused(unseen, 'shoot:rifle:b2')).toBeUndefined();
  const held = range(
    { weapons: ['rifle'] },
    [
      [20, 20],
      [21.5, 21],
    ],
    [[20, 19]],
  );
  expect(refused(held, 'shoot:rifle:b1')).toBe('melee-with-friend MU-SHOOT-05');
  expect(refused(held, 'shoot:rifle:b2')).toBeUndefined();
});

const HELD: Readonly<Record<'a' | 'b', readonly Placed[]>> = { a: [[14.5, 21]], b: [[14.5, 20]] };

test.each(['flamethrower', 'shotgun', 'grenade', 'pistol', 'bow', 'machine-pistol'])(
  'MU-SHOOT-05 a %s is not fired at an enemy in melee with a friend',
  (id) => {
    const battle = range({ weapons: [id] }, HELD.b, HELD.a);
    expect(only(/^shoot/, offered(battle))).toEqual([]);
    expect(refused(battle, `shoot:${id}:b1`)).toBe('melee-with-friend MU-SHOOT-05');
    const free = range({ weapons: [id] }, [[14.5, 20]]);
    expect(only(/^shoot/, offered(free))).toEqual([`shoot:${id}:b1`]);
    const sniper = range({ weapons: [id], mercenary: 'elf-sniper' }, [[14.5, 20]], [[14.5, 21]]);
    expect(refused(sniper, `shoot:${id}:b1`)).toBeUndefined();
  },
);
