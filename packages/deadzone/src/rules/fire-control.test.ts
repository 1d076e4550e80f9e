import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { actions, type Action } from './action.ts';
import { fireBoth, firingsOf, whyNotFireBoth } from './fire-control.ts';
import type { Battle } from './state.ts';
import { miss, eventLines } from './testing/recorded-flow.ts';
import { at, battleWith, give, type TestBattle } from './testing/scripted-battle.ts';
import { RIFLE, weapon, type FigureSpec } from './testing/recruits.ts';

const LASER = weapon('laser', 8);
const REEDS = weapon('reeds', 6, ['rapid-fire']);
const MORTAR = weapon('mortar', 8, ['indirect 2']);

function walker(...weapons: FigureSpec['weapons'] & object): FigureSpec {
  return { abilities: ['fire-control'], weapons };
}

type Pair = Extract<Action, { readonly kind: 'fire-both' | 'aim-both' }>;

/** Why a pair of weapons cannot be fired: the refusal with its rule and what it says. */
function why(battle: Battle, key: string): readonly unknown[] | undefined {
  const action = actions.parse(key);
  const isPair = (each: Action | undefined): each is Pair =>
    each?.kind === 'fire-both' || each?.kind === 'aim-both';
  if (!isPair(action)) throw new Error(`${key} is no pair.`);
  const refusal = whyNotFireBoth(battle, at(battle, 'a1'), action);
  return refusal && [refusal.code, refusal.rule, refusal.params];
}

function facing(sketch: FigureSpec, more: Omit<TestBattle, 'a'> = {}): Battle {
  return battleWith({ a: [['a1', sketch]], b: [['a5'], ['a8']], ...more });
}

test('DZ-ABIL-09 one weapon is not two, but two of a kind are', () => {
  const battle = facing(walker(LASER, LASER, RIFLE));
  expect(why(battle, 'fire-both:laser:b1:laser:b2')).toBeUndefined();
  const params = { model: 'a1', weapon: 'rifle' };
  expect(why(battle, 'fire-both:rifle:b1:rifle:b1')).toEqual([
    'no-such-weapon',
    'DZ-ABIL-09',
    params,
  ]);
  const shelling = facing(walker(MORTAR, RIFLE));
  expect(why(shelling, 'aim-both:mortar:mortar')).toEqual([
    'no-such-weapon',
    'DZ-ABIL-09',
    { model: 'a1', weapon: 'mortar' },
  ]);
});

test('DZ-ABIL-09 both shots must be possible', () => {
  const battle = facing(walker(RIFLE, LASER));
  const params = { target: 'b2', distance: 7, range: 6 };
  expect(why(battle, 'fire-both:rifle:b1:laser:b2')).toBeUndefined();
  expect(why(battle, 'fire-both:rifle:b2:laser:b1')).toEqual([
    'out-of-range',
    'DZ-SHOOT-05',
    params,
  ]);
  expect(why(battle, 'fire-both:laser:b1:rifle:b2')).toEqual([
    'out-of-range',
    'DZ-SHOOT-05',
    params,
  ]);
});

test('DZ-ABIL-09 each of two weapons needs a target, and one needs a better shot', () => {
  const battle = facing(walker(REEDS, weapon('pistol', 2), LASER));
  expect(why(battle, 'aim-both:reeds:laser')).toBeUndefined();
  const idle = (name: string) => ['no-such-weapon', 'DZ-ABIL-09', { model: 'a1', weapon: name }];
  expect(why(battle, 'aim-both:pistol:reeds')).toEqual(idle('pistol'));
  expect(why(battle, 'aim-both:reeds:pistol')).toEqual(idle('pistol'));
  expect(why(battle, 'aim-both:reeds:spoon')).toEqual(idle('spoon'));
  const plain = facing(walker(RIFLE, LASER));
  expect(why(plain, 'aim-both:rifle:laser')).toEqual([
    'not-rapid',
    'DZ-BLAZE-01',
    { weapon: 'rifle' },
  ]);
});

test('DZ-SHOOT-02 nobody fires two weapons beside an enemy, not even a pinned one', () => {
  const battle = facing(walker(REEDS, LASER), { b: [['a5'], ['a1']] });
  at(battle, 'b2').pinned = true;
  expect(why(battle, 'aim-both:reeds:laser')).toEqual([
    'enemy-beside',
    'DZ-SHOOT-02',
    { model: 'a1' },
  ]);
});

test('DZ-ABIL-09 targets of a weapon are enemies in its reach, or cubes', () => {
  const battle = facing(walker(REEDS, weapon('tube', 1, ['grenade', 'frag 1'])), {
    b: [['a5'], ['a8'], ['a4']],
  });
  at(battle, 'b3').where = 'dead';
  give(battle, 'a1', 'stun-grenade');
  const keys = (id: string) => firingsOf(battle, at(battle, 'a1'), id).map(actions.make);
  expect(keys('reeds')).toEqual(['shoot:reeds:b1', 'fire-for-effect:reeds:b1']);
  expect(keys('tube')).toEqual(['lob:tube:b1.1', 'lob:tube:a2.1', 'lob:tube:b2.1']);
  expect(keys('stun-grenade')).toHaveLength(15);
  // DZ-ABIL-39: nor oneself, when friends can be aimed at.
  const medic = facing(walker(weapon('dart', 3, ['invigorate'])));
  expect(firingsOf(medic, at(medic, 'a1'), 'dart')).toEqual([]);
});

test('DZ-ABIL-09 a model killed by its first weapon’s rebound fires no second one', () => {
  const gun = walker(weapon('fusion', 4, ['frag 1']), MORTAR);
  const battle = battleWith({ a: [['b4', gun]], b: [['c4'], ['b8']] });
  const played = runFlow(
    fireBoth(battle, 'a1', { kind: 'aim-both', weapon: 'fusion', other: 'mortar' }),
    {
      choices: ['shoot:fusion:b1', 'lob:mortar:b8.1'],
      // Thrown west, into the cube of who fired.
      faces: [[1], miss(3), [4], [4, 4, 4, 4, ...miss(3)]],
    },
  );
  expect(at(battle, 'a1').where).toBe('dead');
  expect(eventLines(played).some((line) => line.startsWith('lobs'))).toBe(false);
});
