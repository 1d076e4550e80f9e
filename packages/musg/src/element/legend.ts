import type { Legend } from '@skirmish-kit/ui';
import { pieceRows, tokenRows } from '@skirmish-kit/ui/table';
import { legendTitles, legendWords } from '../messages/legend-messages.ts';

/** Musg has no facing; weapons point a little aside. */
const PLAIN = { weaponTurn: 62 };

/** Every mark of tokens and every edge of scenery. */
export const legend: Legend = [
  {
    title: legendTitles.figures,
    rows: tokenRows(PLAIN, [
      [{ weapon: 'rifle' }, legendWords['first-side']],
      [{ side: 1, weapon: 'axe' }, legendWords['second-side']],
      [{ rank: 'leader' }, legendWords.chief],
      [{ rank: 'second' }, legendWords.lieutenant],
      [{ rank: 'hero' }, legendWords.mercenary],
      [{ life: { left: 4, all: 6 }, states: ['wounded'] }, legendWords.life],
    ]),
  },
  {
    title: legendTitles['what-a-figure-is-in'],
    rows: tokenRows(PLAIN, [
      [{ marks: ['acting'], points: { left: 2, all: 3 } }, legendWords['acts-now']],
      [{ marks: ['acted'] }, legendWords['has-acted']],
      [{ states: ['routing'] }, legendWords.flees],
      [{ states: ['panicked'] }, legendWords['shaken-by-a-charge']],
      [{ states: ['covered'] }, legendWords.hidden],
      [{ carrying: true }, legendWords['carries-somebody']],
      [{ out: true }, legendWords['out-of-action']],
    ]),
  },
  {
    title: legendTitles.terrain,
    rows: pieceRows([
      [{ kind: 'wood', ground: 'difficult', cover: 1 }, legendWords['dotted-edge']],
      [{ kind: 'fence', ground: 'difficult', cover: 1 }, legendWords.cover],
      [
        { kind: 'building', ground: 'impassable', blocksSight: true, height: 40 },
        legendWords['solid-edge'],
      ],
    ]),
  },
];
