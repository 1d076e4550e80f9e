import { expect, test } from 'vitest';
import { has, valueOf } from './ability.ts';
import { weapon } from './testing/recruits.ts';

test('DZ-ABIL-36 bracketed numbers add up for their own ability alone', () => {
  const gun = weapon('gun', 6, ['weight-of-fire 1', 'frag 3', 'weight-of-fire 2']);
  expect([valueOf(gun, 'weight-of-fire'), valueOf(gun, 'frag'), valueOf(gun, 'boom')]).toEqual([
    3, 3, 0,
  ]);
  expect([has(gun, 'frag'), has(gun, 'boom')]).toEqual([true, false]);
});
