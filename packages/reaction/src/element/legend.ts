import type { Legend } from '@skirmish-kit/ui';
import { pieceRows, tokenRows } from '@skirmish-kit/ui/table';
import { legendTitles, legendMessages } from '../messages/legend-messages.ts';

/** Who looks nowhere in particular looks up. */
const PLAIN = { facing: 0 };

/** Every mark of tokens and every edge of scenery. */
export const legend: Legend = [
  {
    title: legendTitles.figures,
    rows: tokenRows(PLAIN, [
      [{ facing: 90, weapon: 'rifle' }, legendMessages['first-side']],
      [{ side: 1, facing: 270, weapon: 'smg' }, legendMessages['second-side']],
      [{ rank: 'leader' }, legendMessages.leader],
      [{ rank: 'second' }, legendMessages['second-in-command']],
      [{ rank: 'hero' }, legendMessages.hero],
      [{ form: 'robot' }, legendMessages.robot],
      [{ form: 'drone' }, legendMessages.drone],
    ]),
  },
  {
    title: legendTitles['what-a-figure-is-in'],
    rows: tokenRows(PLAIN, [
      [{ states: ['panicked'] }, legendMessages.panic],
      [{ states: ['routing'] }, legendMessages.rout],
      [{ states: ['rallied'] }, legendMessages['pulled-itself-together']],
      [{ states: ['covered'] }, legendMessages['took-cover']],
      [{ states: ['watching'] }, legendMessages['waits-to-fire']],
      [{ states: ['burning'] }, legendMessages['on-fire']],
      [{ states: ['wounded'], form: 'robot' }, legendMessages.damaged],
      [{ carrying: true }, legendMessages['carries-something']],
      [{ marks: ['acting'], points: { left: 4, all: 6 } }, legendMessages['acts-now']],
      [{ marks: ['acted'] }, legendMessages['has-acted']],
      [{ out: true }, legendMessages['out-of-the-fight']],
    ]),
  },
  {
    title: legendTitles.terrain,
    rows: pieceRows([
      [{ kind: 'wood', ground: 'difficult', cover: 1 }, legendMessages['dotted-edge']],
      [{ kind: 'low-wall', ground: 'obstacle', cover: 3 }, legendMessages['low-and-climbed']],
      [
        { kind: 'container', ground: 'impassable', blocksSight: true, cover: 4 },
        legendMessages['solid-block'],
      ],
      [{ kind: 'crates', ground: 'obstacle', cover: 2 }, legendMessages['cover-1-to-4']],
    ]),
  },
];
