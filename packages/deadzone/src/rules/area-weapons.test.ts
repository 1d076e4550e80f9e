import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { addSurviveDice } from './frag.ts';
import { activate, at, battleWith, give, type TestBattle } from './testing/scripted-battle.ts';
import { act, miss } from './testing/recorded-flow.ts';
import { weapon, type AbilitySpec } from './testing/recruits.ts';

/** Somebody with such a weapon before a large enemy. */
function armed(arm: ReturnType<typeof weapon>, more: TestBattle = {}) {
  const target = { size: 4 } as const;
  return activate(
    battleWith({ a: [['d4', { weapons: [arm] }]], b: [['d6', target]], ...more }),
    'a1',
  );
}

const WAYS: readonly (readonly [
  string,
  number | 'melee',
  readonly AbilitySpec[],
  string,
  number[][],
])[] = [
  ['flames', 4, ['it-burns'], 'shoot:arm:b1', [[4, 1, 1], miss(3)]],
  ['direct Frag', 4, ['frag 1'], 'shoot:arm:b1', [[4], miss(3)]],
  ['a grenade', 4, ['grenade', 'frag 1'], 'lob:arm:d6.1', [[4, 1, 1], [4], miss(3)]],
  ['a mortar', 6, ['indirect 1'], 'lob:arm:d6.1', [[4, 1, 1], [4], miss(3)]],
];

test.each(WAYS)('DZ-ABIL-49 Toxic kills by %s as by a shot', (_, range, abilities, key, faces) => {
  const battle = armed(weapon('arm', range, [...abilities, 'toxic']));
  act(battle, [key], faces);
  expect(at(battle, 'b1').where).toBe('dead');
});

test.each(WAYS)('DZ-ABIL-31 Stun marks by %s as by a shot', (_, range, abilities, key, faces) => {
  const battle = armed(weapon('arm', range, [...abilities, 'stun']));
  act(
    battle,
    [key],
    key.startsWith('shoot') && abilities[0] === 'it-burns' ? faces : [...faces, [5]],
  );
  expect(at(battle, 'b1')).toMatchObject({ where: 'field', damage: 0, activated: true });
});

test('DZ-ABIL-41 Suppression pins whom its own Knockback has thrown out of the cube', () => {
  const battle = armed(weapon('arm', 6, ['suppression', 'knockback']), {
    b: [['d6', { size: 2 }], ['d6']],
  });
  act(battle, ['shoot:arm:b1'], [[4, 1, 1, 1, 1, ...miss(3)]]);
  expect(at(battle, 'b1')).toMatchObject({ cube: [4, 7, 1], pinned: true });
  expect(at(battle, 'b2')).toMatchObject({ cube: [4, 6, 1], pinned: true });
});

test('DZ-ABIL-17 DZ-CMD-13 the controller of a rampaging model adds Survive dice', () => {
  const battle = activate(
    battleWith({ a: [['d4']], b: [['h8']], dice: [{ dice: 1 }, { dice: 1 }] }),
    'a1',
  );
  if (battle.activation) Object.assign(battle.activation, { controller: 1 });
  const { choices, result } = runFlow(addSurviveDice(battle, ['a1']), { choices: ['add:1'] });
  expect(choices[0]?.who).toBe(1);
  expect(result).toEqual([1]);
  expect(battle.sides.map(({ dice }) => dice.dice)).toEqual([1, 0]);
});

test('DZ-CARRY-07 a Teleport is no Move: no item is passed', () => {
  const battle = activate(
    battleWith({ a: [['d4', { abilities: ['teleport'] }], ['d6']], b: [['h8']] }),
    'a1',
  );
  give(battle, 'a1', 'ammo');
  expect(act(battle, ['teleport:d6.1']).choices).toHaveLength(1);
});
