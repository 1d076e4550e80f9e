import { Game } from '@skirmish-kit/core';
import { svgNode, renderSvg } from '@skirmish-kit/ui/picture';
import { defineShowcase } from '@skirmish-kit/ui/showcase';
import { placeOf, SIZE, SQUARES, type Square } from '../rules/square.ts';
import { figuresStanding } from '../rules/state.ts';
import { sketchGame } from '../system.ts';

const CELL = 60;
const SIDES = ['#855d00', '#1d5da6'];

function cornerOf(at: Square): { readonly x: number; readonly y: number } {
  const [column, row] = placeOf(at);
  return { x: column * CELL, y: (SIZE - 1 - row) * CELL };
}

/** The board at the start of a first game, as a picture of its own. */
function board(): string {
  const { state } = new Game(sketchGame, sketchGame.defaults, { seed: 7 });
  const side = SIZE * CELL;
  return renderSvg(
    svgNode('svg', { viewBox: `0 0 ${side} ${side}` }, [
      ...SQUARES.map((at) =>
        svgNode('rect', {
          ...cornerOf(at),
          width: CELL,
          height: CELL,
          fill: '#e1e5df',
          stroke: '#7b8580',
        }),
      ),
      ...figuresStanding(state).map(({ at, seat }) => {
        const { x, y } = cornerOf(at);
        const middle = { cx: x + CELL / 2, cy: y + CELL / 2, r: CELL / 3 };
        return svgNode('circle', { ...middle, fill: SIDES[seat] ?? '#14181a' });
      }),
    ]),
  );
}

/** Sketch on a site: its card, and its page. */
export const showcase = /* @__PURE__ */ defineShowcase({
  tag: 'skirmish-sketch',
  line: {
    en: 'A sketch of a game, to be made into one.',
    fr: 'L’esquisse d’un jeu, à compléter.',
  },
  about: {
    en: 'A sketch of a game, to be made into one.',
    fr: 'L’esquisse d’un jeu, à compléter.',
  },
  facts: [{ en: '2 players', fr: '2 joueurs' }],
  colour: { light: '#525b5a', dark: '#9eaaaa' },
  board,
  widgets: [
    {
      id: 'play',
      title: { en: 'Play', fr: 'Jouer' },
      text: { en: 'Against the bot, or a friend.', fr: 'Contre l’ordinateur, ou un ami.' },
      attributes: { seats: 'human,bot' },
    },
  ],
});
