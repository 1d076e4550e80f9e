import { Game, isProblems, loadRecord, narratorOf, oddsOfAnswer } from '@skirmish-kit/core';
import { runFlow } from '@skirmish-kit/core/testing';
import { expect, test } from 'vitest';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import { musg } from '../system.ts';
import { campaignBot } from './bot.ts';
import { bookOf, isBetweenGames, opened } from './book.ts';
import { beginBattle, musterBand } from './next-battle.ts';
import { bandOf } from './roster.ts';
import { shop } from './shopping.ts';
import { campaignStep } from './step.ts';
import type { Campaign } from './state.ts';
import { musgCampaign } from './system.ts';
import { seededRandom } from '@skirmish-kit/core';
import { battleOver, campaignWith, sheet } from './testing/campaign.ts';

/** Answers as the bot does, until it says stop. */
function playOn(
  game: Game<Campaign, (typeof musgCampaign)['defaults']>,
  isFar: (state: Campaign) => boolean,
): void {
  const random = seededRandom('campaign');
  for (let ask = game.ask(); ask && !isFar(game.state); ask = game.ask()) {
    if (ask.kind !== 'choice') throw new Error('Seeded campaigns ask for no dice.');
    game.answer(campaignBot.answer({ state: game.state, choice: ask, random }));
  }
}

const short = { ...musgCampaign.defaults, games: 2, settings: { turnLimit: '6' } } as const;

test('MU-CAMP-01 battles use the tables in turn, and the last one ends the campaign', () => {
  const game = new Game(musgCampaign, short, { seed: 5 });
  playOn(game, ({ battle }) => battle !== null);
  expect(game.state.battle?.scenario).toBe(game.state.scenarios[0]);
  playOn(game, ({ game }) => game === 2);
  expect(isBetweenGames(game.state)).toBe(true);
  expect(
    game.state.bands.some(({ members }) => members.some(({ experience }) => experience > 0)),
  ).toBe(true);
  playOn(game, ({ battle }) => battle !== null);
  expect(game.state.battle?.scenario).toBe(game.state.scenarios[1]);
  playOn(game, () => false);
  expect(game.outcome?.reason).toBe('last-game');
});

test('undo, records and odds reach into battles and between them', () => {
  const game = new Game(musgCampaign, short, { seed: 5 });
  playOn(game, ({ battle }) => battle !== null && battle.active !== null);
  const before = game.hash();
  const ask = game.ask();
  if (ask?.kind !== 'choice') throw new Error('Somebody should act.');
  const odds = oddsOfAnswer(game, ask.options[0]?.key ?? '', () => 'done');
  expect('outcomes' in odds).toBe(true);
  game.answer(ask.options[0]?.key ?? '');
  game.undo();
  expect(game.hash()).toBe(before);
  playOn(game, ({ phase }) => phase.step === 'shopping');
  const loaded = loadRecord(musgCampaign, game.record());
  if (isProblems(loaded)) throw new Error(loaded[0]?.message);
  expect(loaded.hash()).toBe(game.hash());
});

test('every event of a campaign has a message in both languages', () => {
  const game = new Game(musgCampaign, short, { seed: 11 });
  playOn(game, () => false);
  for (const language of ['en', 'fr'] as const) {
    const narrator = narratorOf(musgCampaign.messages, game.state, language);
    for (const entry of game.log) {
      if (entry.kind !== 'event') continue;
      const line = narrator.line(entry);
      if (line !== undefined) expect(line, entry.about).not.toMatch(/[{}]|undefined/);
      else expect(musgCampaign.messages.isSilent?.(entry), entry.about).toBe(true);
    }
  }
});

test('MU-EDGE-07 MU-INJ-10 a figure that misses a game returns for the next', () => {
  const campaign = campaignWith({ a: ['chief', { rank: 'minion', sheet: { misses: true } }] });
  const muster = () => runFlow(musterBand(BUILT_IN_LIBRARY, campaign, 0)).result;
  expect(muster()).toEqual(['a1']);
  expect(muster()).toEqual(['a1', 'a2']);
});

test('MU-INJ-09 an unreliable figure misses a game on a 1', () => {
  const campaign = campaignWith({
    a: ['minion', { rank: 'chief', sheet: { injuries: ['unreliable'] } }],
  });
  const muster = (die: number) =>
    runFlow(musterBand(BUILT_IN_LIBRARY, campaign, 0), { faces: [[die]] }).result;
  expect([muster(1), muster(2)]).toEqual([['a1'], ['a1', 'a2']]);
});

test('MU-INJ-10 MU-INJ-12 MU-INJ-13 a sheet counts in battle, a quack’s work only once', () => {
  const campaign = campaignWith({
    a: [{ rank: 'chief', sheet: { patched: true, hates: ['betas'], injuries: ['hardened'] } }],
  });
  campaign.fielded = [['a1'], ['b1']];
  beginBattle(BUILT_IN_LIBRARY, campaign);
  expect(campaign.battle?.figures[0]?.recruit.abilities).toEqual([
    'fearless',
    'patched-up',
    'hates betas',
  ]);
  expect(sheet(campaign, 'a1').patched).toBe(false);
  const tests = campaignWith({
    a: [{ rank: 'chief', sheet: { injuries: ['hardened'] } }],
    rulings: { hardenedInRout: 'tests' },
  });
  tests.fielded = [['a1'], ['b1']];
  beginBattle(BUILT_IN_LIBRARY, tests);
  expect(tests.battle?.figures[0]?.recruit.abilities).toEqual(['hardened']);
});

test.each([
  ['lost', ['grenade-launcher']],
  ['mended', ['rifle-black-powder', 'grenade-launcher']],
] as const)(
  'MU-ARCH-03 a weapon that burst is %s; one that ran out is kept',
  (burstWeapons, left) => {
    const campaign = campaignWith({
      rulings: { burstWeapons },
      a: ['chief', { weapons: ['rifle-black-powder', 'grenade-launcher'] }],
    });
    campaign.fielded = [['a1', 'a2'], ['b1']];
    beginBattle(BUILT_IN_LIBRARY, campaign);
    const { battle } = campaign;
    const shooter = battle?.figures[1];
    if (!battle || !shooter) throw new Error('There is no battle.');
    shooter.lost = ['rifle-black-powder', 'grenade-launcher'];
    battle.decided = { winners: [0], reason: 'last-turn', scores: [5, 0] };
    campaign.phase = { step: 'battle' };
    runFlow(campaignStep(BUILT_IN_LIBRARY, musg, campaign));
    expect(sheet(campaign, 'a2').weapons).toEqual(left);
  },
);

test('MU-ARCH-03 the campaign loses the pistol that burst, of two equal ones', () => {
  const pistol = 'pistol-black-powder';
  const campaign = campaignWith({ a: ['chief', { weapons: [pistol, pistol] }] });
  campaign.fielded = [['a1', 'a2'], ['b1']];
  beginBattle(BUILT_IN_LIBRARY, campaign);
  const { battle } = campaign;
  const shooter = battle?.figures[1];
  if (!battle || !shooter) throw new Error('There is no battle.');
  shooter.lost = [pistol];
  battle.decided = { winners: [0], reason: 'last-turn', scores: [5, 0] };
  campaign.phase = { step: 'battle' };
  runFlow(campaignStep(BUILT_IN_LIBRARY, musg, campaign));
  expect(sheet(campaign, 'a2').weapons).toEqual([pistol]);
});

test('a game without any figure is skipped, and the campaign continues', () => {
  const campaign = campaignWith({ a: [{ rank: 'chief', sheet: { misses: true } }] });
  campaign.phase = { step: 'muster', seats: [0, 1] };
  for (let i = 0; i < 3; i++) runFlow(campaignStep(BUILT_IN_LIBRARY, musg, campaign));
  expect(campaign.phase.step).toBe('advances');
});

test('a band of nobody ends the campaign', () => {
  const campaign = campaignWith({});
  const band = campaign.bands[1];
  if (band) band.members = [];
  campaign.phase = { step: 'shopping', seats: [] };
  runFlow(campaignStep(BUILT_IN_LIBRARY, musg, campaign));
  expect(campaign.decided).toMatchObject({ winners: [0], reason: 'last-band-left' });
});

test('the book is there between games only, and opens where it was closed', () => {
  const campaign = campaignWith({});
  const book = bookOf(campaign);
  if (!book) throw new Error('There is no book.');
  expect(opened(book)).toEqual(campaign);
  battleOver(campaign);
  campaign.phase = { step: 'battle' };
  expect(bookOf(campaign)).toBeUndefined();
});

test('MU-VEH-17 MU-VEH-25 a band drives its vehicles; wrecks are lost or repaired', () => {
  for (const [wrecks, left] of [
    ['lost', ['medium']],
    ['repaired', ['light', 'medium']],
  ] as const) {
    const game = new Game(
      musgCampaign,
      { ...short, bands: ['dust-riders', 'red-fang'], rulings: { wrecks } },
      { seed: 5 },
    );
    playOn(game, ({ battle }) => battle !== null);
    const campaign = game.state;
    const { battle } = campaign;
    expect(battle?.vehicles?.map(({ id }) => id)).toEqual(['av1', 'av2']);
    const buggy = battle?.vehicles?.[0];
    if (!battle || !buggy) throw new Error('There should be a buggy.');
    buggy.fate = 'wreck';
    battle.decided = { winners: [0], reason: 'last-turn', scores: [0, 0] };
    runFlow(campaignStep(BUILT_IN_LIBRARY, musg, campaign));
    expect(bandOf(campaign, 0).vehicles?.map((each) => each.class)).toEqual(left);
  }
});

test('MU-VEH-02 MU-CAMP-02 treasure buys vehicles, for what their class costs', () => {
  const campaign = campaignWith({ treasure: 100 });
  runFlow(shop(BUILT_IN_LIBRARY, campaign, 0), { choices: ['drive:heavy'] });
  expect(bandOf(campaign, 0)).toMatchObject({ treasure: 40, vehicles: [{ class: 'heavy' }] });
});
