import type { GameSystem } from '@skirmish-kit/core';
import { tableDraft } from '@skirmish-kit/space';
import { tokenRow } from '@skirmish-kit/ui/table';
import { StartPanel, type StartRoom, type StartSource } from '@skirmish-kit/ui';
import { BUILT_IN_SHELF, choicesFrom } from '../choices.ts';
import type { ReactionSetup } from '../rules/setup-input.ts';
import type { Battle } from '../rules/state.ts';

export { startStyles } from '@skirmish-kit/ui';

/** What is picked before a battle: where, which gangs, who plays them, the open rulings. */
export function startRoom(
  scenario: string | undefined,
  system?: GameSystem<Battle, ReactionSetup>,
): StartRoom {
  const source: StartSource = {
    title: { en: 'Reaction', fr: 'Réaction' },
    goal: {
      en: 'Hold the objectives and break the other gang’s nerve before the turns run out.',
      fr: 'Tenez les objectifs et faites craquer la bande adverse avant la fin des tours.',
    },
    teaches: true,
    takesPacks: true,
    choices: system?.choices ?? choicesFrom(BUILT_IN_SHELF),
    draft: scenario ? tableDraft(scenario) : {},
    bots: ['bot', 'random'],
    picture: (_, seat) => tokenRow(seat, FIGURES),
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, source };
}

/** What stands for a gang: three who look where they go. */
const FIGURES = Array.from({ length: 3 }, () => ({ facing: 90 }));
