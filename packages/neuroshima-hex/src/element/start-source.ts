import type { SetupDraft } from '@skirmish-kit/core';
import { draw, type Drawn } from '@skirmish-kit/ui/picture';
import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartRoom,
  type StartSource,
} from '@skirmish-kit/ui';
import { choicesOf } from '../choices.ts';
import { parseHeader } from '../notation/position-header.ts';
import { libraryWith } from '../packs/base-armies.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import type { ArmyStyle } from '../packs/army-style.ts';
import { tilePicture } from './picture/tile-picture.ts';

/** What is picked before a game: armies, who plays them, edition, board, switches of the rules. */
export function startPanelModule(
  attributes: AttributeValues,
  fans: FanArmies = NO_FAN_ARMIES,
): StartRoom {
  const library = libraryWith(fans);
  const looks = armyStyles(fans.packs);
  const source: StartSource = {
    title: { en: 'Neuroshima Hex', fr: 'Neuroshima Hex' },
    goal: {
      en: 'Be the last HQ standing, or have more points when the pile runs out.',
      fr: 'Gardez le dernier QG debout, ou le plus de points quand la pioche est vide.',
    },
    teaches: true,
    choices: (draft) => choicesOf(library, draft),
    draft: draftOf(attributeText(attributes, 'armies'), attributeText(attributes, 'rules')),
    bots: ['quick', 'strong', 'random'],
    picture: (value) => twoTiles(looks.find(({ id }) => id === value)),
    look: (value) => `army-${value}`,
    takesPacks: true,
  };
  return { StartPanel, startStyles, source };
}

/** What the attributes of the page picked already. */
function draftOf(armies: string, rules: string): SetupDraft {
  const header = rules ? parseHeader(rules.trim().split(/\s+/).join('!')) : undefined;
  const named = armies.split(/[\s,]+/).filter(Boolean);
  return { ...header?.position, ...(named.length > 0 ? { armies: named } : {}) };
}

/** Two units of an army, side by side. */
function twoTiles(army: ArmyStyle | undefined): Drawn | undefined {
  const units = army?.tiles.filter(({ kind }) => kind === 'soldier').slice(0, 2) ?? [];
  if (units.length === 0) return undefined;
  return draw(
    'svg',
    { viewBox: '-64 -56 248 112', class: 'hexes' },
    units.map((look, i) =>
      draw('g', { transform: `translate(${i * 120} 0)` }, [tilePicture(look)]),
    ),
  );
}
