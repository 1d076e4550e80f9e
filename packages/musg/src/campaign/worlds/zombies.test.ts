import { Game, isProblems } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { setFigureCounter } from '../../rules/world-helpers.ts';
import { zombies } from '../../rules/worlds/zombies.ts';
import { worldBetween } from '../campaign-world.ts';
import { returnOfTheFallen } from '../injuries.ts';
import { bandOf, findMember } from '../roster.ts';
import { musgCampaign } from '../system.ts';
import { battleOver, campaignWith } from '../testing/campaign.ts';

test('MU-ZOM-04 MU-EDGE-03 the infected turn after the battle or are cured', () => {
  for (const [id, store] of [
    ['a2', []],
    ['a3', ['rifle']],
  ] as const) {
    const armed = { weapons: ['rifle'] };
    const campaign = campaignWith({
      world: zombies,
      a: ['chief', { rank: 'lieutenant', ...armed }, armed],
    });
    const { battle } = battleOver(campaign);
    const also = () => worldBetween(campaign)?.alsoFallen?.(campaign, battle);
    expect(also()).toEqual([]);
    setFigureCounter(battle, id, 'infected', 2);
    expect(also()).toEqual([id]);
    runFlow(returnOfTheFallen(campaign, battle, id));
    expect(findMember(campaign, id)).toBeUndefined();
    expect(bandOf(campaign, 0)).toMatchObject({ store, gone: [{ id }] });
  }
  const cured = campaignWith({ world: zombies, rulings: { infectedAfter: 'recover' } });
  const { battle } = battleOver(cured);
  setFigureCounter(battle, 'a2', 'infected', 2);
  expect(worldBetween(cured)?.alsoFallen?.(cured, battle)).toEqual([]);
});

test('MU-ZOM-01 one band alone can play a campaign against the dead only', () => {
  const alone = { bands: ['harbour-watch'], games: 2 };
  expect(isProblems(musgCampaign.readSetup(alone))).toBe(true);
  const setup = musgCampaign.readSetup({ ...alone, world: 'zombies' });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const game = new Game(musgCampaign, setup, { seed: 4 });
  game.answer('begin');
  expect(game.state.battle?.world?.id).toBe('zombies');
  expect(game.state.battle?.sides).toHaveLength(1);
});
