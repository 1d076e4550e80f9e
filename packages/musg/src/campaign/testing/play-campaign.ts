import { Game, isProblems, randomBot, seededRandom, type Bot } from '@skirmish-kit/core';
import { randomBand } from '../../lists/testing/random-band.ts';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { DEFAULT_SETTINGS } from '../../rules/settings.ts';
import { BUILT_IN_WORLDS } from '../../rules/worlds/built-in.ts';
import { bookOf, isBetweenGames } from '../book.ts';
import { campaignBot } from '../bot.ts';
import { CAMPAIGN_SETTING_VALUES } from '../settings.ts';
import type { CampaignSetup } from '../setup-type.ts';
import type { Campaign } from '../state.ts';
import { musgCampaign } from '../system.ts';
import { allGear, checkCampaign, loggedGear } from './check-campaign.ts';

/** How many games a campaign has. */
export const GAMES = 10;

/** Fights at random, since that is quick; between battles now as the bot does, now at random. */
function playerOf(seed: number): Bot<Campaign> {
  return {
    id: 'restless',
    title: { en: 'Restless', fr: 'Sans repos' },
    answer(view) {
      const { choice, state, random } = view;
      if (state.phase.step === 'battle') return randomBot.answer(view);
      if (choice.about === 'shop' && random.between(1, 12) === 1) return 'done';
      return seed % 2 === 0 && choice.about === 'shop'
        ? campaignBot.answer(view)
        : randomBot.answer(view);
    },
  };
}

function setupOf(seed: number): CampaignSetup {
  const random = seededRandom(`campaign ${seed}`);
  const any = <T>(list: readonly T[]) => list[random.between(0, list.length - 1)];
  const { bands } = BUILT_IN_LIBRARY;
  const rulings = Object.fromEntries(
    Object.entries(CAMPAIGN_SETTING_VALUES).map(([key, values]) => [key, any<string>(values)]),
  );
  const band = () =>
    seed % 4 === 3 ? randomBand(BUILT_IN_LIBRARY, random, DEFAULT_SETTINGS) : any(bands)?.id;
  const world = seed % 3 === 0 ? any(BUILT_IN_WORLDS) : undefined;
  const worldSettings = Object.fromEntries(
    (world?.settings ?? []).map(({ key, values }) => [key, any(values)?.value]),
  );
  const isAlone = world?.leastBands === 1 && seed % 2 === 0;
  const setup = musgCampaign.readSetup({
    bands: isAlone ? [band()] : [band(), band()],
    ...(world && { world: world.id, worldSettings }),
    games: GAMES,
    settings: { turnLimit: '6' },
    rulings: seed % 2 === 0 ? {} : rulings,
  });
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return setup;
}

/** Plays a campaign page by page, as its book is kept; throws at the first broken promise. Says how many games it had. */
export function playCampaign(seed: number): number {
  const player = playerOf(seed);
  const random = seededRandom(seed);
  let game = new Game(musgCampaign, setupOf(seed), { seed });
  let gear = allGear(game.state);
  let step = '';
  for (let ask = game.ask(); ask; ask = game.ask()) {
    if (ask.kind !== 'choice') throw new Error('Seeded campaigns ask for no dice.');
    const { state } = game;
    const now = `${state.game} ${state.phase.step}`;
    if (now !== step || state.phase.step === 'shopping') {
      step = now;
      checkCampaign(BUILT_IN_LIBRARY, state);
      checkGear(state, gear, game);
    }
    const refusal = game.answer(player.answer({ state, choice: ask, random }));
    if (refusal) throw new Error(`${ask.about}: ${refusal.code}`);
    if (!isBetweenGames(game.state)) continue;
    checkGear(game.state, gear, game);
    game = turnPage(game, seed);
    gear = allGear(game.state);
  }
  checkCampaign(BUILT_IN_LIBRARY, game.state);
  return game.state.game;
}

/** Nothing is lost that nobody was told of; said at every purchase, so without a matcher. */
function checkGear(
  state: Campaign,
  before: readonly string[],
  { log }: Game<Campaign, CampaignSetup>,
): void {
  const [there, logged] = [allGear(state).join(), loggedGear(before, log).join()];
  if (there !== logged)
    throw new Error(`Game ${state.game}: the gear is ${there}, but the log says ${logged}`);
}

/** The next page begins with what the book says, and is what its record says. */
function turnPage(
  game: Game<Campaign, CampaignSetup>,
  seed: number,
): Game<Campaign, CampaignSetup> {
  const book = bookOf(game.state);
  const setup = musgCampaign.readSetup(JSON.parse(JSON.stringify({ book })));
  if (isProblems(setup)) throw new Error(JSON.stringify(setup));
  return new Game(musgCampaign, setup, { seed: `${seed} ${game.state.game}` });
}
