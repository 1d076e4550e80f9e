import type { LocalisedText, Seat, SetupValue } from '@skirmish-kit/core';
import { draftTable } from '@skirmish-kit/space';
import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartPanelModule,
  type StartSource,
} from '@skirmish-kit/ui';
import type { SvgNode } from '@skirmish-kit/ui/picture';
import { moreDrawings, tablePicture, tokenRow, type TokenRank } from '@skirmish-kit/ui/table';
import { choicesFrom } from '../choices.ts';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Library } from '../packs/pack.ts';
import type { Member } from '../rules/band.ts';
import { PACE } from '../rules/paces.ts';
import { bandPrice } from '../rules/price.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import type { MusgPacks } from './loaded-packs.ts';
import { outlineOf } from './picture/weapon-outline.ts';

/** What is picked before a battle: the table, the bands, who plays them, the open rulings. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: MusgPacks | undefined,
): StartPanelModule {
  const shelf = packs?.shelf ?? BUILT_IN_LIBRARY;
  const scenario = attributeText(attributes, 'scenario');
  const source: StartSource = {
    title: { en: 'Musg', fr: 'Musg' },
    goal: {
      en: 'Put the other band out of action or to flight before the turns run out: a chief is worth 10 points, a lieutenant 8, a minion 5.',
      fr: 'Mettez l’autre bande hors de combat ou en fuite avant la fin des tours\u00a0: un chef vaut 10 points, un lieutenant 8, un sous-fifre 5.',
    },
    teaches: true,
    takesPacks: true,
    choices: choicesFrom(shelf, BUILT_IN_WORLDS),
    draft: scenario ? draftTable(scenario) : {},
    bots: ['bot', 'random'],
    picture: (value, seat) => bandPicture(shelf, value, seat),
    facts: (value) => bandFacts(shelf, value),
    plan: (_, choice, value) => tablePlan(shelf, choice, value),
    minutes: 40,
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, startStyles, source };
}

const RANKS: Readonly<Partial<Record<Member['rank'], TokenRank>>> = {
  chief: 'leader',
  lieutenant: 'second',
};

/** More figures than so many do not fit on a card. */
const MOST_FIGURES = 6;

/** The first of a band, side by side, with what they carry. */
export function bandPicture(shelf: Library, value: SetupValue, seat: Seat): SvgNode | undefined {
  const band = shelf.bands.find(({ id }) => id === value);
  if (!band) return undefined;
  const all = band.members.flatMap((member) =>
    Array.from({ length: member.count ?? 1 }, () => member),
  );
  const figures = all.slice(0, MOST_FIGURES).map(({ rank, weapons }) => ({
    weapon: outlineOf({
      ranged: shelf.ranged.filter(({ id }) => weapons.includes(id)),
      melee: shelf.melee.filter(({ id }) => weapons.includes(id)),
    }),
    weaponTurn: 62,
    rank: RANKS[rank],
  }));
  return tokenRow(seat, figures);
}

function bandFacts(shelf: Library, value: SetupValue): LocalisedText | undefined {
  const band = shelf.bands.find(({ id }) => id === value);
  if (!band) return undefined;
  const n = band.members.reduce((sum, { count }) => sum + (count ?? 1), 0);
  const rides = band.vehicles?.length ?? 0;
  const points = bandPrice(shelf, band, DEFAULT_SETTINGS);
  return {
    en: `${points} points · ${n} figures${rides > 0 ? ` · ${rides} vehicles` : ''}`,
    fr: `${points} points · ${n} figurines${rides > 0 ? ` · ${rides} véhicules` : ''}`,
  };
}

/** A table from above. */
function tablePlan(shelf: Library, choice: string, value: string): SvgNode | undefined {
  const scenario = shelf.scenarios.find(({ id }) => id === value);
  if (choice !== 'scenario' || !scenario) return undefined;
  const { width, height, terrain } = scenario;
  return tablePicture(
    {
      width,
      height,
      ruler: { every: TICK * PACE, counts: TICK },
      terrain,
      tokens: [],
      prefix: `plan-${value}-`,
    },
    moreDrawings,
  );
}

/** So many paces lie between two numbers of the ruler. */
const TICK = 5;
