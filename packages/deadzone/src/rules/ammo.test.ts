import { expect, test } from 'vitest';
import { activate, at, battleWith, give, type TestBattle } from './testing/scripted-battle.ts';
import { act, miss } from './testing/recorded-flow.ts';
import { weapon } from './testing/recruits.ts';
import type { ItemId } from './item.ts';

/** Somebody with such a weapon and such ammunition before an enemy in armour. */
function armed(arm: ReturnType<typeof weapon>, ammo: ItemId, more: TestBattle = {}) {
  const battle = battleWith({
    a: [['d4', { weapons: [arm] }]],
    b: [['d6', { size: 3, armour: 2 }]],
    ...more,
  });
  give(battle, 'a1', ammo);
  return activate(battle, 'a1');
}

const about = ({ choices }: { readonly choices: readonly { readonly about: string }[] }) =>
  choices.map((choice) => choice.about);

test('DZ-ITEM-12 AP Ammo pierces armour with flames, and adds no die to them', () => {
  const battle = armed(weapon('flamer', 4, ['it-burns']), 'ap-ammo');
  const played = act(battle, ['shoot:flamer:b1', 'yes'], [[4, 4, 1], miss(3)]);
  expect(played.rolls[0]?.notation).toBe('3d8!=8>=4');
  expect(at(battle, 'b1')).toMatchObject({ damage: 1, burning: 0 });
  expect(battle.items[0]?.holder).toBeNull();
  const remaining = armed(weapon('flamer', 4, ['it-burns']), 'ap-ammo');
  act(remaining, ['shoot:flamer:b1', 'no'], [[4, 4, 1], miss(3)]);
  expect(at(remaining, 'b1').damage).toBe(0);
  expect(remaining.items[0]?.holder).toBe('a1');
});

test('DZ-ITEM-12 AP Ammo pierces armour with direct Frag', () => {
  const battle = armed(weapon('fusion', 4, ['frag 2']), 'ap-ammo');
  const played = act(battle, ['shoot:fusion:b1', 'yes'], [[4, 4], miss(3), [5]]);
  expect(played.rolls[0]?.notation).toBe('2d8!=8>=4');
  expect(at(battle, 'b1').damage).toBe(1);
});

test('DZ-ITEM-12 AP Ammo pierces armour with what is lobbed, if it explodes', () => {
  const battle = armed(weapon('launcher', 6, ['grenade', 'frag 2']), 'ap-ammo');
  const played = act(battle, ['lob:launcher:d6.1', 'yes'], [[4, 1, 1], [4, 4], miss(3), [5]]);
  expect(about(played)).toEqual(['action', 'ammo']);
  expect(at(battle, 'b1').damage).toBe(1);
  const smoke = armed(weapon('rifle', 6), 'ap-ammo', { a: [['d4', { abilities: ['scavenger'] }]] });
  give(smoke, 'a1', 'smoke-grenade');
  expect(about(act(smoke, ['lob:smoke-grenade:d6.1'], [[4, 1, 1]]))).toEqual(['action']);
});

test('DZ-ITEM-11 Ammo is not asked for where its die would be left out', () => {
  const battle = armed(weapon('flamer', 4, ['it-burns']), 'ammo');
  expect(about(act(battle, ['shoot:flamer:b1'], [miss(3), miss(3)]))).toEqual(['action']);
  const frag = armed(weapon('fusion', 4, ['frag 2']), 'ammo');
  expect(about(act(frag, ['shoot:fusion:b1'], [miss(2), miss(3), [5]]))).toEqual(['action']);
});

test('DZ-ABIL-02 the AP of a weapon that explodes counts', () => {
  const direct = armed(weapon('fusion', 4, ['frag 2'], 1), 'ammo');
  act(direct, ['shoot:fusion:b1'], [[4, 4], miss(3), [5]]);
  expect(at(direct, 'b1').damage).toBe(1);
  const mortar = armed(weapon('mortar', 6, ['indirect 2'], 1), 'ammo');
  act(mortar, ['lob:mortar:d6.1'], [[4, 1, 1], [4, 4], miss(3), [5]]);
  expect(at(mortar, 'b1').damage).toBe(1);
});
