/** Runs in a worker beside the page: answers the questions that are put to the bot. */
import { answerForBots } from '@skirmish-kit/ui/plain';
import { bot } from '../bot/index.ts';
import { ALL_CHAPTERS } from '../rules/all-chapters.ts';
import { learn } from '../rules/chapters.ts';
import { playStep } from '../rules/turn.ts';
import { learnWorlds } from '../rules/world.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';

learn(ALL_CHAPTERS);
learnWorlds(BUILT_IN_WORLDS);
answerForBots(() => ({
  id: 'musg',
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  bots: [bot],
}));
