import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { experiment, withResult } from './experimental.ts';
import { eventLines } from './testing/recorded-flow.ts';
import { at, battleWith } from './testing/scripted-battle.ts';
import { weapon } from './testing/recruits.ts';

test('DZ-ABIL-15 every experiment is logged, and an 8 adds to the explosion', () => {
  const battle = battleWith({ a: [['d4']] });
  const played = runFlow(experiment(battle, 'a1'), { faces: [[8], [5]] });
  expect(eventLines(played)).toEqual(['experiment a1 boom', 'experiment a1 weight-of-fire']);
  expect(played.result).toBe('weight-of-fire');
  expect(at(battle, 'a1').boom).toBe(1);
});

test('DZ-ABIL-15 an experiment changes the weapon for one shot', () => {
  const odd = weapon('odd', 6, ['experimental'], 1);
  const [own] = odd.abilities;
  expect(withResult(odd, 'armour-piercing')).toEqual({ ...odd, ap: 4 });
  expect(withResult(odd, 'weight-of-fire').abilities).toEqual([
    own,
    { id: 'weight-of-fire', n: 2 },
  ]);
  expect(withResult(odd, 'blast').abilities).toEqual([own, { id: 'blast' }]);
  expect(withResult(odd, 'knockback').abilities).toEqual([own, { id: 'knockback' }]);
});
