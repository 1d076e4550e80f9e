import type { Game } from '@skirmish-kit/core';
import {
  isProblems,
  loadRecord,
  randomBot,
  startGame,
  startReplay,
  type Problem,
} from '@skirmish-kit/core';
import {
  attributeText,
  readSeed,
  seatBots,
  StartPanel,
  type AttributeValues,
  type LaunchedGame,
  type LaunchOptions,
  type AsyncBot,
  type StartPanelModule,
} from '@skirmish-kit/ui';
import { campaignChoices } from '../../campaign/choices.ts';
import type { CampaignSetup } from '../../campaign/setup-type.ts';
import type { Campaign } from '../../campaign/state.ts';
import { musgCampaign } from '../../campaign/system.ts';
import { BUILT_IN_LIBRARY } from '../../packs/built-in.ts';
import { bandPicture } from '../start-source.ts';
import { bookMessages } from '../../messages/campaign-messages.ts';

/** What is picked before a campaign: how many games, which bands, who plays them, the open rulings. */
export function campaignStart(attributes: AttributeValues): StartPanelModule {
  const games = attributeText(attributes, 'games');
  return {
    StartPanel,
    source: {
      title: bookMessages.title,
      goal: bookMessages.goal,
      teaches: false,
      choices: campaignChoices(BUILT_IN_LIBRARY),
      draft: games ? { games: Number(games) } : {},
      bots: ['bot', 'random'],
      picture: (value, seat) => bandPicture(BUILT_IN_LIBRARY, value, seat),
      look: (_, seat) => `side-${seat}`,
    },
  };
}

/** A player made of code: between battles it thinks on the page, as quickly as it does. */
async function loadBot(id: string): Promise<AsyncBot<Campaign>> {
  if (id === 'random') return randomBot;
  return (await import('../../campaign/bot.ts')).campaignBot;
}

/** Begins a campaign, continues one, or reports what is wrong. */
export async function launchCampaign({
  mode,
  record,
  setup,
  seed: given,
  seats,
  attributes,
}: LaunchOptions): Promise<LaunchedGame<Campaign, CampaignSetup> | readonly Problem[]> {
  const games = attributeText(attributes, 'games');
  if (mode === 'replay') return seatBots(await startReplay(musgCampaign, record), seats, loadBot);
  if (record) return seatBots(loadRecord(musgCampaign, record), seats, loadBot);
  const seed = await readSeed(given);
  if (isProblems(seed)) return seed;
  const started = await startGame(
    musgCampaign,
    { setup: setup ?? (games ? { games: Number(games) } : {}) },
    { seed, chances: 'seeded' },
  );
  return seatBots(started, seats, loadBot);
}

/** A book from a file, or what is wrong with it and where. */
export function readBookFile(text: string): Game<Campaign, CampaignSetup> | readonly Problem[] {
  return loadRecord(musgCampaign, text);
}
