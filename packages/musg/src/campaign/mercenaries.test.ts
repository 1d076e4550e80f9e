import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { returnOfTheFallen } from './injuries.ts';
import { payFee } from './mercenaries.ts';
import { musterBand } from './next-battle.ts';
import { bandOf, findMember } from './roster.ts';
import { shop } from './shopping.ts';
import type { Campaign } from './state.ts';
import { battleOver, campaignWith, sheet } from './testing/campaign.ts';
import { promotions } from './promotion.ts';

const hire = (campaign: Campaign, key = 'hire:elf-sniper', seat = 0) => {
  runFlow(shop(BUILT_IN_LIBRARY, campaign, seat), { choices: [key] });
  return campaign;
};

const treasureOf = (campaign: Campaign, seat = 0) => bandOf(campaign, seat).treasure;

/** Who comes to the next game, with these answers. */
const coming = (campaign: Campaign, ...choices: readonly string[]) =>
  runFlow(musterBand(BUILT_IN_LIBRARY, campaign, 0), { choices }).result;

test('MU-MERC-01 a mercenary costs 50 for the hire and 30 for each game', () => {
  const campaign = hire(campaignWith({ treasure: 200 }));
  expect(treasureOf(campaign)).toBe(150);
  expect(coming(campaign, 'yes')).toEqual(['a1', 'a2', 'a3']);
  expect(treasureOf(campaign)).toBe(120);
  const included = hire(
    campaignWith({ treasure: 200, rulings: { mercenaryFirstGame: 'included' } }),
  );
  expect(coming(included)).toContain('a3');
  expect(treasureOf(included)).toBe(150);
  coming(included, 'yes');
  expect(treasureOf(included)).toBe(120);
});

test('MU-MERC-02 once hired only the 30 are due, and he cannot be hired twice', () => {
  const campaign = hire(campaignWith({ treasure: 200 }));
  for (const left of [120, 90, 60]) {
    coming(campaign, 'yes');
    expect(treasureOf(campaign)).toBe(left);
  }
  expect(() => hire(campaign)).toThrow();
});

test('MU-MERC-01 the price in a new band covers the first game', () => {
  const campaign = campaignWith({
    a: ['chief', 'minion', { rank: 'chief', mercenary: 'elf-sniper' }],
    treasure: 30,
  });
  expect(coming(campaign)).toContain('a3');
  coming(campaign, 'yes');
  expect(treasureOf(campaign)).toBe(0);
});

test('MU-MERC-03 an unpaid mercenary does not play, and stays in touch', () => {
  const campaign = hire(campaignWith({ treasure: 80 }));
  expect(coming(campaign, 'no')).toEqual(['a1', 'a2']);
  bandOf(campaign, 0).treasure = 29;
  expect(coming(campaign)).toEqual(['a1', 'a2']); // nobody asks where nobody can pay
  expect(findMember(campaign, 'a3')).toBeDefined();
});

test('MU-MERC-04 a fallen mercenary leaves with the gear and can be hired again for 50', () => {
  const campaign = campaignWith({
    a: ['chief', 'minion', { rank: 'chief', mercenary: 'elf-sniper', weapons: ['rifle'] }],
    treasure: 60,
  });
  const { battle } = battleOver(campaign, [{ id: 'a3' }]);
  runFlow(returnOfTheFallen(campaign, battle, 'a3'));
  expect(findMember(campaign, 'a3')).toBeUndefined();
  hire(campaign, 'recall:a3', 1);
  expect(findMember(campaign, 'a3')?.seat).toBe(1);
  expect(sheet(campaign, 'a3').weapons).toEqual(['rifle']);
  expect(treasureOf(campaign, 1)).toBe(10);
});

test('MU-XP-13 a legend is paid rank, gear and experience per game, or once', () => {
  const legend = (legendFee: 'each-game' | 'once') => {
    const campaign = campaignWith({
      a: [{ rank: 'chief', sheet: { experience: 50 } }, 'lieutenant', 'minion'],
      treasure: 200,
      rulings: { legendFee },
    });
    runFlow(promotions(BUILT_IN_LIBRARY, campaign, 0));
    hire(campaign, 'recall:a1');
    const hired = treasureOf(campaign);
    const pays = () =>
      runFlow(payFee(BUILT_IN_LIBRARY, campaign, 0, 'a1'), {
        choices: legendFee === 'once' ? [] : ['yes'],
      });
    pays();
    pays();
    return [hired, treasureOf(campaign)];
  };
  expect(legend('each-game')).toEqual([200, 100]);
  expect(legend('once')).toEqual([150, 150]);
});
