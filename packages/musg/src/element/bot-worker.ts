/** Runs in a worker beside the page: answers the questions that are put to the bot. */
import { serveBots } from '@skirmish-kit/ui/no-lit';
import { bot } from '../bot/index.ts';
import { adoptBattle } from '../rules/adopt.ts';
import { ALL_MODULES } from '../rules/all-modules.ts';
import type { Battle } from '../rules/state.ts';
import { playStep } from '../rules/turn.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';

serveBots(() => ({
  id: 'musg',
  adopt: (battle: Battle) => adoptBattle(battle, ALL_MODULES, BUILT_IN_WORLDS),
  step: playStep,
  outcome: ({ decided }) => decided ?? undefined,
  bots: [bot],
}));
