import { Game, isProblems } from '@skirmish-kit/core';
import { runFlow, type Script } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { figureOf } from '../../rules/figures.ts';
import { pulp } from '../../rules/worlds/pulp.ts';
import { loseLife } from '../../rules/wound.ts';
import { bookOf, opened, sequelOf } from '../book.ts';
import { rescue } from '../prisoners.ts';
import { returnOfTheFallen } from '../injuries.ts';
import { payFee } from '../mercenaries.ts';
import { beginBattle, musterBand, recruitOf } from '../next-battle.ts';
import { whyNotBuy } from '../purchase.ts';
import { bandOf, findMember } from '../roster.ts';
import { shop } from '../shopping.ts';
import type { Campaign } from '../state.ts';
import { campaignStep } from '../step.ts';
import { musgCampaign } from '../system.ts';
import { musg } from '../../system.ts';
import { battleOver, campaignWith, sheet, type TestCampaign } from '../testing/campaign.ts';

const PAIR = ['chief', 'lieutenant', 'minion'] as const;

const story = (rest: TestCampaign = {}): Campaign =>
  campaignWith({ world: pulp, a: PAIR, b: PAIR, ...rest });

/** What becomes of one who fell, with these dice. */
function falls(campaign: Campaign, id: string, faces: Script['faces'], fate?: 'dead'): void {
  const { battle } = battleOver(campaign, [{ id, ...(fate && { fate }) }]);
  runFlow(returnOfTheFallen(campaign, battle, id), { faces: faces ?? [] });
}

/** The page is turned to the next game. */
function nextGame(campaign: Campaign): void {
  campaign.phase = { step: 'shopping', seats: [] };
  runFlow(campaignStep(BUILT_IN_LIBRARY, musg, campaign));
}

const valuesOf = (campaign: Campaign, id: string) =>
  recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), sheet(campaign, id)).values;

test('MU-PULP-02 MU-PULP-03 deaths of heroes and their seconds are rolled again', () => {
  for (const id of ['a1', 'a2', 'b1', 'b2']) {
    const campaign = story();
    falls(campaign, id, [[1, 1], [1, 5], [4, 1], [1]]);
    expect(findMember(campaign, id)).toBeDefined();
  }
  const plain = campaignWith({ a: PAIR });
  falls(plain, 'a1', [[1, 1]]);
  expect(findMember(plain, 'a1')).toBeUndefined();
  const minion = story();
  falls(minion, 'a3', [[1]]);
  expect(findMember(minion, 'a3')).toBeUndefined();
});

test('MU-PULP-03 if death is prison, a partner loses gear and a victory frees them', () => {
  const campaign = story({
    a: ['chief', { rank: 'lieutenant', weapons: ['rifle'] }, 'minion'],
    rulings: { deadPartners: 'imprisoned' },
  });
  falls(campaign, 'a2', [[1, 1]]);
  expect(bandOf(campaign, 0).held).toMatchObject([{ by: 'prison', character: { weapons: [] } }]);
  const settle = (winners: readonly number[]) =>
    runFlow(rescue(BUILT_IN_LIBRARY, campaign, { winners, reason: 'last-turn', scores: [0, 0] }));
  settle([0]);
  expect(findMember(campaign, 'a2')).toBeUndefined();
  nextGame(campaign);
  settle([1]);
  expect(bandOf(campaign, 0).held).toHaveLength(1);
  settle([0]);
  expect(findMember(campaign, 'a2')).toBeDefined();
  expect(bandOf(campaign, 0)).not.toHaveProperty('held');
});

test('MU-PULP-04 hero and villain can die in the last episode alone', () => {
  for (const [games, fates] of [
    [2, ['out', 'out']],
    [1, ['dead', 'out']],
  ] as const) {
    const campaign = story({ games });
    campaign.fielded = [
      ['a1', 'a2'],
      ['b1', 'b2'],
    ];
    beginBattle(BUILT_IN_LIBRARY, campaign);
    const { battle } = campaign;
    if (!battle) throw new Error('There should be a battle.');
    for (const id of ['b1', 'b2']) {
      figureOf(battle, id).fate = 'in';
      runFlow(loseLife(battle, id, 9, null, 'MU-MELEE-02'));
    }
    expect(['b1', 'b2'].map((id) => figureOf(battle, id).fate)).toEqual(fates);
  }
  const villain = story({ games: 1 });
  falls(villain, 'b1', [[1, 1]]);
  expect(bandOf(villain, 1).gone).toMatchObject([{ id: 'b1' }]);
  expect(villain.pool).toEqual([]);
});

test('MU-PULP-04 a fallen hero is for hire at rank and gear if the others agree', () => {
  const campaign = story({
    a: [{ rank: 'chief', weapons: ['rifle'], sheet: { experience: 20 } }, 'lieutenant', 'minion'],
    games: 1,
    rulings: { legendFee: 'once' },
    treasure: 500,
  });
  const price = recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), sheet(campaign, 'a1'));
  const { battle } = battleOver(campaign, [{ id: 'a1', fate: 'dead' }]);
  const figure = figureOf(battle, 'a1');
  figure.recruit = price;
  runFlow(returnOfTheFallen(campaign, battle, 'a1'));
  expect(campaign.pool).toMatchObject([{ id: 'a1', fee: price.points, weapons: ['rifle'] }]);
  const hire = (answer: string) =>
    runFlow(shop(BUILT_IN_LIBRARY, campaign, 0), { choices: ['recall:a1', answer] });
  hire('no');
  expect(findMember(campaign, 'a1')).toBeUndefined();
  const again = { kind: 'recall', character: 'a1' } as const;
  expect(whyNotBuy(BUILT_IN_LIBRARY, campaign, 0, again)?.code).toBe('not-wanted');
  campaign.game += 1;
  hire('yes');
  expect(bandOf(campaign, 0).treasure).toBe(500);
  expect(sheet(campaign, 'a1')).toMatchObject({ hired: true, dues: 'each-game' });
  runFlow(payFee(BUILT_IN_LIBRARY, campaign, 0, 'a1'), { choices: ['yes'] });
  expect(bandOf(campaign, 0).treasure).toBe(500 - price.points);
});

test('MU-PULP-04 a sequel continues with the survivors and their injuries', () => {
  const campaign = story({ games: 1 });
  expect(sequelOf(campaign)).toBeUndefined();
  falls(campaign, 'a2', [[4, 1], [6]]);
  falls(campaign, 'a1', [[1, 1]]);
  nextGame(campaign);
  expect(campaign.decided?.reason).toBe('last-game');
  const book = sequelOf(campaign);
  const setup = musgCampaign.readSetup(JSON.parse(JSON.stringify({ book })));
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  const { state } = new Game(musgCampaign, setup);
  expect(state).toMatchObject({ game: 1, decided: null, world: 'pulp', pool: [{ id: 'a1' }] });
  expect(sheet(state, 'a2').passing).toEqual([{ what: 'frail', game: 1 }]);
});

test('MU-PULP-05 a fallen hero has one ability worse in the next game alone', () => {
  const before = valuesOf(story(), 'a1');
  const changed = [
    { move: before.move - 1 },
    { command: Number(before.command) - 1 },
    { shoot: Number(before.shoot) + 1 },
    { melee: before.melee + 1 },
    { strength: before.strength - 1 },
    { resistance: before.resistance - 1 },
  ];
  for (const [i, change] of changed.entries()) {
    const campaign = story();
    falls(campaign, 'a1', [[4, 1], [i + 1]]);
    expect(valuesOf(campaign, 'a1')).toEqual(before);
    nextGame(campaign);
    expect(valuesOf(campaign, 'a1')).toEqual({ ...before, ...change });
    const book = bookOf(campaign);
    expect(book && opened(book)).toEqual(campaign);
    nextGame(campaign);
    expect(valuesOf(campaign, 'a1')).toEqual(before);
    expect(sheet(campaign, 'a1')).not.toHaveProperty('passing');
  }
  const minion = story();
  falls(minion, 'a3', [[3]]);
  expect(sheet(minion, 'a3')).not.toHaveProperty('passing');
});

test('MU-PULP-06 lasting injuries last one game, save bad sight', () => {
  const before = valuesOf(story(), 'a1');
  const rolls = [
    [2, 2],
    [2, 6],
    [3, 4],
  ];
  for (const [i, rolled] of rolls.entries()) {
    const campaign = story();
    falls(campaign, 'a1', [rolled, [5]]);
    expect(sheet(campaign, 'a1').injuries).toEqual([]);
    nextGame(campaign);
    const worse = [
      { move: before.move - 1 },
      { command: Number(before.command) - 1 },
      { melee: before.melee + 1 },
    ][i];
    expect(valuesOf(campaign, 'a1')).toEqual({
      ...before,
      strength: before.strength - 1,
      ...worse,
    });
    nextGame(campaign);
    expect(valuesOf(campaign, 'a1')).toEqual(before);
  }
  const blinded = story();
  falls(blinded, 'a1', [[3, 1], [5]]);
  nextGame(blinded);
  nextGame(blinded);
  expect(sheet(blinded, 'a1').injuries).toEqual(['sight']);
  expect(valuesOf(blinded, 'a1')).toEqual({ ...before, shoot: Number(before.shoot) + 1 });
});

test('MU-PULP-06 MU-INJ-13 the unreliable are so for one game, the hardened for good', () => {
  const campaign = story();
  falls(campaign, 'a1', [[3, 2], [5]]);
  falls(campaign, 'a2', [[6, 2], [5]]);
  nextGame(campaign);
  const hardened = () =>
    recruitOf(BUILT_IN_LIBRARY, campaign, bandOf(campaign, 0), sheet(campaign, 'a2')).abilities;
  expect(hardened()).toContain('fearless');
  const muster = (faces: Script['faces']) =>
    runFlow(musterBand(BUILT_IN_LIBRARY, campaign, 0), { faces: faces ?? [] }).result;
  expect(muster([[1]])).toEqual(['a2', 'a3']);
  nextGame(campaign);
  expect(muster([])).toEqual(['a1', 'a2', 'a3']);
  expect(hardened()).toContain('fearless');
});
