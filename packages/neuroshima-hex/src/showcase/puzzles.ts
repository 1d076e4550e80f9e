import { isProblems, type Language } from '@skirmish-kit/core';
import { renderSvg } from '@skirmish-kit/ui/picture';
import type { ShowcasePuzzle } from '@skirmish-kit/ui/showcase';
import { parsePosition } from '../notation/position.ts';
import { PUZZLES } from '../puzzles/collection.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { diagramScene } from '../element/diagram-scene.ts';
import { armyNames } from '../packs/army-style.ts';
import { Names } from '../messages/element-names.ts';
import { goalText } from '../messages/puzzle-messages.ts';
import { makeBoardSvg } from '../element/picture/board-picture.ts';
import { armyStyles } from '../packs/base-army-styles.ts';
import { pictureStyles } from '../element/picture/picture-styles.ts';
import { standaloneTile } from '../element/picture/tile-picture.ts';

/** The puzzles of the box as a site shows them. */
export function showcasePuzzles(): readonly ShowcasePuzzle[] {
  return PUZZLES.map(shown);
}

function shown({ id, title, position, side, tiles, goals }: Puzzle): ShowcasePuzzle {
  const armies = armyStyles();
  const read = parsePosition(position, armyNames(armies));
  if (isProblems(read)) throw new Error(read[0]?.message);
  const edition = read.edition ?? '3.0';
  const names = (language: Language) =>
    new Names({ armies, seats: [], edition, radius: 2, language });
  const [en, fr] = [names('en'), names('fr')];
  const army = armies.find((each) => each.id === side);
  return {
    id,
    title,
    task: {
      en: `You are ${en.army(side)}. Place ${tiles.length} tiles, then the battle begins.`,
      fr: `Vous êtes ${fr.army(side)}. Posez ${tiles.length} tuiles, puis le combat commence.`,
    },
    goals: goals.map((goal) => ({
      en: sentence(goalText(goal, 'en')),
      fr: sentence(goalText(goal, 'fr')),
    })),
    pieces: tiles.map((tile) => {
      const look = army?.tile(tile);
      if (!look) throw new Error(`${side} has no tile "${tile}".`);
      return {
        name: { en: en.tile(side, tile), fr: fr.tile(side, tile) },
        picture: renderSvg(standaloneTile(look), `svg{color-scheme:light dark}${pictureStyles}`),
      };
    }),
    board: makeBoardSvg(diagramScene(read, armies, 'en', false)),
  };
}

/** A goal that stands for itself begins as a sentence does. */
function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
