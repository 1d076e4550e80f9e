import type { LocalisedText, SetupDraft } from '@skirmish-kit/core';
import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
  type StartSource,
} from '@skirmish-kit/ui';
import { choicesOf } from '../choices.ts';
import { parseHeader } from '../notation/position-header.ts';
import { libraryWith } from '../packs/base-armies.ts';
import { NO_FAN_ARMIES, type FanArmies } from '../packs/fan-armies.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import type { ArmyStyle } from '../packs/army-style.ts';
import type { Hex } from '@skirmish-kit/space';
import { MODE_FACTS, MODES } from '../rules/modes.ts';
import { boardPicture } from './picture/board-picture.ts';
import { tilePicture } from './picture/tile-picture.ts';

/** What is picked before a game: armies, who plays them, edition, board, switches of the rules. */
export function startPanelModule(
  attributes: AttributeValues,
  fans: FanArmies = NO_FAN_ARMIES,
): StartPanelModule {
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
    picture: (value) => threeTiles(looks.find(({ id }) => id === value)),
    facts: (value) => armyFacts(looks.find(({ id }) => id === value)),
    plan: (_, choice, value) => (choice === 'mode' ? boardOfMode(looks, value) : undefined),
    minutes: 40,
    firstSeatBegins: true,
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

/** The HQ of an army and two of its units, side by side. */
function threeTiles(army: ArmyStyle | undefined): SvgNode | undefined {
  const soldiers = army?.tiles.filter(({ kind }) => kind === 'soldier') ?? [];
  const hq = army?.tile('hq');
  const units = [...(hq ? [hq] : []), ...soldiers.slice(0, 2)];
  if (units.length === 0) return undefined;
  return svgNode(
    'svg',
    { viewBox: '-64 -56 368 112', class: 'hexes' },
    units.map((look, i) =>
      svgNode('g', { transform: `translate(${i * 120} 0)` }, [tilePicture(look)]),
    ),
  );
}

function armyFacts(army: ArmyStyle | undefined): LocalisedText | undefined {
  if (!army) return undefined;
  const sum = (tiles: ArmyStyle['tiles']) => tiles.reduce((all, { count }) => all + count, 0);
  const units = sum(army.tiles.filter(({ kind }) => kind === 'soldier'));
  const all = sum(army.tiles);
  return { en: `${all} tiles · ${units} units`, fr: `${all} tuiles · ${units} unités` };
}

/** Where HQs stand on the picture of a mode. */
const PLACES: readonly Hex[] = [
  [-1, 1],
  [1, -1],
  [0, 1],
  [0, -1],
];

/** The empty board with as many HQs as a mode has at least. */
function boardOfMode(looks: readonly ArmyStyle[], value: string): SvgNode | undefined {
  const mode = MODES.find((each) => each === value);
  if (!mode) return undefined;
  const tiles = PLACES.slice(0, MODE_FACTS[mode].fewest).flatMap((hex, id) => {
    const look = looks[id]?.tile('hq');
    return look ? [{ id, look, hex, rotation: 0, points: 20 }] : [];
  });
  return boardPicture({ radius: 2, tiles });
}
