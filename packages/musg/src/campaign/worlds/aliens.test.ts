import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { figureOf } from '../../rules/figures.ts';
import { aliens } from '../../rules/worlds/aliens.ts';
import { rescue } from '../prisoners.ts';
import { returnOfTheFallen } from '../injuries.ts';
import { bandOf, findMember } from '../roster.ts';
import type { Campaign } from '../state.ts';
import { battleOver, campaignWith, sheet, type TestCampaign } from '../testing/campaign.ts';

const invaded = (rest: TestCampaign = {}): Campaign =>
  campaignWith({
    world: aliens,
    a: ['chief', { rank: 'lieutenant', weapons: ['rifle'], equipment: ['rope'] }, 'minion'],
    ...rest,
  });

const settle = (campaign: Campaign, winners: readonly number[]) =>
  runFlow(rescue(BUILT_IN_LIBRARY, campaign, { winners, reason: 'survived', scores: [0, 0] }));

test('MU-ALIEN-03 MU-EDGE-03 the fallen are abducted without a roll, with their gear', () => {
  for (const id of ['a2', 'a3']) {
    const campaign = invaded();
    const { battle } = battleOver(campaign, [{ id }]);
    runFlow(returnOfTheFallen(campaign, battle, id));
    expect(findMember(campaign, id)).toBeUndefined();
    expect(bandOf(campaign, 0)).toMatchObject({
      store: [],
      held: [{ by: 'aliens', game: 1, character: { id, weapons: [], equipment: [] } }],
    });
  }
  const lost = invaded({ rulings: { abducted: 'lost' } });
  const { battle } = battleOver(lost, [{ id: 'a2' }]);
  runFlow(returnOfTheFallen(lost, battle, 'a2'));
  expect(bandOf(lost, 0)).toMatchObject({ store: [], gone: [{ id: 'a2' }] });
});

test('MU-ALIEN-03 a figure that was carried off the table rolls as usual', () => {
  const campaign = invaded();
  const { battle } = battleOver(campaign, [{ id: 'a3' }]);
  Object.assign(figureOf(battle, 'a1'), { fate: 'left', carries: 'a3' });
  runFlow(returnOfTheFallen(campaign, battle, 'a3'), { faces: [[3]] });
  expect(findMember(campaign, 'a3')).toBeDefined();
});

test('MU-ALIEN-03 the next battle is the rescue: victory frees the abducted', () => {
  for (const winners of [[0], [1]]) {
    const campaign = invaded();
    const { battle } = battleOver(campaign, [{ id: 'a2' }]);
    runFlow(returnOfTheFallen(campaign, battle, 'a2'));
    settle(campaign, winners);
    expect(bandOf(campaign, 0).held).toHaveLength(1);
    campaign.game = 2;
    settle(campaign, winners);
    expect(findMember(campaign, 'a2') !== undefined).toBe(winners.includes(0));
    expect(bandOf(campaign, 0).gone).toHaveLength(winners.includes(0) ? 0 : 1);
    expect(bandOf(campaign, 0)).not.toHaveProperty('held');
  }
});

test('MU-BAND-04 a chief who comes back when another leads is for hire', () => {
  const campaign = invaded();
  const { battle } = battleOver(campaign, [{ id: 'a1' }]);
  runFlow(returnOfTheFallen(campaign, battle, 'a1'));
  sheet(campaign, 'a2').rank = 'chief';
  campaign.game = 2;
  settle(campaign, [0]);
  expect(findMember(campaign, 'a1')).toBeUndefined();
  expect(campaign.pool).toMatchObject([{ id: 'a1', hired: true }]);
});

test('MU-INJ-12 nobody hates a band for what aliens did', () => {
  const campaign = invaded();
  const { battle } = battleOver(campaign, [{ id: 'a1', by: 'b1' }]);
  Object.assign(figureOf(battle, 'a2'), { fate: 'left', carries: 'a1' });
  for (const figure of battle.figures) if (figure.id === 'b1') figure.seat = 2;
  runFlow(returnOfTheFallen(campaign, battle, 'a1'), { faces: [[6, 1]] });
  expect(sheet(campaign, 'a1').hates).toEqual([]);
});
