import { expect, test } from 'vitest';
import { planOdds } from '../odds/action.ts';
import { activate, at, battleWith } from '../rules/testing/scripted-battle.ts';
import { KNIFE, weapon, type Brief, type Sketch } from '../rules/testing/recruits.ts';
import type { Battle } from '../rules/state.ts';
import { fightValue, shotValue, worthOf } from './attack-value.ts';

/* The bot reckons with laws of its own, thousands of times a game; here the rules themselves are asked. */

/** What a wound is worth to the bot beside a death. */
const WOUND = 0.3;

/** The points that an action brings on average, by the flows that play it. */
function played(battle: Battle, key: string, id: string): number {
  const fates = planOdds(activate(battle, 'a1'), 0, 'a1', [key])?.models.get(id);
  return worthOf(at(battle, id)) * ((fates?.dead ?? 0) + WOUND * (fates?.wounded ?? 0));
}

const TARGETS: readonly (Sketch & { readonly damage?: number })[] = [
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
  readonly abilities: readonly Brief[];
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
      const told = JSON.stringify([target, damage, shoot, abilities, ap]);
      expect(value, told).toBeGreaterThan(0);
      expect(value, told).toBeCloseTo(played(battle, 'shoot:gun:b1', 'b1'), 6);
    }
  }
});

test('DZ-FIGHT-03 a fight with who cannot strike back is worth what the rules make of it', () => {
  for (const { damage = 0, ...target } of TARGETS) {
    for (const fight of [3, 5]) {
      const blade = weapon('blade', 'melee', [], 1);
      const battle = battleWith({
        a: [['a1', { fight, size: 2, weapons: [blade] }]],
        b: [['a1', { ...target, fight: null, weapons: [] }]],
      });
      at(battle, 'b1').damage = damage;
      const value = fightValue(battle, at(battle, 'a1'), at(battle, 'b1'), false);
      const told = JSON.stringify([target, damage, fight]);
      expect(value, told).toBeCloseTo(played(battle, 'fight:b1', 'b1'), 6);
    }
  }
});

test('DZ-FIGHT-05 against who fights well and survives badly the bot reckons with the counter-attack', () => {
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
