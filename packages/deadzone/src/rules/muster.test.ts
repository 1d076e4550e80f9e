import { expect, test } from 'vitest';
import { muster, recruitFrom } from './muster.ts';
import type { Faction, Profile, Weapon, WeaponKind } from './profile.ts';
import type { TeamMember } from './strike-team.ts';
import { recruit, weapon, type FigureSpec } from './testing/recruits.ts';
import { hardpointsFor, isMelee, mountOf } from './weapon-choice.ts';

const LIGHT: WeaponKind = { category: 'light', sub: ['assault', 'sniper'] };
const HEAVY: WeaponKind = { category: 'heavy', sub: 'all' };

/** A weapon as a list sells it; what a test does not say is a light rifle for five points. */
function sold(id: string, change: Partial<Weapon> = {}): Weapon {
  return {
    id,
    name: { en: id, fr: id },
    points: 5,
    vp: 1,
    kinds: [{ category: 'light', sub: ['assault'] }],
    adds: false,
    hardpoints: 0,
    modes: [weapon(id, 6)],
    ...change,
  };
}

const SWORD = sold('sword', { modes: [weapon('sword', 'melee')] });

function profile(
  sketch: FigureSpec,
  weapons: readonly string[],
  change: Partial<Profile> = {},
): Profile {
  return { ...recruit(sketch).profile, weapons, options: [LIGHT], ...change };
}

const FACTION: Faction = {
  id: 'testers',
  name: { en: 'Testers', fr: 'Testeurs' },
  text: { en: '', fr: '' },
  profiles: [
    profile({ id: 'trooper', vp: 2 }, ['rifle']),
    profile({ id: 'duellist' }, ['rifle', 'sword', 'pistol']),
    profile({ id: 'turret', fight: null }, ['rifle']),
    profile({ id: 'walker' }, ['rifle'], { hardpoints: { count: 2, options: [HEAVY] } }),
  ],
  weapons: [
    sold('rifle'),
    sold('pistol'),
    SWORD,
    sold('carbine', { points: 7, vp: 2 }),
    sold('axe', { points: 3, vp: 0, modes: [weapon('axe', 'melee')] }),
    sold('launcher', { adds: true, points: 4 }),
    sold('cannon', { kinds: [HEAVY], hardpoints: 1, points: 11, vp: 3 }),
  ],
  items: [
    { item: 'ammo', points: 2, rarity: 'common' },
    { item: 'intel', points: 9, rarity: 'rare' },
  ],
};

const armed = (member: TeamMember) => {
  const { weapons, points, vp, item } = recruitFrom(FACTION, member);
  return [weapons.map(({ id }) => id).join(' '), points, vp, item];
};

test('DZ-TEAM-08 DZ-TEAM-11 a bought weapon replaces the first of its kind or adds', () => {
  expect(armed({ profile: 'duellist' })).toEqual(['rifle sword pistol', 10, 1, undefined]);
  expect(armed({ profile: 'duellist', weapons: ['carbine'] })).toEqual([
    'sword pistol carbine',
    17,
    3,
    undefined,
  ]);
  expect(armed({ profile: 'duellist', weapons: ['axe', 'carbine'] })[0]).toBe('pistol axe carbine');
  expect(armed({ profile: 'duellist', weapons: ['launcher'] })[0]).toBe(
    'rifle sword pistol launcher',
  );
  expect(armed({ profile: 'walker', weapons: ['cannon'] })).toEqual([
    'rifle cannon knife',
    21,
    4,
    undefined,
  ]);
});

test('DZ-TEAM-08 DZ-TEAM-10 a weapon with nothing to replace is added', () => {
  expect(armed({ profile: 'trooper' })).toEqual(['rifle knife', 10, 2, undefined]);
  expect(armed({ profile: 'trooper', weapons: ['axe'] })).toEqual(['rifle axe', 13, 2, undefined]);
  expect(armed({ profile: 'turret' })[0]).toBe('rifle');
  const [, knife] = recruitFrom(FACTION, { profile: 'trooper' }).weapons;
  expect(knife).toEqual({
    id: 'knife',
    name: { en: 'Knife', fr: 'Couteau' },
    range: 'melee',
    ap: 0,
    abilities: [],
  });
});

test('DZ-TEAM-12 DZ-TEAM-14 profile, weapons and item cost points; items score none', () => {
  expect(armed({ profile: 'trooper', weapons: ['carbine'], item: 'intel' })).toEqual([
    'carbine knife',
    26,
    4,
    'intel',
  ]);
  expect(armed({ profile: 'trooper', item: 'medi-pack' })).toEqual([
    'rifle knife',
    10,
    2,
    'medi-pack',
  ]);
});

test('DZ-SETUP-02 a team keeps its name, its faction and the order of its list', () => {
  const name = { en: 'Ours', fr: 'Les nôtres' };
  const members = [{ profile: 'turret' }, { profile: 'trooper' }];
  const team = muster(FACTION, { id: 'ours', name, faction: 'testers', budget: 50, members });
  expect(team).toMatchObject({ id: 'ours', name, faction: 'testers' });
  expect(team.recruits.map((each) => each.profile.id)).toEqual(['turret', 'trooper']);
});

test('DZ-TEAM-07 DZ-TEAM-11 the category has to match, and one sub-category if any', () => {
  const kinds = (...options: readonly WeaponKind[]): Partial<Weapon> => ({ kinds: options });
  const buyer = profile({}, [], { hardpoints: { count: 1, options: [HEAVY] } });
  const mounts: readonly (readonly [Partial<Weapon>, string | undefined])[] = [
    [kinds({ category: 'light', sub: ['sniper', 'melee'] }), 'hand'],
    [kinds({ category: 'light', sub: ['explosive'] }), undefined],
    [kinds({ category: 'light', sub: [] }), 'hand'],
    [kinds({ category: 'light', sub: 'all' }), 'hand'],
    [kinds({ category: 'recon', sub: 'all' }), undefined],
    [kinds({ category: 'recon', sub: [] }, { category: 'light', sub: ['assault'] }), 'hand'],
    [kinds({ category: 'heavy', sub: ['lance'] }), 'hardpoint'],
    [{ ...kinds({ category: 'light', sub: 'all' }), hardpoints: 1 }, undefined],
    [{ points: null }, undefined],
    [{ points: 0 }, 'hand'],
  ];
  expect(mounts.map(([change]) => mountOf(buyer, sold('x', change)))).toEqual(
    mounts.map(([, mount]) => mount),
  );
  expect(mountOf(profile({}, []), sold('x', kinds(HEAVY)))).toBeUndefined();
});

test('DZ-TEAM-08 DZ-TEAM-11 a ranged mode makes it ranged, on one or two hardpoints', () => {
  const both = sold('lance', { modes: [weapon('lance.a', 'melee'), weapon('lance.b', 3)] });
  expect([SWORD, both, sold('rifle')].map(isMelee)).toEqual([true, false, false]);
  expect([0, 1, 2].map((hardpoints) => hardpointsFor(sold('x', { hardpoints })))).toEqual([
    1, 1, 2,
  ]);
});
