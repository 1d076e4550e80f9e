import { seededRandom, type ChoiceRequest } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { planOdds } from '../odds/action.ts';
import { activate, at, battleWith } from '../rules/testing/scripted-battle.ts';
import { KNIFE, weapon, type AbilitySpec, type FigureSpec } from '../rules/testing/recruits.ts';
import type { Battle } from '../rules/state.ts';
import { fightValue, lobValue, shotValue, unitValue } from './attack-value.ts';
import { bot } from './bot.ts';

/* The bot reckons with laws of its own, thousands of times a game; here the rules themselves are asked. */

/** What a wound is worth to the bot beside a death. */
const WOUND = 0.3;

/** The points that an action brings on average, by the flows that play it. */
function played(battle: Battle, key: string, id: string): number {
  const fates = planOdds(activate(battle, 'a1'), 0, 'a1', [key])?.models.get(id);
  return unitValue(at(battle, id)) * ((fates?.dead ?? 0) + WOUND * (fates?.wounded ?? 0));
}

const TARGETS: readonly (FigureSpec & { readonly damage?: number })[] = [
  { survive: 4 },
  { survive: 6, armour: 1, vp: 3 },
  { survive: 3, armour: 2, size: 2 },
  { survive: 5, armour: 3, size: 4 },
  { survive: 5, armour: 1, size: 3, damage: 2 },
  { survive: 4, armour: 1, abilities: ['tough'] },
  { survive: 4, size: 3, abilities: ['vulnerable'] },
];

const ARMS: readonly {
  readonly shoot: number;
  readonly abilities: readonly AbilitySpec[];
  readonly ap: number;
}[] = [
  { shoot: 3, abilities: [], ap: 0 },
  { shoot: 4, abilities: [], ap: 2 },
  { shoot: 5, abilities: ['weight-of-fire 2'], ap: 1 },
  { shoot: 6, abilities: ['sniper-scope'], ap: 4 },
];

test('DZ-SHOOT-07 DZ-DMG-03 a shot is worth to the bot what the rules make of it', () => {
  for (const { damage = 0, ...target } of TARGETS) {
    for (const { shoot, abilities, ap } of ARMS) {
      const gun = weapon('gun', 8, abilities, ap);
      const battle = battleWith({ a: [['a1', { shoot, weapons: [gun] }]], b: [['a4', target]] });
      at(battle, 'b1').damage = damage;
      const value = shotValue(battle, at(battle, 'a1'), gun, at(battle, 'b1'), false);
      const logged = JSON.stringify([target, damage, shoot, abilities, ap]);
      expect(value, logged).toBeGreaterThan(0);
      expect(value, logged).toBeCloseTo(played(battle, 'shoot:gun:b1', 'b1'), 6);
    }
  }
});

test('DZ-FIGHT-03 the bot values a fight without reply at its exact odds', () => {
  for (const { damage = 0, ...target } of TARGETS) {
    for (const fight of [3, 5]) {
      const blade = weapon('blade', 'melee', [], 1);
      const battle = battleWith({
        a: [['a1', { fight, size: 2, weapons: [blade] }]],
        b: [['a1', { ...target, fight: null, weapons: [] }]],
      });
      at(battle, 'b1').damage = damage;
      const value = fightValue(battle, at(battle, 'a1'), at(battle, 'b1'), false);
      const logged = JSON.stringify([target, damage, fight]);
      expect(value, logged).toBeCloseTo(played(battle, 'fight:b1', 'b1'), 6);
    }
  }
});

test('DZ-FIGHT-05 the bot counts the counter-attack of a strong, frail fighter', () => {
  for (const fight of [4, 6]) {
    const battle = battleWith({
      a: [['a1', { fight, armour: 1, weapons: [KNIFE], vp: 3 }]],
      b: [['a1', { fight: 3, survive: 7, weapons: [KNIFE] }]],
    });
    const value = fightValue(battle, at(battle, 'a1'), at(battle, 'b1'), false);
    const [won, lost] = ['b1', 'a1'].map((id) => played(battle, 'fight:b1', id));
    expect(value).toBeCloseTo((won ?? 0) - (lost ?? 0), 6);
  }
});

test('DZ-ABIL-18 DZ-ABIL-21 the bot values a grenade at its exact odds', () => {
  for (const { damage = 0, ...target } of TARGETS) {
    // Shoot 1+ never misses, nobody is thrown against a wall; who is a Construct is thrown but not pinned.
    const abilities = [...(target.abilities ?? []), 'construct'] as const;
    const gun = weapon('thrower', 3, ['grenade', 'frag 4']);
    const battle = battleWith({
      a: [['d1', { shoot: 1, weapons: [gun] }]],
      b: [['d4', { ...target, abilities }]],
    });
    at(battle, 'b1').damage = damage;
    const value = lobValue(battle, at(battle, 'a1'), gun, at(battle, 'b1').cube);
    const logged = JSON.stringify([target, damage]);
    expect(value, logged).toBeCloseTo(played(battle, 'lob:thrower:d4.1', 'b1'), 6);
  }
  const friend = battleWith({ a: [['a1', {}], ['a3']], b: [] });
  const gun = weapon('thrower', 3, ['grenade', 'frag 4']);
  expect(lobValue(friend, at(friend, 'a1'), gun, at(friend, 'a2').cube)).toBeLessThan(0);
  expect(lobValue(friend, at(friend, 'a1'), gun, [8, 8, 1])).toBe(0);
});

test('DZ-ABIL-09 the bot fires two weapons in the way that promises most', () => {
  const rifle = weapon('rifle', 8, ['rapid-fire']);
  const thrower = weapon('thrower', 8, ['grenade', 'frag 5']);
  const battle = battleWith({
    a: [['a1', { abilities: ['fire-control'], weapons: [rifle, thrower] }]],
    b: [
      ['a4', { survive: 6 }],
      ['a4', { survive: 6 }],
    ],
  });
  activate(battle, 'a1');
  const keys = ['shoot:rifle:b1', 'lob:thrower:a4.1', 'aim-both:rifle:thrower', 'done'];
  const choice: ChoiceRequest = Object.assign(Object.create(null), {
    ...{ kind: 'choice', who: 0, about: 'action', rule: '', params: { model: 'a1' } },
    options: keys.map((key) => ({ key })),
  });
  const random = seededRandom(1);
  expect(bot.answer({ state: battle, choice, random })).toBe('aim-both:rifle:thrower');
});
