import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { legendPrice } from './mercenaries.ts';
import { recruitOf } from './next-battle.ts';
import { promotions } from './promotion.ts';
import { bandOf, chiefOf } from './roster.ts';
import type { Campaign } from './state.ts';
import { campaignWith, sheet, type FigureSpec, type TestCampaign } from './testing/campaign.ts';

const with_ = (rank: 'chief' | 'lieutenant' | 'minion', experience: number): FigureSpec => ({
  rank,
  sheet: { experience },
});

function promoted(
  a: readonly FigureSpec[],
  script: Script = {},
  more: Omit<TestCampaign, 'a'> = {},
): Campaign {
  const campaign = campaignWith({ ...more, a });
  runFlow(promotions(BUILT_IN_LIBRARY, campaign, 0), script);
  return campaign;
}

const ranks = (campaign: Campaign) =>
  bandOf(campaign, 0).members.map(({ id, rank }) => `${id} ${rank}`);

test('MU-XP-10 a chief at the top leaves, and the best lieutenant follows', () => {
  const campaign = promoted([with_('chief', 50), with_('lieutenant', 3), with_('lieutenant', 9)]);
  expect(ranks(campaign)).toEqual(['a2 lieutenant', 'a3 chief']);
  expect(campaign.pool).toMatchObject([{ id: 'a1', hired: true, experience: 50 }]);
  expect(ranks(promoted([with_('chief', 49), 'lieutenant']))).toEqual([
    'a1 chief',
    'a2 lieutenant',
  ]);
  expect(chiefOf(bandOf(promoted([with_('chief', 50), 'minion']), 0))).toBeUndefined();
});

test('MU-XP-10 the player chooses among equals', () => {
  const three = [with_('chief', 50), with_('lieutenant', 3), with_('lieutenant', 3)];
  expect(ranks(promoted(three, { choices: ['follow:a3'] }))).toEqual(['a2 lieutenant', 'a3 chief']);
});

test('MU-EDGE-04 a lieutenant who becomes chief keeps the sheet and gets 3 points', () => {
  const grown: FigureSpec = {
    rank: 'lieutenant',
    sheet: { experience: 12, improvements: ['brawler'] },
  };
  const campaign = promoted([grown, 'minion']);
  const before = sheet(campaignWith({ a: [grown] }), 'a1');
  const after = sheet(campaign, 'a1');
  expect(after).toMatchObject({ rank: 'chief', experience: 12, improvements: ['brawler'] });
  expect({ ...after.values, cost: 0 }).toEqual({ ...before.values, cost: 0 });
  const recruit = recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), after);
  expect(recruit).toMatchObject({ rank: 'chief', mercenary: false });
});

test('MU-XP-11 a lieutenant at the top replaces his chief, leaves it to fate, or stays', () => {
  const two = [with_('chief', 20), with_('lieutenant', 30)];
  expect(ranks(promoted(two, { choices: ['stay'] }))).toEqual(['a1 chief', 'a2 lieutenant']);
  const replaced = promoted(two, { choices: ['replace'] });
  expect(ranks(replaced)).toEqual(['a2 chief']);
  expect(replaced.pool.map(({ id }) => id)).toEqual(['a1']);
  const fate = (faces: readonly (readonly number[])[]) =>
    ranks(promoted(two, { choices: ['fate'], faces }));
  expect(fate([[2, 5]])).toEqual(['a2 chief']);
  expect(fate([[5, 2]])).toEqual(['a1 chief']);
  expect(
    fate([
      [3, 3],
      [1, 2],
    ]),
  ).toEqual(['a2 chief']);
  const byYears = promoted(two, { choices: ['fate'] }, { rulings: { rivalry: 'experience' } });
  expect(ranks(byYears)).toEqual(['a2 chief']);
});

test('MU-XP-12 a minion at the top becomes a lieutenant if there is room', () => {
  const campaign = promoted(['chief', with_('minion', 15)]);
  const before = sheet(campaignWith({ a: ['chief', 'minion'] }), 'a2').values;
  expect(sheet(campaign, 'a2')).toMatchObject({ rank: 'lieutenant', experience: 0 });
  expect({ ...sheet(campaign, 'a2').values, cost: 0 }).toEqual({ ...before, cost: 0 });
  const full = promoted(['chief', 'lieutenant', 'lieutenant', with_('minion', 15)]);
  expect(sheet(full, 'a4')).toMatchObject({ rank: 'minion', experience: 15 });
  expect(ranks(promoted(['chief', with_('minion', 14)]))).toEqual(['a1 chief', 'a2 minion']);
});

test('MU-XP-12 a race without lieutenants still has one who rose, at the price he had', () => {
  const campaign = campaignWith({
    a: ['chief', { rank: 'minion', race: 'voodoo-zombie', sheet: { experience: 15 } }],
  });
  const { cost } = sheet(campaign, 'a2').values;
  runFlow(promotions(BUILT_IN_LIBRARY, campaign, 0));
  const recruit = recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), sheet(campaign, 'a2'));
  expect(recruit).toMatchObject({ rank: 'lieutenant', points: cost });
});

test('MU-XP-12 a promoted minion gets the better values if so set', () => {
  const campaign = promoted(
    ['chief', with_('minion', 15)],
    {},
    {
      rulings: { promotedProfile: 'lieutenant' },
    },
  );
  const own = sheet(campaignWith({ a: ['chief', 'lieutenant'] }), 'a2').values;
  expect(sheet(campaign, 'a2').values).toEqual(own);
});

test('MU-XP-13 rank, gear and 1 for every full 5 experience: 40, 32 and 23 make 76', () => {
  const chief = sheet(
    campaignWith({
      a: [
        {
          rank: 'chief',
          weapons: ['rifle'],
          equipment: ['light-armour'],
          sheet: { experience: 23 },
        },
      ],
    }),
    'a1',
  );
  expect(chief.values.cost).toBe(40);
  expect(legendPrice(BUILT_IN_LIBRARY, chief, DEFAULT_SETTINGS)).toBe(76);
});
