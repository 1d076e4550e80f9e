import { expect, test } from 'vitest';
import { DEFAULT_SETUP } from './default-setup.ts';
import { resolveSetup } from './resolve-setup.ts';
import { modelFrom, setUp } from './setup.ts';
import { battleWith } from './testing/scripted-battle.ts';
import { recruit, type FigureSpec } from './testing/recruits.ts';

test('DZ-SETUP-01 a model begins whole, standing, unmarked, with its gun if any', () => {
  expect(modelFrom('a1', 1, recruit())).toMatchObject({
    where: 'waiting',
    cube: [1, 1, 1],
    damage: 0,
    pinned: false,
    activated: false,
    burning: null,
    tagged: false,
    rampant: false,
    boom: 0,
    scoredBy: null,
    unloaded: [],
    spent: [],
  });
  const battle = battleWith({
    a: [
      ['a1', { item: 'ammo' }],
      ['a2', { item: 'sentry-gun' }],
    ],
  });
  expect(battle.models.map(({ id }) => id)).toEqual(['a1', 'a2', 'a2g']);
  expect(battle.items.map(({ id, gun, holder }) => [id, gun, holder])).toEqual([
    ['a1i', null, 'a1'],
    ['a2i', 'a2g', 'a2'],
  ]);
});

test('DZ-RECON-01 DZ-TEAM-02 a team without a leader has the worst Recon, no special', () => {
  const leader: FigureSpec = { type: 'leader', recon: 5, special: 'bastion' };
  const battle = battleWith({ a: [['a1'], ['a2', leader]], b: [['h8']] });
  expect(battle.sides).toMatchObject([
    { recon: 5, special: 'bastion', leader: 'a2', points: 0, specialSpent: false },
    { recon: 8, special: null, leader: null, points: 0, specialSpent: false },
  ]);
  expect(battle.sides[1]?.dice).toEqual({
    model: 0,
    dice: 0,
    move: 0,
    shoot: 0,
    fight: 0,
    special: 0,
  });
});

test('DZ-SETUP-01 DZ-ITEMP-05 a battle begins before round one, with all tokens', () => {
  const tokens = [
    { item: 'ammo', count: 2 },
    { item: 'intel', count: 3 },
  ] as const;
  const setup = resolveSetup(DEFAULT_SETUP);
  const battle = setUp({ ...setup, mission: { ...setup.mission, tokens } });
  expect(battle.bag).toEqual({ ammo: 2, intel: 3 });
  expect(battle.phase).toEqual({ step: 'tokens' });
  const { unused, round, first, turnOf, began, finished } = battle;
  expect([unused, round, first, turnOf, began, finished]).toEqual([5, 0, 0, 0, 0, null]);
});
