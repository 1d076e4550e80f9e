import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { useCompanion } from './companion.ts';
import { shoot, shotModifiers, shotTest, whyNotAim } from './shoot.ts';
import { at, battleWith } from './testing/scripted-battle.ts';
import { RIFLE, weapon } from './testing/recruits.ts';
import { refusal } from './testing/logged-events.ts';

const miss = (dice: number) => new Array<number>(dice).fill(1);

test('DZ-PROF-01 code of a faction’s own adds dice to a shot or takes them away', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3'], ['a4']] });
  const bonus = (id: string) => {
    const [shooter, target] = [at(battle, 'a1'), at(battle, id)];
    const able = { ...RIFLE, abilities: [{ id: 'steady' }, { id: 'silent' }] };
    return shotModifiers(battle, shooter, able, target, false).filter(
      ({ why }) => why === 'companion',
    );
  };
  expect(bonus('b1')).toEqual([]);
  const shot = (_: unknown, __: unknown, { id }: { readonly id: string }) => (id === 'b1' ? 1 : 0);
  useCompanion(
    battle,
    new Map([
      ['steady', { shot }],
      ['silent', {}],
    ]),
  );
  expect(bonus('b1')).toEqual([{ rule: 'DZ-PROF-01', why: 'companion', dice: 1 }]);
  expect(bonus('b2')).toEqual([]);
});

test('DZ-SHOOT-06 DZ-ABIL-39 a stimulant needs a line of sight to the next cube', () => {
  const gun = weapon('injector', 3, ['invigorate']);
  const walled = { at: [2, 1, 1], west: 'blocked' } as const;
  const why = (cubes: readonly (typeof walled)[], place: string) => {
    const battle = battleWith({ a: [['a1'], [place]], cubes });
    return refusal(whyNotAim(battle, at(battle, 'a1'), gun, at(battle, 'a2')));
  };
  expect([why([], 'b1'), why([walled], 'b1'), why([walled], 'a1')]).toEqual([
    'fine',
    'out-of-sight DZ-SHOOT-06',
    'fine',
  ]);
});

test('DZ-SHOOT-07 a Shoot test has three dice, its modifiers and added dice', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3']] });
  const of = (added?: number) =>
    shotTest(battle, at(battle, 'a1'), RIFLE, at(battle, 'b1'), false, added);
  expect([of(), of(2)].map(({ dice }) => dice)).toEqual([5, 7]);
});

test('DZ-ABIL-42 a shot is an attack: Life Support takes its wounds away', () => {
  const battle = battleWith({ a: [['a1']], b: [['a3', { size: 2, abilities: ['life-support'] }]] });
  const { events } = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
    faces: [[4, 1, 1, 1, 1, ...miss(3)]],
  });
  expect(events.map(({ about }) => about)).toEqual(['shoots', 'hits', 'wounded', 'life-support']);
  expect(at(battle, 'b1').damage).toBe(0);
});

test('DZ-SHOOT-07 DZ-BLAZE-02 a shot is logged by its type, and so is a miss', () => {
  const rapid = { weapons: [weapon('auto', 6, ['rapid-fire'])] };
  const fired = (forEffect: boolean, faces: readonly number[]) => {
    const battle = battleWith({ a: [['a1', rapid]], b: [['a3', { size: 2 }]] });
    const { events } = runFlow(shoot(battle, 'a1', 'auto', 'b1', forEffect), { faces: [faces] });
    return events.map(({ about, rule }) => `${about} ${rule}`);
  };
  expect(fired(false, miss(8))).toEqual(['shoots DZ-SHOOT-07', 'missed DZ-SHOOT-07']);
  expect(fired(false, [4, ...miss(7)])).toEqual([
    'shoots DZ-SHOOT-07',
    'hits DZ-SHOOT-07',
    'wounded DZ-DMG-03',
  ]);
  expect(fired(true, miss(9))).toEqual(['fires-for-effect DZ-SHOOT-07', 'missed DZ-BLAZE-03']);
  expect(fired(true, [4, ...miss(8)])).toEqual([
    'fires-for-effect DZ-SHOOT-07',
    'pinned DZ-PIN-01',
  ]);
});

test('DZ-CMD-12 DZ-DICE-08 both may add Dice faces, but none without a Survive value', () => {
  const asked = (survive: number | null, choices: readonly string[], dice: number) => {
    const battle = battleWith({
      a: [['a1']],
      b: [['a3', { survive }]],
      dice: [{ dice: 1 }, { dice: 1 }],
    });
    const played = runFlow(shoot(battle, 'a1', 'rifle', 'b1', false), {
      choices,
      faces: [miss(dice)],
    });
    return [played.choices.map(({ who }) => who), played.rolls[0]?.notation];
  };
  expect(asked(4, ['add:1', 'add:1'], 10)).toEqual([[0, 1], '6d8!=8>=4 vs 4d8!=8>=4']);
  expect(asked(null, ['add:1'], 6)[0]).toEqual([0]);
});
