import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
} from '@skirmish-kit/ui';
import { causeway } from '../system.ts';
import { BOTS } from './attributes.ts';
import type { CausewayPacks } from './loaded-packs.ts';

/** The start panel: the bands, who plays them, how many rounds. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: CausewayPacks | undefined,
): StartPanelModule {
  const { title, choices } = packs?.system ?? causeway;
  const [bands, rounds] = ['bands', 'rounds'].map((name) => attributeText(attributes, name));
  return {
    StartPanel,
    startStyles,
    source: {
      title,
      goal: {
        en: 'Bring two of your four across the marsh before the others do.',
        fr: 'Menez deux de vos quatre figurines de l’autre côté du marais avant les autres.',
      },
      takesPacks: true,
      choices,
      draft: {
        ...(bands && { bands: bands.split(/[\s,]+/).filter(Boolean) }),
        ...(rounds && { rounds: Number(rounds) }),
      },
      bots: BOTS,
      look: (_, seat) => `side-${seat}`,
    },
  };
}
