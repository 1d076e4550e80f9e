import { draftTable } from '@skirmish-kit/space';
import { tokenRow } from '@skirmish-kit/ui/table';
import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartRoom,
  type StartSource,
} from '@skirmish-kit/ui';
import { BUILT_IN_LIBRARY, choicesFrom } from '../choices.ts';
import type { ReactionPacks } from './loaded-packs.ts';

/** What is picked before a battle: where, which gangs, who plays them, the open rulings. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: ReactionPacks | undefined,
): StartRoom {
  const scenario = attributeText(attributes, 'scenario');
  const source: StartSource = {
    title: { en: 'Reaction', fr: 'Réaction' },
    goal: {
      en: 'Hold the objectives and break the other gang’s nerve before the turns run out.',
      fr: 'Tenez les objectifs et faites craquer la bande adverse avant la fin des tours.',
    },
    teaches: true,
    takesPacks: true,
    choices: packs?.system.choices ?? choicesFrom(BUILT_IN_LIBRARY),
    draft: scenario ? draftTable(scenario) : {},
    bots: ['bot', 'random'],
    picture: (_, seat) => tokenRow(seat, FIGURES),
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, startStyles, source };
}

/** What stands for a gang: three who look where they go. */
const FIGURES = Array.from({ length: 3 }, () => ({ facing: 90 }));
