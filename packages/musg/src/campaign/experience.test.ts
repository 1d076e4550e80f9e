import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { gain, gainExperience, mostExperience, casualtyExperience } from './experience.ts';
import { DEFAULT_CAMPAIGN_SETTINGS } from './settings.ts';
import { battleOver, campaignWith, sheet, type Fallen } from './testing/campaign.ts';
import type { CampaignSettings } from './settings.ts';

/** The experience of these after a battle. */
function after(
  fallen: readonly Fallen[],
  winners: readonly number[],
  ids: readonly string[],
  rulings: Partial<CampaignSettings> = {},
): readonly number[] {
  const ranks = ['chief', 'lieutenant', 'minion'] as const;
  const campaign = campaignWith({ a: ranks, b: ranks, rulings });
  const { battle, outcome } = battleOver(campaign, fallen, winners);
  runFlow(gainExperience(campaign, battle, outcome));
  return ids.map((id) => sheet(campaign, id).experience);
}

test('MU-XP-01 MU-XP-02 a survivor gains 1, also one that fell', () => {
  expect(after([{ id: 'a3' }], [], ['a1', 'a3'])).toEqual([1, 1]);
});

test('MU-XP-03 MU-XP-04 a minion gains 1 for a lieutenant and 2 for a chief', () => {
  expect(after([{ id: 'b2', by: 'a3' }], [], ['a3'])).toEqual([2]);
  expect(after([{ id: 'b1', by: 'a3' }], [], ['a3'])).toEqual([3]);
  expect(casualtyExperience('minion', 'minion')).toBe(0);
});

test('MU-XP-05 MU-XP-06 a lieutenant or a chief gains 1 for a felled chief only', () => {
  expect(after([{ id: 'b1', by: 'a2' }], [], ['a2'])).toEqual([2]);
  expect(after([{ id: 'b1', by: 'a1' }], [], ['a1'])).toEqual([2]);
  expect([
    casualtyExperience('lieutenant', 'lieutenant'),
    casualtyExperience('chief', 'lieutenant'),
  ]).toEqual([0, 0]);
});

test('MU-XP-07 each surviving winner gains 1; the fallen too if so set', () => {
  expect(after([{ id: 'b1', by: 'a3' }], [0], ['a3'])).toEqual([4]);
  expect(after([{ id: 'a2' }], [0], ['a1', 'a2', 'b1'])).toEqual([2, 2, 1]);
  expect(after([{ id: 'a2' }], [0], ['a1', 'a2'], { fallenWinners: 'left-out' })).toEqual([2, 1]);
});

test('nobody learns from his own', () => {
  expect(after([{ id: 'a1', by: 'a3' }], [], ['a3'])).toEqual([1]);
});

test('MU-XP-08 every fifth box is grey: from 4 to 6 one improvement, from 4 to 10 two', () => {
  for (const [points, owed] of [
    [2, 1],
    [6, 2],
  ] as const) {
    const character = sheet(
      campaignWith({ a: [{ rank: 'chief', sheet: { experience: 4 } }] }),
      'a1',
    );
    gain(character, points, DEFAULT_CAMPAIGN_SETTINGS);
    expect([character.experience, character.owed]).toEqual([4 + points, owed]);
  }
});

test('MU-XP-09 a minion has 15 boxes, a lieutenant 30, a chief 50, or as set', () => {
  const most = (experienceBoxes: CampaignSettings['experienceBoxes']) =>
    (['minion', 'lieutenant', 'chief'] as const).map((rank) =>
      mostExperience({ ...DEFAULT_CAMPAIGN_SETTINGS, experienceBoxes }, rank),
    );
  expect(most('15-30-50')).toEqual([15, 30, 50]);
  expect(most('10-20-30')).toEqual([10, 20, 30]);
  const minion = sheet(campaignWith({ a: [{ sheet: { experience: 14 } }] }), 'a1');
  gain(minion, 4, DEFAULT_CAMPAIGN_SETTINGS);
  expect([minion.experience, minion.owed]).toEqual([15, 1]);
});

test('MU-EXTRA-04 MU-MERC-05 MU-EDGE-07 extras, mercenaries and absentees gain nothing', () => {
  const campaign = campaignWith({
    a: ['chief', 'minion', 'extra', { rank: 'chief', mercenary: 'elf-sniper' }],
  });
  const { battle, outcome } = battleOver(campaign, [], [0]);
  campaign.fielded = [['a1', 'a3', 'a4'], []];
  runFlow(gainExperience(campaign, battle, outcome));
  expect(['a1', 'a2', 'a3', 'a4'].map((id) => sheet(campaign, id).experience)).toEqual([
    2, 0, 0, 0,
  ]);
});
