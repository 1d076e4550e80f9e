import type { Legend } from '@skirmish-kit/ui';
import { pieceRows, tokenRows } from '@skirmish-kit/ui/table';
import { legendTitles, legendWords } from '../messages/legend-messages.ts';

/** Who looks nowhere in particular looks up. */
const PLAIN = { facing: 0 };

/** Every mark of tokens and every edge of scenery. */
export const legend: Legend = [
  {
    title: legendTitles.figures,
    rows: tokenRows(PLAIN, [
      [{ facing: 90, weapon: 'rifle' }, legendWords['first-side']],
      [{ side: 1, facing: 270, weapon: 'smg' }, legendWords['second-side']],
      [{ rank: 'leader' }, legendWords.leader],
      [{ rank: 'second' }, legendWords['second-in-command']],
      [{ rank: 'hero' }, legendWords.hero],
      [{ form: 'robot' }, legendWords.robot],
      [{ form: 'drone' }, legendWords.drone],
    ]),
  },
  {
    title: legendTitles['what-a-figure-is-in'],
    rows: tokenRows(PLAIN, [
      [{ states: ['panicked'] }, legendWords.panic],
      [{ states: ['routing'] }, legendWords.rout],
      [{ states: ['rallied'] }, legendWords['pulled-itself-together']],
      [{ states: ['covered'] }, legendWords['took-cover']],
      [{ states: ['watching'] }, legendWords['waits-to-fire']],
      [{ states: ['burning'] }, legendWords['on-fire']],
      [{ states: ['wounded'], form: 'robot' }, legendWords.damaged],
      [{ carrying: true }, legendWords['carries-something']],
      [{ marks: ['acting'], points: { left: 4, all: 6 } }, legendWords['acts-now']],
      [{ marks: ['acted'] }, legendWords['has-acted']],
      [{ out: true }, legendWords['out-of-the-fight']],
    ]),
  },
  {
    title: legendTitles.terrain,
    rows: pieceRows([
      [{ kind: 'wood', ground: 'difficult', cover: 1 }, legendWords['dotted-edge']],
      [{ kind: 'low-wall', ground: 'obstacle', cover: 3 }, legendWords['low-and-climbed']],
      [
        { kind: 'container', ground: 'impassable', blocksSight: true, cover: 4 },
        legendWords['solid-block'],
      ],
      [{ kind: 'crates', ground: 'obstacle', cover: 2 }, legendWords['cover-1-to-4']],
    ]),
  },
];
