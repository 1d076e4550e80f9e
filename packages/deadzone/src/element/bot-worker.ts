/** Runs in a worker beside the page: answers the questions that are put to the bot. */
import { answerForBots } from '@skirmish-kit/ui/no-lit';
import { bot } from '../bot/index.ts';
import { playStep } from '../rules/round.ts';

answerForBots(() => ({
  id: 'deadzone',
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  bots: [bot],
}));
