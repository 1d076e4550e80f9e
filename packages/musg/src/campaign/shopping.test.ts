import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { purchases } from './answers.ts';
import { whyNotBuy } from './purchase.ts';
import { bandOf } from './roster.ts';
import { offers, shop } from './shopping.ts';
import type { Campaign } from './state.ts';
import { takeTreasure } from './treasure.ts';
import { battleOver, campaignWith, sheet } from './testing/campaign.ts';

const buy = (campaign: Campaign, ...keys: readonly string[]) => {
  for (const key of keys) runFlow(shop(BUILT_IN_LIBRARY, campaign, 0), { choices: [key] });
  return campaign;
};

/** Why it cannot be bought: `too-dear MU-CAMP-02`. */
function refused(campaign: Campaign, key: string): string | undefined {
  const purchase = purchases.parse(key);
  if (!purchase) throw new Error(`${key} is no purchase.`);
  const refusal = whyNotBuy(BUILT_IN_LIBRARY, campaign, 0, purchase);
  return refusal && `${refusal.code} ${refusal.rule}`;
}

test('MU-CAMP-02 MU-VP-04 victory points become treasure, one for one, never debt', () => {
  const campaign = campaignWith({ treasure: 7 });
  const { outcome } = battleOver(campaign, [], [0], [26, -20]);
  runFlow(takeTreasure(campaign, outcome));
  expect(campaign.bands.map(({ treasure, wins, points }) => [treasure, wins, points])).toEqual([
    [33, 1, 26],
    [7, 0, -20],
  ]);
});

test('MU-BAND-06 the unspent points of a new band are its treasure', () => {
  expect(campaignWith({}).bands[0]).toMatchObject({
    treasure: 500 - 40 - 8,
    joined: 2,
  });
});

test('MU-CAMP-02 treasure buys gear and recruits, also beyond the limits of a new band', () => {
  const campaign = campaignWith({ treasure: 600 });
  buy(campaign, 'buy:rifle:a2', 'recruit:lieutenant:generic', 'recruit:minion:generic');
  expect(sheet(campaign, 'a2').weapons).toEqual(['rifle']);
  expect([sheet(campaign, 'a3').rank, sheet(campaign, 'a4').rank]).toEqual([
    'lieutenant',
    'minion',
  ]);
  for (let i = 0; i < 12; i++) buy(campaign, 'recruit:minion:generic');
  buy(campaign, ...['a3', 'a4', 'a5', 'a6', 'a7'].map((id) => `buy:assault-rifle:${id}`));
  expect(bandOf(campaign, 0).treasure).toBeGreaterThanOrEqual(0);
});

test('MU-CAMP-02 a purchase needs its price', () => {
  const campaign = campaignWith({ treasure: 11 });
  expect(refused(campaign, 'buy:rifle:a2')).toBe('too-dear MU-CAMP-02');
  bandOf(campaign, 0).treasure = 12;
  expect(refused(campaign, 'buy:rifle:a2')).toBeUndefined();
});

test('MU-BAND-10 MU-BAND-11 the first dagger and pistol of everybody are free, once', () => {
  const campaign = buy(campaignWith({ treasure: 2 }), 'buy:dagger:a2', 'stow:dagger:a2');
  expect(bandOf(campaign, 0)).toMatchObject({ treasure: 2, store: ['dagger'] });
  buy(campaign, 'buy:dagger:a2');
  expect(bandOf(campaign, 0).treasure).toBe(0);
});

test('MU-BAND-10 a recruit has his free dagger, a voodoo zombie has nothing', () => {
  const campaign = campaignWith({ treasure: 500 });
  buy(campaign, 'recruit:minion:generic', 'recruit:extra:extra', 'hire:elf-sniper');
  for (const id of ['a3', 'a4', 'a5'])
    expect(sheet(campaign, id)).toMatchObject({ weapons: ['dagger'], free: ['dagger'] });
  expect(bandOf(campaign, 0).treasure).toBe(500 - 8 - 4 - 50);
  const lab = campaignWith({ scientist: true, treasure: 4 });
  buy(lab, 'recruit:minion:voodoo-zombie');
  expect(sheet(lab, 'a3')).toMatchObject({ weapons: [], free: [] });
});

test('gear in the store can be given to a figure and comes back', () => {
  const campaign = campaignWith({ a: ['chief', { weapons: ['rifle'] }] });
  buy(campaign, 'stow:rifle:a2', 'give:rifle:a1');
  expect([sheet(campaign, 'a1').weapons, sheet(campaign, 'a2').weapons]).toEqual([['rifle'], []]);
  expect(bandOf(campaign, 0).store).toEqual([]);
  expect(refused(campaign, 'give:rifle:a2')).toBe('not-in-store MU-CAMP-02');
  expect(refused(campaign, 'stow:rifle:a2')).toBe('has-no-such-thing MU-CAMP-02');
});

test('the rules for building a band hold for what is bought', () => {
  const campaign = campaignWith({
    treasure: 900,
    a: ['chief', { equipment: ['light-armour'] }, 'lieutenant', 'lieutenant'],
  });
  expect(refused(campaign, 'buy:heavy-armour:a2')).toBe('does-not-fit MU-EQ-04');
  expect(refused(campaign, 'recruit:chief:generic')).toBe('has-a-chief MU-BAND-04');
  expect(refused(campaign, 'recruit:lieutenant:generic')).toBe('lieutenants-full MU-BAND-04');
  expect(refused(campaign, 'recruit:minion:elf')).toBe('foreign-recruit MU-BAND-08');
  expect(refused(campaign, 'recruit:chief:extra')).toBe('no-such-recruit MU-RACE-01');
  expect(refused(campaign, 'buy:spoon:a2')).toBe('no-such-thing MU-CAMP-02');
  expect(refused(campaign, 'buy:rifle:b1')).toBe('no-such-member MU-CAMP-02');
  for (let i = 0; i < 4; i++) buy(campaign, 'recruit:extra:extra');
  expect(refused(campaign, 'recruit:extra:extra')).toBe('extras-full MU-EXTRA-01');
});

test('a band that lost its chief buys one', () => {
  const campaign = campaignWith({ a: ['minion'], treasure: 40 });
  buy(campaign, 'recruit:chief:generic');
  expect(sheet(campaign, 'a2').rank).toBe('chief');
});

test('everything that is offered can be had, and a step ends with done', () => {
  const campaign = campaignWith({ treasure: 100 });
  const all = offers(BUILT_IN_LIBRARY, campaign, 0);
  expect(all[0]).toEqual({ kind: 'done' });
  for (const each of all) expect(whyNotBuy(BUILT_IN_LIBRARY, campaign, 0, each)).toBeUndefined();
  expect(runFlow(shop(BUILT_IN_LIBRARY, campaign, 0), { choices: ['done'] }).result).toBe(true);
});
