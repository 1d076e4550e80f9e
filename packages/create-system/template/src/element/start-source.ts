import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
} from '@skirmish-kit/ui';
import { sketchGame } from '../system.ts';
import { BOTS } from './attributes.ts';
import type { SketchPacks } from './loaded-packs.ts';

/** The start panel: the crews, who plays them, how many rounds. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: SketchPacks | undefined,
): StartPanelModule {
  const { title, choices } = packs?.system ?? sketchGame;
  const [crews, rounds] = ['crews', 'rounds'].map((name) => attributeText(attributes, name));
  return {
    StartPanel,
    startStyles,
    source: {
      title,
      goal: {
        en: 'Be the last side that stands.',
        fr: 'Soyez le dernier camp debout.',
      },
      takesPacks: true,
      choices,
      draft: {
        ...(crews && { crews: crews.split(/[\s,]+/).filter(Boolean) }),
        ...(rounds && { rounds: Number(rounds) }),
      },
      bots: BOTS,
      look: (_, seat) => `side-${seat}`,
    },
  };
}
