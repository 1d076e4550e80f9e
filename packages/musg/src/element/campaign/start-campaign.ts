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
  readSeed,
  seatBots,
  StartPanel,
  type PageBot,
  type Seats,
  type Started,
  type StartRoom,
  type Unset,
} from '@skirmish-kit/ui';
import { campaignChoices } from '../../campaign/choices.ts';
import type { CampaignSetup } from '../../campaign/setup-type.ts';
import type { Campaign } from '../../campaign/state.ts';
import { musgCampaign } from '../../campaign/system.ts';
import { BUILT_IN_SHELF } from '../../packs/built-in.ts';
import { bandPicture } from '../start-source.ts';
import { bookWords } from '../../messages/campaign-messages.ts';

/** What is picked before a campaign: how many games, which bands, who plays them, the open rulings. */
export function campaignStart(games: string | number | Unset): StartRoom {
  return {
    StartPanel,
    source: {
      title: bookWords.title,
      goal: bookWords.goal,
      teaches: false,
      choices: campaignChoices(BUILT_IN_SHELF),
      draft: games ? { games: Number(games) } : {},
      bots: ['bot', 'random'],
      picture: (value, seat) => bandPicture(BUILT_IN_SHELF, value, seat),
      look: (_, seat) => `side-${seat}`,
    },
  };
}

/** A player made of code: between battles it thinks on the page, as quickly as it does. */
async function loadBot(id: string): Promise<PageBot<Campaign>> {
  if (id === 'random') return randomBot;
  return (await import('../../campaign/bot.ts')).campaignBot;
}

/** What the page asked for. */
export interface CampaignAsked {
  readonly isReplay: boolean;
  readonly record: string;
  readonly setup: unknown;
  readonly seed: unknown;
  readonly seats: Seats;
}

/** Begins a campaign, goes on with one, or tells what is wrong. */
export async function startCampaign({
  isReplay,
  record,
  setup,
  seed: given,
  seats,
}: CampaignAsked): Promise<Started<Campaign, CampaignSetup> | readonly Problem[]> {
  if (isReplay) return seatBots(await startReplay(musgCampaign, record), seats, loadBot);
  if (record) return seatBots(loadRecord(musgCampaign, record), seats, loadBot);
  const seed = await readSeed(given);
  if (isProblems(seed)) return seed;
  const started = await startGame(
    musgCampaign,
    { setup: setup ?? {} },
    { seed, chances: 'seeded' },
  );
  return seatBots(started, seats, loadBot);
}

/** A book from a file, or what is wrong with it and where. */
export function readBookFile(text: string): Game<Campaign, CampaignSetup> | readonly Problem[] {
  return loadRecord(musgCampaign, text);
}
