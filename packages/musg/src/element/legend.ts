import type { Legend } from '@skirmish-kit/ui';
import { pieceRows, tokenRows } from '@skirmish-kit/ui/table';
import { legendTitles, legendMessages } from '../messages/legend-messages.ts';

/** Musg has no facing; weapons point a little aside. */
const PLAIN = { weaponTurn: 62 };

/** Every mark of tokens and every edge of scenery. */
export const legend: Legend = [
  {
    title: legendTitles.figures,
    rows: tokenRows(PLAIN, [
      [{ weapon: 'rifle' }, legendMessages['first-side']],
      [{ side: 1, weapon: 'axe' }, legendMessages['second-side']],
      [{ rank: 'leader' }, legendMessages.chief],
      [{ rank: 'second' }, legendMessages.lieutenant],
      [{ rank: 'hero' }, legendMessages.mercenary],
      [{ life: { left: 4, all: 6 }, states: ['wounded'] }, legendMessages.life],
    ]),
  },
  {
    title: legendTitles['what-a-figure-is-in'],
    rows: tokenRows(PLAIN, [
      [{ marks: ['acting'], points: { left: 2, all: 3 } }, legendMessages['acts-now']],
      [{ marks: ['acted'] }, legendMessages['has-acted']],
      [{ states: ['routing'] }, legendMessages.flees],
      [{ states: ['panicked'] }, legendMessages['shaken-by-a-charge']],
      [{ states: ['covered'] }, legendMessages.hidden],
      [{ carrying: true }, legendMessages['carries-somebody']],
      [{ out: true }, legendMessages['out-of-action']],
    ]),
  },
  {
    title: legendTitles.terrain,
    rows: pieceRows([
      [{ kind: 'wood', ground: 'difficult', cover: 1 }, legendMessages['dotted-edge']],
      [{ kind: 'fence', ground: 'difficult', cover: 1 }, legendMessages.cover],
      [
        { kind: 'building', ground: 'impassable', blocksSight: true, height: 40 },
        legendMessages['solid-edge'],
      ],
    ]),
  },
];
