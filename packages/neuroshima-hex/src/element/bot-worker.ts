/** Runs in a worker beside the page: answers the questions that are put to bots. */
import { serveBots } from '@skirmish-kit/ui/no-lit';
import type { ArmyPack } from '../packs/army-pack.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { quickBot, strongBot } from '../bot/index.ts';
import type { State } from '../rules/state.ts';
import { playStep } from '../rules/step.ts';
import { tableOf } from '../rules/table.ts';
import { makeArmy } from '../rules/tile.ts';

/** The rules are made of the fan armies that play besides those of the box. */
serveBots<State, readonly ArmyPack[]>((packs) => {
  const library = makeLibrary(packs.map(makeArmy));
  return {
    id: 'neuroshima-hex',
    step: (state) => playStep(tableOf(library, state)),
    outcome: ({ result }) => (result ? { ...result, scores: [] } : undefined),
    bots: [quickBot(library), strongBot(library)],
  };
});
