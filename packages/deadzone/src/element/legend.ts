import type { ExplainedTerm } from '@skirmish-kit/core';
import type { Legend } from '@skirmish-kit/ui';
import { svgNode, type SvgNode } from '@skirmish-kit/ui/picture';
import { tokenPicture, type Token } from '@skirmish-kit/ui/table';
import { FACES, type Face } from '../rules/state.ts';
import { termMessages } from '../messages/terms.ts';
import { facePath } from './command-die.ts';
import { commandDiceMessages } from '../messages/command-dice-messages.ts';
import { legendTitles, legendMessages } from '../messages/legend-messages.ts';

type Row = readonly [Partial<Token>, ExplainedTerm];

const FIGURES: readonly Row[] = [
  [{ weapon: 'rifle' }, legendMessages['first-side']],
  [{ side: 1, weapon: 'hammer', weaponTurn: -62 }, legendMessages['second-side']],
  [{ rank: 'leader' }, legendMessages.leader],
  [{ pips: 2 }, legendMessages.size],
  [{ marks: ['acted'] }, legendMessages['has-acted']],
];

const STATES: readonly Row[] = [
  [{ states: ['pinned'] }, legendMessages.pinned],
  [{ states: ['wounded'] }, legendMessages.wounded],
  [{ states: ['burning'] }, legendMessages['on-fire']],
  [{ states: ['watching'] }, legendMessages.tagged],
  [{ carrying: true }, legendMessages['carries-something']],
];

const BOARD: readonly (readonly [SvgNode, ExplainedTerm])[] = [
  [sketch('M-30-8h20v16h-20ZM10-8h20v16H10Z', 'wall-sketch'), legendMessages['wall-with-a-gap']],
  [sketch('M-24-24h48v48h-48Z', 'hatch'), legendMessages['walkway-or-hatch']],
  [sketch('M0-20 20 0 0 20-20 0Z', 'diamond-sketch'), legendMessages.objective],
  [sketch('M-12-12h24v24h-24ZM-5-5 5 5M-5 5 5-5', 'diamond-sketch'), legendMessages['item-token']],
];

/** Every mark of figures, every sign of the board, every face of the command dice. */
export const legend: Legend = [
  { title: legendTitles.figures, rows: FIGURES.map(rowOf) },
  { title: legendTitles['what-a-figure-is-in'], rows: STATES.map(rowOf) },
  {
    title: legendTitles['the-board'],
    rows: BOARD.map(([symbol, words]) => ({ symbol, ...words })),
  },
  {
    title: legendTitles['command-dice'],
    rows: FACES.map((face) => ({
      symbol: dieSketch(face),
      name: termMessages[`face-${face}`],
      text: commandDiceMessages[`die-${face}`],
      rule: 'DZ-CMD-05',
    })),
  },
];

function rowOf([token, words]: Row) {
  const drawn = tokenPicture(
    {
      id: words.name.en,
      side: 0,
      label: '1',
      title: '',
      at: [0, 0],
      radius: 12,
      base: 'cut',
      weaponTurn: 62,
      ...token,
    },
    0.35,
  );
  const symbol = svgNode('svg', { class: 'table', viewBox: '-18 -18 36 36' }, [drawn]);
  return { symbol, ...words };
}

function sketch(d: string, name: string): SvgNode {
  return svgNode('svg', { class: 'table cubes', viewBox: '-36 -36 72 72' }, [
    svgNode('path', { class: name, d }),
  ]);
}

function dieSketch(face: Face): SvgNode {
  const { d, lines } = facePath(face);
  return svgNode('svg', { class: 'table', viewBox: '-4 -4 40 40' }, [
    svgNode('rect', { class: 'die-sketch', x: -2, y: -2, width: 36, height: 36, rx: 6 }),
    svgNode('path', { class: lines ? 'glyph lines' : 'glyph', d }),
  ]);
}
