import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { armourOf, enoughFor, hurt, pin, plainDamage, type DamageSource } from './damage.ts';
import { fightModifiers } from './fight.ts';
import { shoot } from './shoot.ts';
import { scores } from './victory.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, give, type TestBattle } from './testing/scripted-battle.ts';
import { weapon, type FigureSpec } from './testing/recruits.ts';

/** Somebody of the second side, hurt by the first. */
function hurtOne(
  sketch: FigureSpec,
  potential: number,
  harm: Partial<DamageSource> = {},
  script: { readonly choices?: readonly string[]; readonly faces?: readonly number[][] } = {},
  more: TestBattle = {},
): Battle {
  const battle = battleWith({ a: [['a1']], b: [['c3', sketch]], ...more });
  runFlow(hurt(battle, 'b1', potential, { ...plainDamage(0, true), ...harm }), script);
  return battle;
}

const damageOf = (battle: Battle) => at(battle, 'b1').damage;
const isDead = (battle: Battle) => at(battle, 'b1').where === 'dead';

test('DZ-DMG-01 a wounded model acts as before; its opponents fight with a die more', () => {
  const battle = hurtOne({ size: 2 }, 1);
  expect(at(battle, 'b1')).toMatchObject({ damage: 1, where: 'field', pinned: false });
  const list = fightModifiers(battle, at(battle, 'a1'), at(battle, 'b1'), 'fight', false, false);
  expect(list.map(({ why }) => why)).toEqual(['wounded']);
});

test('DZ-DMG-02 Tough, then shields, then what is left of the armour', () => {
  expect(damageOf(hurtOne({ size: 4, armour: 2, abilities: ['tough'] }, 4, { ap: 1 }))).toBe(2);
  const shielded = battleWith({ b: [['c3', { size: 4, armour: 1, abilities: ['tough'] }]] });
  give(shielded, 'b1', 'energy-shield');
  // Of four, Tough takes one, the shield one and the armour one.
  runFlow(hurt(shielded, 'b1', 4, plainDamage(0, true)), { faces: [[6]] });
  expect(damageOf(shielded)).toBe(1);
});

test('DZ-DMG-03 up to its Size it is wounded, beyond it dies', () => {
  expect(damageOf(hurtOne({ size: 1, armour: 1 }, 2))).toBe(1);
  expect(isDead(hurtOne({ size: 1, armour: 1 }, 2, { ap: 1 }))).toBe(true);
  const walker = hurtOne({ size: 4, armour: 3 }, 4, { ap: 4 });
  expect(damageOf(walker)).toBe(4);
  runFlow(hurt(walker, 'b1', 1, plainDamage(0, true, 3)));
  expect(isDead(walker)).toBe(true);
});

test('DZ-DMG-04 armour penetration beyond the armour does nothing more', () => {
  expect(damageOf(hurtOne({ size: 2, armour: 1 }, 1, { ap: 5 }))).toBe(1);
});

test('DZ-DMG-05 damage without a weapon has no armour penetration', () => {
  expect(plainDamage(null, true).ap).toBe(0);
  expect(damageOf(hurtOne({ size: 2, armour: 1 }, 2, plainDamage(null, true)))).toBe(1);
  // The same with a weapon's.
  expect(damageOf(hurtOne({ size: 2, armour: 1 }, 2, plainDamage(null, true, 1)))).toBe(2);
});

test('DZ-DMG-06 the dead score for the opponent at once; vehicles leave wrecks', () => {
  const battle = hurtOne({ size: 1, vp: 3 }, 2);
  expect(scores(battle)).toEqual([3, 0]);
  const wreck = hurtOne({ size: 1, abilities: ['vehicle'] }, 2);
  expect(at(wreck, 'b1').where).toBe('wreck');
});

test('DZ-DMG-07 the abilities of the dead stop', () => {
  const battle = battleWith({
    b: [
      ['c3', { size: 4 }],
      ['c3', { size: 3, abilities: ['shield-generator 2'] }],
    ],
  });
  at(battle, 'b2').where = 'dead';
  runFlow(hurt(battle, 'b1', 1, plainDamage(0, true)));
  expect(damageOf(battle)).toBe(1);
});

test('DZ-WIN-05 nobody scores for what a side does to itself, unless the table says so', () => {
  expect(scores(hurtOne({ size: 1, vp: 2 }, 2, { by: 1 }))).toEqual([0, 0]);
  expect(scores(hurtOne({ size: 1, vp: 2 }, 2, { by: null }))).toEqual([0, 0]);
  const settings = { ownLosses: 'opponent-scores' } as const;
  expect(scores(hurtOne({ size: 1, vp: 2 }, 2, { by: null }, {}, { settings }))).toEqual([2, 0]);
});

test('DZ-ABIL-02 AP takes points off the armour', () => {
  expect(damageOf(hurtOne({ size: 4, armour: 2 }, 3))).toBe(1);
  expect(damageOf(hurtOne({ size: 4, armour: 2 }, 3, { ap: 1 }))).toBe(2);
});

test('DZ-ABIL-10 Tough ignores one potential damage, whatever the AP, each time', () => {
  expect(damageOf(hurtOne({ size: 1, abilities: ['tough'] }, 2, { ap: 2 }))).toBe(1);
  const twice = hurtOne({ size: 3, abilities: ['tough'] }, 2, { ap: 2 });
  runFlow(hurt(twice, 'b1', 2, plainDamage(0, true)));
  expect(damageOf(twice)).toBe(2);
  expect(damageOf(hurtOne({ size: 1, abilities: ['tough'] }, 1))).toBe(0);
});

test('DZ-ABIL-31 a stunned model is marked activated and unharmed, also behind armour', () => {
  const battle = hurtOne({ size: 1, armour: 4 }, 1, { stun: true });
  expect(at(battle, 'b1')).toMatchObject({ activated: true, damage: 0 });
});

test('DZ-ABIL-49 any effective damage of a Toxic weapon kills, but no machines', () => {
  expect(isDead(hurtOne({ size: 3 }, 1, { toxic: true }))).toBe(true);
  expect(isDead(hurtOne({ size: 3, armour: 1 }, 1, { toxic: true }))).toBe(false);
  expect(damageOf(hurtOne({ size: 3, abilities: ['construct'] }, 1, { toxic: true }))).toBe(1);
  expect(damageOf(hurtOne({ size: 3, abilities: ['vehicle'] }, 1, { toxic: true }))).toBe(1);
});

test('DZ-ABIL-52 any effective damage kills the Vulnerable', () => {
  expect(isDead(hurtOne({ size: 3, abilities: ['vulnerable'] }, 1))).toBe(true);
});

test('DZ-ABIL-13 toxic smoke makes all but machines Vulnerable', () => {
  const cloud = (sketch: FigureSpec) => {
    const battle = battleWith({ b: [['c3', sketch]] });
    battle.smoke = [{ cube: [3, 3, 1], toxic: true }];
    runFlow(hurt(battle, 'b1', 1, plainDamage(0, true)));
    return battle;
  };
  expect(isDead(cloud({ size: 3 }))).toBe(true);
  expect(isDead(cloud({ size: 3, abilities: ['construct'] }))).toBe(false);
});

test('DZ-ABIL-42 Life Support heals the first wound of an attack, never death', () => {
  const guard = { size: 2, abilities: ['life-support'] } as const;
  const battle = hurtOne(guard, 2);
  expect(damageOf(battle)).toBe(0);
  runFlow(hurt(battle, 'b1', 1, plainDamage(0, true)));
  expect(damageOf(battle)).toBe(1);
  expect(isDead(hurtOne(guard, 3))).toBe(true);
  expect(damageOf(hurtOne(guard, 1, { attack: false }))).toBe(1);
  const settings = { lifeSupport: 'any-damage' } as const;
  expect(damageOf(hurtOne(guard, 1, { attack: false }, {}, { settings }))).toBe(0);
});

test('DZ-ABIL-24 a volatile weapon may burn when its carrier is hit, armour or not', () => {
  const carrier = { armour: 2, weapons: [weapon('flamer', 2, ['volatile', 'it-burns'])] };
  const safe = hurtOne(carrier, 1, {}, { faces: [[2]] });
  expect(at(safe, 'b1')).toMatchObject({ burning: null, spent: [] });
  const burnt = hurtOne(carrier, 1, {}, { faces: [[1]] });
  // Ruling O-22: the fire is the attacker's.
  expect(at(burnt, 'b1')).toMatchObject({ burning: 0, spent: ['flamer'] });
});

test('DZ-ITEM-01 a Defender Shield protects its bearer and small neighbours once', () => {
  const battle = battleWith({ b: [['c3'], ['c3', { size: 2 }], ['c4']] });
  give(battle, 'b1', 'defender-shield');
  give(battle, 'b2', 'defender-shield');
  expect(['b1', 'b2', 'b3'].map((id) => armourOf(battle, at(battle, id)))).toEqual([1, 1, 0]);
  const large = battleWith({ b: [['c3'], ['c3', { size: 3 }]] });
  give(large, 'b1', 'defender-shield');
  expect(armourOf(large, at(large, 'b2'))).toBe(0);
});

test('DZ-ITEM-02 an energy shield absorbs by 6+ and breaks when ones outnumber them', () => {
  const shot = (faces: readonly number[]) => {
    const battle = battleWith({ b: [['c3', { size: 4 }]] });
    give(battle, 'b1', 'energy-shield');
    runFlow(hurt(battle, 'b1', 3, plainDamage(0, true)), { faces: [faces] });
    return [damageOf(battle), battle.items[0]?.broken];
  };
  expect(shot([6])).toEqual([2, false]);
  expect(shot([3])).toEqual([3, false]);
  expect(shot([1])).toEqual([3, true]);
  // Eights explode.
  expect(shot([8, 7])).toEqual([1, false]);
});

test('DZ-ABIL-20 a shield generator protects its whole cube, and all shields roll', () => {
  const battle = battleWith({
    a: [['c3', { abilities: ['shield-generator 2'] }]],
    b: [['c3', { size: 4 }]],
  });
  give(battle, 'b1', 'energy-shield');
  runFlow(hurt(battle, 'b1', 4, plainDamage(0, true)), { faces: [[6], [6, 1]] });
  expect(damageOf(battle)).toBe(2);
  expect(at(battle, 'a1').spent).toEqual([]);
});

test('DZ-LDR-07 Starforged Armour takes AP off, a Special face a point', () => {
  const leader = { type: 'leader', special: 'starforged-armour', size: 4, armour: 2 } as const;
  const battle = hurtOne(
    leader,
    3,
    { ap: 2 },
    { choices: ['add:2'] },
    { dice: [{}, { special: 3 }] },
  );
  expect(damageOf(battle)).toBe(1);
  expect(battle.sides[1]?.dice.special).toBe(1);
});

test('DZ-PIN-01 a pinned model lies down, and can do nothing but get up first', () => {
  const battle = battleWith({ b: [['c3']] });
  runFlow(pin(battle, 'b1'));
  expect(at(battle, 'b1').pinned).toBe(true);
  const { activation } = activate(battle, 'b1');
  const kinds = activation ? legalActions(battle, activation).map(({ kind }) => kind) : [];
  expect(kinds.toSorted()).toEqual(['done', 'get-up']);
});

test('DZ-PIN-03 a second pin has no effect; Solid and Construct are never pinned', () => {
  const battle = battleWith({
    b: [
      ['c3', { abilities: ['solid'] }],
      ['c3', { abilities: ['construct'] }],
      ['c3', { abilities: ['vehicle'] }],
    ],
  });
  for (const id of ['b1', 'b2', 'b3', 'b3']) runFlow(pin(battle, id));
  expect(['b1', 'b2', 'b3'].map((id) => at(battle, id).pinned)).toEqual([false, false, true]);
});

test('DZ-ABIL-08 a Construct is never pinned and immune to Toxic', () => {
  const battle = battleWith({ b: [['c3', { size: 2, abilities: ['construct'] }]] });
  runFlow(pin(battle, 'b1'));
  runFlow(hurt(battle, 'b1', 1, { ...plainDamage(0, true), toxic: true }));
  expect(at(battle, 'b1')).toMatchObject({ pinned: false, damage: 1, where: 'field' });
});

test('DZ-ABIL-31 a stun goes through Tough and shields with its whole margin', () => {
  const stun = weapon('shocker', 6, ['stun']);
  const shooter = { a: [['a1', { weapons: [stun] }]] } as const;
  const tough = battleWith({ ...shooter, b: [['a3', { abilities: ['tough'] }]] });
  runFlow(shoot(tough, 'a1', 'shocker', 'b1', false), { faces: [[5, 5, 1, 1, 1, 1, 1, 1]] });
  expect(at(tough, 'b1').activated).toBe(true);
  const held = battleWith({ ...shooter, b: [['a3', { abilities: ['tough'] }]] });
  runFlow(shoot(held, 'a1', 'shocker', 'b1', false), { faces: [[5, 1, 1, 1, 1, 1, 1, 1]] });
  expect(at(held, 'b1').activated).toBe(false);
});

test('DZ-ITEM-01 a Defender Shield helps friends of Size 1 and 2 and any bearer', () => {
  const battle = battleWith({
    b: [['c3'], ['c3', { size: 2 }], ['d4', { size: 3 }], ['d4'], ['e5']],
  });
  give(battle, 'b1', 'defender-shield');
  give(battle, 'b4', 'defender-shield');
  const armour = (id: string) =>
    armourOf(battle, at(battle, id)) - at(battle, id).recruit.profile.armour;
  expect(['b1', 'b2', 'b3', 'b4', 'b5'].map(armour)).toEqual([1, 1, 0, 1, 0]);
});

test('DZ-DMG-03 the damage that kills counts Tough, armour and Size', () => {
  const enough = (sketch: FigureSpec, harm: Partial<DamageSource> = {}, more: TestBattle = {}) =>
    enoughFor(battleWith({ b: [['c3', sketch]], ...more }), 'b1', {
      ...plainDamage(0, true),
      ...harm,
    });
  expect(enough({ size: 2, armour: 1 })).toBe(4);
  expect(enough({ size: 2, armour: 1 }, { ap: 1 })).toBe(3);
  expect(enough({ size: 2, armour: 1, abilities: ['tough'] })).toBe(5);
  expect(enough({ size: 2, armour: 1, abilities: ['vulnerable'] })).toBe(2);
  expect(enough({ size: 2, armour: 1 }, { toxic: true })).toBe(2);
  expect(enough({ size: 2, armour: 1, abilities: ['tough'] }, { stun: true })).toBe(2);
  // DZ-LDR-07: a Special face may take all of the penetration away.
  const forged = { type: 'leader', special: 'starforged-armour', size: 2, armour: 1 } as const;
  expect(enough(forged, { ap: 1 }, { dice: [{}, { special: 1 }] })).toBe(4);
});

test('DZ-ITEM-02 no damage surely kills under a shield, which logs what it saves', () => {
  const battle = battleWith({ b: [['c3', { size: 4 }]] });
  give(battle, 'b1', 'energy-shield');
  expect(enoughFor(battle, 'b1', plainDamage(0, true))).toBe(Infinity);
  const logged = (potential: number, faces: readonly number[][]) =>
    runFlow(hurt(battle, 'b1', potential, plainDamage(0, true)), { faces }).events.map(
      ({ about, params }) => [about, params['count']],
    );
  expect(logged(2, [[6]])).toEqual([
    ['shielded', 1],
    ['wounded', 1],
  ]);
  expect(logged(1, [[7]])).toEqual([['shielded', 1]]);
  expect(logged(1, [[3]])).toEqual([['wounded', 1]]);
  expect(logged(1, [[1]])).toEqual([
    ['shield-broken', undefined],
    ['wounded', 1],
  ]);
  expect(logged(1, [])).toEqual([['wounded', 1]]);
});

test('DZ-ABIL-10 DZ-ITEM-02 no shield rolls if Tough leaves no damage', () => {
  const battle = battleWith({ b: [['c3', { abilities: ['tough'] }]] });
  give(battle, 'b1', 'energy-shield');
  expect(runFlow(hurt(battle, 'b1', 1, plainDamage(0, true))).events).toEqual([]);
});

test('DZ-DMG-07 the dead take no further damage', () => {
  const battle = battleWith({ b: [['c3']] });
  at(battle, 'b1').where = 'dead';
  expect(runFlow(hurt(battle, 'b1', 5, plainDamage(0, true))).events).toEqual([]);
  expect(runFlow(pin(battle, 'b1')).events).toEqual([]);
  expect(at(battle, 'b1').pinned).toBe(false);
});

test('DZ-PIN-03 a model that lies down is not pinned again', () => {
  const battle = battleWith({ b: [['c3']] });
  expect(runFlow(pin(battle, 'b1')).events).toHaveLength(1);
  expect(runFlow(pin(battle, 'b1')).events).toEqual([]);
});

test('DZ-LDR-07 Starforged Armour is offered against penetration alone', () => {
  const sketch = { type: 'leader', special: 'starforged-armour', size: 3, armour: 1 } as const;
  const dice = { dice: [{}, { special: 1 }] } as const;
  expect(damageOf(hurtOne(sketch, 2, { ap: 1 }, { choices: ['add:1'] }, dice))).toBe(1);
  expect(damageOf(hurtOne(sketch, 2, { ap: 0 }, {}, dice))).toBe(1);
});

test('DZ-ABIL-24 a Volatile weapon among others is rolled for; without one nothing is', () => {
  const torch = weapon('torch', 4, ['volatile']);
  const weapons = [weapon('rifle', 8), torch];
  const battle = hurtOne({ size: 3, weapons }, 1, {}, { faces: [[1]] });
  expect(at(battle, 'b1').burning).not.toBeNull();
  hurtOne({ size: 3 }, 1);
});

test('DZ-ABIL-17 a model that can rampage does so from its first wound on', () => {
  expect(at(hurtOne({ size: 2, abilities: ['rampage'] }, 1), 'b1').rampant).toBe(true);
  expect(at(hurtOne({ size: 2 }, 1), 'b1').rampant).toBe(false);
});
