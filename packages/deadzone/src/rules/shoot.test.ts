import { isRefusal } from '@skirmish-kit/core';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { legalActions } from './candidates.ts';
import { whyNot } from './legal.ts';
import {
  gunsOf,
  reachOf,
  shoot,
  shootSimple,
  shotModifiers,
  shotTest,
  whyNotAim,
  whyNotShoot,
} from './shoot.ts';
import { actSpecially } from './special-action.ts';
import type { Battle } from './state.ts';
import { activate, at, battleWith, give } from './testing/scripted-battle.ts';
import { KNIFE, RIFLE, weapon } from './testing/recruits.ts';

const WALL = [{ at: [3, 1, 1], west: 'blocked' }] as const;

function why(battle: Battle, by = 'a1', target = 'b1', arm = 'rifle'): string | undefined {
  return whyNotShoot(battle, at(battle, by), arm, at(battle, target))?.code;
}

/** The modifiers of a shot: by what, how many dice. */
function modifiers(battle: Battle, arm = RIFLE, forEffect = false): Record<string, number> {
  const list = shotModifiers(battle, at(battle, 'a1'), arm, at(battle, 'b1'), forEffect);
  return Object.fromEntries(list.map(({ why: name, dice }) => [name, dice]));
}

test('DZ-SHOOT-01 a shot needs a weapon with a range', () => {
  const battle = battleWith({ a: [['a1', { weapons: [KNIFE] }]], b: [['a3']] });
  expect(why(battle, 'a1', 'b1', 'knife')).toBe('no-such-weapon');
});

test('DZ-SHOOT-02 nobody shoots with an enemy in his cube, pinned or not', () => {
  const battle = battleWith({ a: [['a1']], b: [['a1'], ['a3']] });
  expect(why(battle, 'a1', 'b2')).toBe('enemy-beside');
  at(battle, 'b1').pinned = true;
  expect(why(battle, 'a1', 'b2')).toBe('enemy-beside');
  at(battle, 'b1').where = 'dead';
  expect(why(battle, 'a1', 'b2')).toBeUndefined();
});

test('DZ-SHOOT-03 only the target is hit, not who stands beside it', () => {
  const battle = battleWith({
    a: [['a1']],
    b: [
      ['a3', { size: 2 }],
      ['a3', { size: 2 }],
    ],
  });
  runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), { faces: [[4, 1, 1, 1, 1, 1, 1, 1]] });
  expect([at(battle, 'b1').damage, at(battle, 'b2').damage]).toEqual([1, 0]);
});

test('DZ-SHOOT-04 neither friends nor the own cube are shot at', () => {
  const battle = battleWith({ a: [['a1'], ['a3']], b: [['a4']] });
  expect(why(battle, 'a1', 'a2')).toBe('not-an-enemy');
});

test('DZ-SHOOT-05 range is the larger of the way across and the levels', () => {
  const tower = [2, 3].map((level) => ({ at: [5, 3, level] as const, floor: 'full' as const }));
  const battle = battleWith({
    a: [['a1', { weapons: [weapon('pistol', 3), RIFLE] }]],
    b: [['e3.3'], ['b1.1'], ['d1']],
    cubes: tower,
  });
  // Four away and two levels up is four.
  expect(whyNotShoot(battle, at(battle, 'a1'), 'pistol', at(battle, 'b1'))).toMatchObject({
    code: 'out-of-range',
    rule: 'DZ-SHOOT-05',
    params: { distance: 4, range: 3 },
  });
  expect(why(battle, 'a1', 'b3', 'pistol')).toBeUndefined();
});

test('DZ-SHOOT-06 a hidden target cannot be shot at', () => {
  const battle = battleWith({ a: [['a1']], b: [['e1']], cubes: WALL });
  expect(why(battle)).toBe('out-of-sight');
});

test('DZ-SHOOT-07 three dice against three; a tie does nothing', () => {
  // Somebody large in between spoils the clear shot.
  const battle = battleWith({ a: [['a1']], b: [['e1'], ['c1', { size: 4 }]] });
  const { rolls } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    faces: [[4, 4, 1, 4, 4, 1]],
  });
  expect(rolls[0]?.notation).toBe('3d8!=8>=4 vs 3d8!=8>=4');
  expect(at(battle, 'b1').damage).toBe(0);
});

test('DZ-SHOOT-08 clear shot, high ground and friends in the target’s cube', () => {
  const roof = [{ at: [1, 1, 2], floor: 'full' }] as const;
  expect(modifiers(battleWith({ a: [['a1.2']], b: [['c1']], cubes: roof }))).toEqual({
    'clear-shot': 2,
    'high-ground': 1,
  });
  const mixed = battleWith({ a: [['a1'], ['c1']], b: [['c1']] });
  expect(modifiers(mixed)).toMatchObject({ 'friendly-fire': -2 });
});

test('DZ-SHOOT-09 the target of a shot has no modifiers', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3'], ['a3']] });
  at(battle, 'a1').damage = 1;
  const { rolls } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    faces: [[1, 1, 1, 1, 1, 1, 1, 1].slice(0, rollCount(battle))],
  });
  expect(rolls[0]?.notation).toMatch(/ vs 3d8!=8>=4$/);
});

/** How many dice a shot of a1 at b1 takes, the target’s included. */
function rollCount(battle: Battle): number {
  return 6 + Object.values(modifiers(battle)).reduce((sum, dice) => sum + dice, 0);
}

test('DZ-SHOOT-10 other models spoil a clear shot and never hide a target', () => {
  const open = battleWith({ a: [['a1']], b: [['e1']] });
  expect(modifiers(open)).toEqual({ 'clear-shot': 2 });
  const behind = battleWith({ a: [['a1']], b: [['e1'], ['c1', { size: 4 }]] });
  expect(modifiers(behind)).toEqual({});
  expect(why(behind)).toBeUndefined();
});

test('DZ-SHOOT-11 one weapon for each Shoot action, named before anything is rolled', () => {
  const battle = battleWith({
    a: [['a1', { weapons: [RIFLE, weapon('pistol', 3)] }]],
    b: [['a3']],
  });
  activate(battle, 'a1');
  const { activation } = battle;
  if (!activation) throw new Error('Nobody is active.');
  const pistol = { kind: 'shoot', weapon: 'pistol', target: 'b1' } as const;
  expect(whyNot(battle, activation, pistol)).toBeUndefined();
  activation.done = ['shoot'];
  expect(whyNot(battle, activation, pistol)?.code).toBe('once');
});

test('DZ-SHOOT-12 a hit is any margin, even one that armour stops', () => {
  const shotgun = weapon('shotgun', 2, ['knockback']);
  const battle = battleWith({
    a: [['d1', { weapons: [shotgun] }]],
    b: [['d3', { armour: 3 }]],
  });
  runFlow(shoot(battle, 'a1', 'shotgun', 'b1', false), { faces: [[4, 1, 1, 1, 1, 1, 1, 1]] });
  expect(at(battle, 'b1').damage).toBe(0);
  expect(at(battle, 'b1').cube).toEqual([4, 4, 1]);
});

test('DZ-BLAZE-01 firing for effect is for Rapid Fire weapons', () => {
  const battle = activate(battleWith({ a: [['a1']], b: [['a3']] }), 'a1');
  const refusal =
    battle.activation &&
    whyNot(battle, battle.activation, { kind: 'fire-for-effect', weapon: 'rifle', target: 'b1' });
  expect(isRefusal(refusal) && refusal.code).toBe('not-rapid');
});

test('DZ-BLAZE-02 the same modifiers and one die more', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3']] });
  expect(modifiers(battle, RIFLE, true)).toEqual({ 'clear-shot': 2, 'fire-for-effect': 1 });
});

test('DZ-BLAZE-03 a hit pins and does no damage', () => {
  const storm = weapon('storm', 6, ['rapid-fire']);
  const battle = battleWith({ a: [['a1', { weapons: [storm] }]], b: [['a3']] });
  runFlow(shoot(battle, 'a1', 'storm', 'b1', true), { faces: [[5, 5, 5, 5, 5, 1, 1, 1, 4]] });
  expect(at(battle, 'b1')).toMatchObject({ pinned: true, damage: 0 });
  const missed = battleWith({ a: [['a1', { weapons: [storm] }]], b: [['a3']] });
  runFlow(shoot(missed, 'a1', 'storm', 'b1', true), { faces: [[1, 1, 1, 1, 1, 1, 1, 1, 4]] });
  expect(at(missed, 'b1').pinned).toBe(false);
});

test.each(['it-burns', 'frag 3', 'blast'] as const)(
  'DZ-BLAZE-03 fired for effect, %s plays no part: the target alone is pinned',
  (ability) => {
    const storm = weapon('storm', 6, ['rapid-fire', ability]);
    const battle = battleWith({ a: [['a1', { weapons: [storm] }]], b: [['a3'], ['a3']] });
    const { events } = runFlow(shoot(battle, 'a1', 'storm', 'b1', true), {
      faces: [[5, 5, 5, 5, 5, 1, 1, 1, 4]],
    });
    expect(events.map(({ about }) => about)).toEqual(['fires-for-effect', 'pinned']);
    expect(at(battle, 'b1')).toMatchObject({ pinned: true, damage: 0, burning: null });
    expect(at(battle, 'b2')).toMatchObject({ pinned: false, damage: 0, burning: null });
  },
);

test('DZ-ABIL-27 a sniper scope adds two dice and no Holo-Sight besides', () => {
  const sniper = weapon('sniper', 10, ['sniper-scope']);
  const battle = battleWith({ a: [['a1', { weapons: [sniper] }]], b: [['a3']] });
  give(battle, 'a1', 'holo-sight');
  expect(modifiers(battle, sniper)).toEqual({ 'clear-shot': 2, 'sniper-scope': 2 });
});

test('DZ-ITEM-06 a Holo-Sight adds a die', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3']] });
  give(battle, 'a1', 'holo-sight');
  expect(modifiers(battle)).toEqual({ 'clear-shot': 2, 'holo-sight': 1 });
});

test('DZ-ABIL-30 Lynx Eye sees one cube farther', () => {
  const pistol = weapon('pistol', 2);
  const lynx = { weapons: [pistol], abilities: ['lynx-eye'] } as const;
  const battle = battleWith({
    a: [
      ['a1', lynx],
      ['b1', { weapons: [pistol] }],
    ],
    b: [['a4']],
  });
  expect(why(battle, 'a1', 'b1', 'pistol')).toBeUndefined();
  expect(why(battle, 'a2', 'b1', 'pistol')).toBe('out-of-range');
});

test('DZ-ABIL-35 a Psychic weapon needs no sight; its shot is clear only if seen', () => {
  const mind = weapon('mind', 6, ['psychic']);
  const battle = battleWith({ a: [['a1', { weapons: [mind] }]], b: [['e1']], cubes: WALL });
  expect(why(battle, 'a1', 'b1', 'mind')).toBeUndefined();
  expect(modifiers(battle, mind)).toEqual({});
});

test('DZ-ABIL-36 Weight of Fire re-rolls failures, in firing for effect too', () => {
  const gun = weapon('gun', 6, ['weight-of-fire 1', 'rapid-fire']);
  const battle = battleWith({ a: [['a1', { weapons: [gun] }]], b: [['a3']] });
  const { rolls } = runFlow(shoot(battle, 'a1', 'gun', 'b1', true), {
    faces: [[1, 1, 1, 1, 1, 1, 4, 1, 1, 1]],
  });
  expect(rolls[0]?.notation).toMatch(/^6d8!=8>=4rf1/);
  expect(at(battle, 'b1').pinned).toBe(true);
});

test('DZ-ABIL-37 a weapon that reloads slowly does not shoot again, others do', () => {
  const bow = weapon('bow', 6, ['slow-reload']);
  const battle = battleWith({ a: [['a1', { weapons: [bow, RIFLE] }]], b: [['a3']] });
  runFlow(shoot(battle, 'a1', 'bow', 'b1', false), { faces: [[1, 1, 1, 1, 1, 1, 1, 1]] });
  expect(why(battle, 'a1', 'b1', 'bow')).toBe('no-such-weapon');
  expect(why(battle, 'a1', 'b1', 'rifle')).toBeUndefined();
});

test('DZ-ABIL-39 Invigorate takes away the token of a friend, also in the own cube', () => {
  const drug = weapon('drug', 3, ['invigorate']);
  const battle = battleWith({ a: [['a1', { weapons: [drug] }], ['a1']], b: [['h8']] });
  at(battle, 'a2').activated = true;
  expect(why(battle, 'a1', 'a2', 'drug')).toBeUndefined();
  runFlow(shoot(battle, 'a1', 'drug', 'a2', false), { faces: [[4, 1, 1]] });
  expect(at(battle, 'a2').activated).toBe(true);
  runFlow(shoot(battle, 'a1', 'drug', 'a2', false), { faces: [[4, 4, 1]] });
  expect(at(battle, 'a2').activated).toBe(false);
});

test('DZ-ABIL-41 Suppression pins everybody in the cube, hit or miss, of either side', () => {
  const gun = weapon('gun', 8, ['suppression']);
  const battle = battleWith({ a: [['a1', { weapons: [gun] }], ['a3']], b: [['a3'], ['a3']] });
  runFlow(shoot(battle, 'a1', 'gun', 'b1', false), {
    faces: [[1, 1, 1, 1, 1, 1].slice(0, rollCount(battle))],
  });
  expect(['b1', 'b2', 'a2'].map((id) => at(battle, id).pinned)).toEqual([true, true, true]);
});

test('DZ-ABIL-44 a tagged model is shot at with a die more, by Tag Rifles only', () => {
  const tag = weapon('tag-rifle', 6, ['tag']);
  const battle = battleWith({ a: [['a1', { weapons: [tag, RIFLE] }]], b: [['a3']] });
  at(battle, 'b1').tagged = true;
  expect(modifiers(battle, tag)).toEqual({ 'clear-shot': 2, tag: 1 });
  expect(modifiers(battle)).toEqual({ 'clear-shot': 2 });
});

test('DZ-ABIL-47 Covering Fire adds another die when firing for effect', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['covering-fire'] }]], b: [['a3']] });
  expect(modifiers(battle, RIFLE, true)).toMatchObject({ 'covering-fire': 1 });
  expect(modifiers(battle)).toEqual({ 'clear-shot': 2 });
});

test('DZ-ABIL-48 a Rapid Fire weapon may fire for effect', () => {
  const storm = weapon('storm', 6, ['rapid-fire']);
  const battle = activate(battleWith({ a: [['a1', { weapons: [storm] }]], b: [['a3']] }), 'a1');
  const refusal =
    battle.activation &&
    whyNot(battle, battle.activation, { kind: 'fire-for-effect', weapon: 'storm', target: 'b1' });
  expect(refusal).toBeUndefined();
});

test('DZ-ABIL-50 a One-Use weapon is used once a game', () => {
  const rocket = weapon('rocket', 6, ['one-use']);
  const battle = battleWith({ a: [['a1', { weapons: [rocket] }]], b: [['a3']] });
  runFlow(shoot(battle, 'a1', 'rocket', 'b1', false), { faces: [[1, 1, 1, 1, 1, 1, 1, 1]] });
  expect(why(battle, 'a1', 'b1', 'rocket')).toBe('no-such-weapon');
});

test('DZ-ITEM-11 ammunition adds a die to one shot', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3']] });
  give(battle, 'a1', 'ammo');
  const { rolls } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    choices: ['yes'],
    faces: [[1, 1, 1, 1, 1, 1, 1, 1, 1]],
  });
  expect(rolls[0]?.notation).toMatch(/^6d8/);
  expect(battle.items[0]?.holder).toBeNull();
});

test('DZ-ITEM-12 AP ammunition adds a die and a point of armour penetration', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3', { armour: 1 }]] });
  give(battle, 'a1', 'ap-ammo');
  runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    choices: ['yes'],
    faces: [[4, 1, 1, 1, 1, 1, 1, 1, 1]],
  });
  expect(at(battle, 'b1').damage).toBe(1);
});

test('DZ-ITEM-05 a shot past smoke has a die less, and none goes through it', () => {
  const battle = battleWith({ a: [['a1']], b: [['e1']] });
  battle.smoke = [{ cube: [3, 2, 1], toxic: false }];
  expect(modifiers(battle)).toEqual({ 'clear-shot': 2, smoke: -1 });
  battle.smoke = [{ cube: [3, 1, 1], toxic: false }];
  expect(why(battle)).toBe('out-of-sight');
});

test('DZ-ABIL-37 each of two equal weapons has its own Reload token', () => {
  const bow = weapon('bow', 6, ['slow-reload']);
  const battle = battleWith({ a: [['a1', { weapons: [bow, bow] }]], b: [['a3']] });
  const shots = { faces: [[1, 1, 1, 1, 1, 1, 1, 1]] };
  runFlow(shoot(battle, 'a1', 'bow', 'b1', false), shots);
  expect(why(battle, 'a1', 'b1', 'bow')).toBeUndefined();
  runFlow(shoot(battle, 'a1', 'bow', 'b1', false), shots);
  expect(why(battle, 'a1', 'b1', 'bow')).toBe('no-such-weapon');
  const { activation } = activate(battle, 'a1');
  if (!activation) throw new Error('Nobody is active.');
  const reloads = legalActions(battle, activation).filter(({ kind }) => kind === 'reload');
  expect(reloads).toEqual([{ kind: 'reload', weapon: 'bow' }]);
  runFlow(actSpecially(battle, 'a1', { kind: 'reload', weapon: 'bow' }));
  expect(at(battle, 'a1').unloaded).toEqual(['bow']);
  expect(why(battle, 'a1', 'b1', 'bow')).toBeUndefined();
});

test('DZ-SHOOT-03 DZ-SHOOT-04 models off the field or in the own cube are no targets', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3'], ['a1']] });
  const aim = (target: string) => whyNotAim(battle, at(battle, 'a1'), RIFLE, at(battle, target));
  expect(aim('b2')).toMatchObject({ code: 'own-cube', rule: 'DZ-SHOOT-04' });
  at(battle, 'b1').where = 'dead';
  expect(aim('b1')).toMatchObject({ code: 'not-there', rule: 'DZ-SHOOT-03' });
});

test('DZ-SHOOT-06 DZ-ABIL-39 a stimulant needs sight, but not within the own cube', () => {
  const syringe = weapon('syringe', 4, ['invigorate']);
  const battle = battleWith({
    a: [['b1', { weapons: [syringe] }], ['b1'], ['d1']],
    cubes: [
      { at: [3, 1, 1], west: 'blocked' },
      { at: [3, 2, 1], west: 'blocked' },
    ],
  });
  const aim = (target: string) => whyNotAim(battle, at(battle, 'a1'), syringe, at(battle, target));
  expect(aim('a2')).toBeUndefined();
  expect(aim('a3')?.code).toBe('out-of-sight');
});

test('DZ-SHOOT-01 DZ-DICE-08 no carried gun can be used without a Shoot value', () => {
  const battle = battleWith({ a: [['a1', { shoot: null }]], b: [['a3']] });
  expect(gunsOf(at(battle, 'a1'))).toEqual([]);
});

test('DZ-ABIL-29 a Noncombatant has no gun', () => {
  const battle = battleWith({ a: [['a1', { abilities: ['noncombatant'] }]] });
  expect(gunsOf(at(battle, 'a1'))).toEqual([]);
});

test('DZ-PROF-03 a melee weapon reaches nobody, a Lynx Eye by one cube more', () => {
  const battle = battleWith({ a: [['a1'], ['a1', { abilities: ['lynx-eye'] }]] });
  expect(reachOf(at(battle, 'a1'), KNIFE)).toBe(0);
  expect(reachOf(at(battle, 'a2'), KNIFE)).toBe(0);
  expect(reachOf(at(battle, 'a1'), weapon('pistol', 3))).toBe(3);
  expect(reachOf(at(battle, 'a2'), weapon('pistol', 3))).toBe(4);
});

test('DZ-ABIL-37 DZ-ABIL-50 each token takes one of two equal weapons', () => {
  const mortar = weapon('mortar', 6, ['slow-reload']);
  const battle = battleWith({ a: [['a1', { weapons: [mortar, mortar, RIFLE] }]] });
  const ids = () => gunsOf(at(battle, 'a1')).map(({ id }) => id);
  at(battle, 'a1').unloaded = ['mortar'];
  expect(ids()).toEqual(['mortar', 'rifle']);
  at(battle, 'a1').spent = ['mortar'];
  expect(ids()).toEqual(['rifle']);
  at(battle, 'a1').unloaded = [];
  at(battle, 'a1').spent = ['rifle'];
  expect(ids()).toEqual(['mortar', 'mortar']);
});

test('DZ-ABIL-21 a throw at a cube is no shot at a model', () => {
  const battle = battleWith({
    a: [['a1', { weapons: [weapon('thrower', 3, ['grenade', 'frag 3'])] }]],
    b: [['a3']],
  });
  expect(why(battle, 'a1', 'b1', 'thrower')).toBe('aim-at-cube');
});

test('DZ-SHOOT-08 a friend in the target’s cube costs two dice, the shooter none', () => {
  const alone = battleWith({ a: [['a3']], b: [['a3']] });
  expect(modifiers(alone)).not.toHaveProperty('friendly-fire');
  const mixed = battleWith({ a: [['a1'], ['a3']], b: [['a3']] });
  expect(modifiers(mixed)).toMatchObject({ 'friendly-fire': -2 });
});

test('DZ-ABIL-36 re-rolls of the weapon and of the model add up', () => {
  const gun = weapon('gun', 8, ['weight-of-fire 2']);
  const battle = battleWith({
    a: [['a1', { weapons: [gun], abilities: ['weight-of-fire 1'] }]],
    b: [['a3']],
  });
  const [shooter, target] = [at(battle, 'a1'), at(battle, 'b1')];
  expect(shotTest(battle, shooter, gun, target, false)).toMatchObject({ rerolls: 3 });
});

test('DZ-ITEM-11 DZ-ITEM-12 ammunition is offered in turn, one for each shot', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3', { armour: 2, size: 3 }]] });
  give(battle, 'a1', 'ammo');
  give(battle, 'a1', 'ap-ammo');
  const { choices, events } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    choices: ['no', 'yes'],
    faces: [[8, 1, 1, 1, 1, 1, 4, 1, 1, 1]],
  });
  expect(choices.map(({ rule, options }) => [rule, ...options])).toEqual([
    ['DZ-ITEM-11', 'no', 'yes'],
    ['DZ-ITEM-12', 'no', 'yes'],
  ]);
  expect(events.map(({ about }) => about)).toContain('uses-item');
  // Two successes against two points of armour, of which the ammunition goes through one.
  expect(at(battle, 'b1').damage).toBe(1);
  expect(battle.items.map(({ kind, holder }) => [kind, holder])).toContainEqual(['ammo', 'a1']);
});

test('DZ-BLAZE-03 a miss when firing for effect is logged and pins nobody', () => {
  const gun = weapon('gun', 8, ['rapid-fire']);
  const battle = battleWith({ a: [['a1', { weapons: [gun] }]], b: [['a3']] });
  const { events } = runFlow(shoot(battle, 'a1', 'gun', 'b1', true), {
    faces: [[1, 1, 1, 1, 1, 1, 1, 1, 1]],
  });
  expect(events.map(({ about }) => about)).toContain('missed');
  expect(at(battle, 'b1').pinned).toBe(false);
});

test('DZ-SHOOT-07 a shot at who is gone, or by who is gone, is no shot', () => {
  for (const gone of ['a1', 'b1']) {
    const battle = battleWith({ a: [['a1']], b: [['a3']] });
    at(battle, gone).where = 'dead';
    expect(runFlow(shoot(battle, 'a1', 'rifle', 'b1', false)).events).toEqual([]);
  }
});

test('DZ-ABIL-23 no Dice face helps a mortar, whatever the table allows to grenades', () => {
  const settings = { unmodifiedShots: 'command-dice' } as const;
  const battle = battleWith({ a: [['a1']], settings, dice: [{ dice: 1 }] });
  const plain = (rule: string, script: Script) =>
    runFlow(shootSimple(battle, 'a1', 1, rule), script);
  expect(plain('DZ-ABIL-23', { faces: [[1, 1, 1]] }).choices).toEqual([]);
  expect(plain('DZ-ABIL-21', { choices: ['none'], faces: [[1, 1, 1]] }).choices).toHaveLength(1);
});

test('DZ-ITEM-11 plain ammunition is a die more and goes through no armour', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3', { armour: 1, size: 3 }]] });
  give(battle, 'a1', 'ammo');
  runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    choices: ['yes'],
    faces: [[8, 1, 1, 1, 1, 1, 4, 1, 1, 1]],
  });
  expect(at(battle, 'b1').damage).toBe(1);
});

test('DZ-LDR-01 DZ-BLAZE-03 fire for effect does no damage, so asks for no Bastion', () => {
  const gun = weapon('gun', 8, ['rapid-fire']);
  const battle = battleWith({
    a: [['a1', { weapons: [gun] }]],
    b: [['a3', { type: 'leader', special: 'bastion' }]],
    dice: [{}, { special: 1 }],
  });
  const miss = { faces: [[1, 1, 1, 1, 1, 1, 1, 1, 1]] };
  expect(runFlow(shoot(battle, 'a1', 'gun', 'b1', true), miss).choices).toEqual([]);
  const shot = { choices: ['none'], faces: [[1, 1, 1, 1, 1, 1, 1, 1]] };
  expect(runFlow(shoot(battle, 'a1', 'gun', 'b1', false), shot).choices).toHaveLength(1);
});
