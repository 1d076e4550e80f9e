import {
  isProblems,
  type OddsCalculator,
  type SetupOption,
  type LocalisedText,
} from '@skirmish-kit/core';
import type { Library } from '../rules/table.ts';
import { askDrawOdds } from './draw.ts';

/** The calculator: nothing but draws is left to luck in Neuroshima Hex. */
export function calculator({ armies }: Library): OddsCalculator {
  const tiles = new Map<string, LocalisedText>(
    armies.flatMap((army) => army.tiles.map(({ id, name }) => [id, name] as const)),
  );
  return {
    questions: [
      {
        id: 'draw',
        title: { en: 'Drawing a tile', fr: 'Piocher une tuile' },
        parameters: [
          {
            id: 'army',
            title: { en: 'Army', fr: 'Armée' },
            among: armies.map(({ id, name }): SetupOption => ({ value: id, title: name })),
          },
          {
            id: 'tile',
            title: { en: 'Tile of that army', fr: 'Tuile de cette armée' },
            among: [...tiles].map(([value, title]): SetupOption => ({ value, title })),
          },
          {
            id: 'draws',
            title: { en: 'Tiles drawn', fr: 'Tuiles piochées' },
            among: { least: 1, most: 34 },
            otherwise: 3,
          },
        ],
        typed: [{ id: 'seen', among: { like: [{ tile: 'battle', count: 1 }] } }],
        example: { army: 'borgo', tile: 'battle' },
      },
    ],
    ask(request) {
      const odds = askDrawOdds(request, armies);
      if (isProblems(odds)) return odds;
      const counts = odds.counts.map(([count, probability]) => [String(count), probability]);
      const titles = odds.counts.map(([count]) => [String(count), countWords(count)]);
      return {
        outcomes: Object.fromEntries(counts),
        titles: Object.fromEntries(titles),
        pruned: 0,
        more: { ...odds },
      };
    },
  };
}

function countWords(count: number): LocalisedText {
  if (count === 0) return { en: 'none', fr: 'aucune' };
  return { en: `${count} of them`, fr: `${count} exemplaire${count > 1 ? 's' : ''}` };
}
