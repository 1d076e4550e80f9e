/** Runs in a worker beside the page: answers the questions that are put to the bot. */
import { serveBots } from '@skirmish-kit/ui/no-lit';
import { bot } from '../bot/index.ts';
import { playStep } from '../rules/round.ts';

serveBots(() => ({
  id: 'deadzone',
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  bots: [bot],
}));
