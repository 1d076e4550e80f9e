import type { Seat, SetupValue } from '@skirmish-kit/core';
import { draftTable } from '@skirmish-kit/space';
import {
  attributeText,
  StartPanel,
  startStyles,
  type AttributeValues,
  type StartRoom,
  type StartSource,
} from '@skirmish-kit/ui';
import type { Drawn } from '@skirmish-kit/ui/picture';
import { tokenRow, type TokenRank } from '@skirmish-kit/ui/table';
import { choicesFrom } from '../choices.ts';
import { BUILT_IN_LIBRARY } from '../packs/built-in.ts';
import type { Library } from '../packs/pack.ts';
import type { Member } from '../rules/band.ts';
import { BUILT_IN_WORLDS } from '../rules/worlds/built-in.ts';
import type { MusgPacks } from './loaded-packs.ts';
import { outlineOf } from './picture/weapon-outline.ts';

/** What is picked before a battle: the table, the bands, who plays them, the open rulings. */
export function startPanelModule(
  attributes: AttributeValues,
  packs: MusgPacks | undefined,
): StartRoom {
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
    look: (_, seat) => `side-${seat}`,
  };
  return { StartPanel, startStyles, source };
}

const RANKS: Readonly<Partial<Record<Member['rank'], TokenRank>>> = {
  chief: 'leader',
  lieutenant: 'second',
};

/** The first of a band, side by side, with what they carry. */
export function bandPicture(shelf: Library, value: SetupValue, seat: Seat): Drawn | undefined {
  const band = shelf.bands.find(({ id }) => id === value);
  if (!band) return undefined;
  const first = [...new Map(band.members.map((member) => [member.rank, member])).values()];
  const figures = first.slice(0, 3).map(({ rank, weapons }) => ({
    weapon: outlineOf({
      ranged: shelf.ranged.filter(({ id }) => weapons.includes(id)),
      melee: shelf.melee.filter(({ id }) => weapons.includes(id)),
    }),
    weaponTurn: 62,
    rank: RANKS[rank],
  }));
  return tokenRow(seat, figures);
}
