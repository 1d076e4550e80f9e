import { seededRandom } from '@skirmish-kit/core';
import { expect, test } from 'vitest';
import { compareAttack } from './random-attack.ts';
import { compareExplosion } from './random-explosion.ts';

/** How many attacks; set it higher for a longer look. */
const CASES = Number(process.env['SKIRMISH_ATTACKS'] ?? 10_000);

test(`DZ-SHOOT-07 DZ-FIGHT-05 DZ-DMG-02 ${CASES} attacks give the oracle’s results`, () => {
  let [hurt, dead] = [0, 0];
  for (let i = 0; i < CASES; i++) {
    const { rules, oracle, over } = compareAttack(seededRandom(`attack ${i}`));
    if (over !== 0 || JSON.stringify(rules) !== JSON.stringify(oracle))
      expect({ i, over, left: rules }).toEqual({ i, over: 0, left: oracle });
    if (oracle.some((one) => one.damage > 0)) hurt++;
    if (oracle.some((one) => one.dead)) dead++;
  }
  // Otherwise the cases are too tame to tell anything.
  expect(hurt).toBeGreaterThan(CASES / 10);
  expect(dead).toBeGreaterThan(CASES / 20);
});

/** They take longer. */
const EXPLOSIONS = Math.ceil(CASES / 4);

test(`DZ-ABIL-18 DZ-ABIL-06 ${EXPLOSIONS} explosions give the oracle’s results`, () => {
  let dead = 0;
  for (let i = 0; i < EXPLOSIONS; i++) {
    const compared = compareExplosion(seededRandom(`explosion ${i}`));
    const { rules, oracle, over } = compared;
    if (over !== 0 || rules !== oracle)
      expect({ i, over, left: rules }).toEqual({ i, over: 0, left: oracle });
    dead += compared.dead;
  }
  expect(dead).toBeGreaterThan(EXPLOSIONS / 10);
});
