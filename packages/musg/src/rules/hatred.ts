import { choose, type Flow } from '@skirmish-kit/core';
import { yesOrNo } from './answer-keys.ts';
import { commandTest } from './command.ts';
import { figureOf } from './figures.ts';
import { facesHated } from './hated-band.ts';
import type { Battle, FigureId } from './state.ts';

/** MU-INJ-12: what is used up when a rout test was rolled again. */
const HATRED = 'hatred';

/** MU-INJ-12: against a band he hates he may roll one failed rout test of the game again. */
export function* hatredApplies(battle: Battle, id: FigureId, command: number): Flow<boolean> {
  const figure = figureOf(battle, id);
  if (figure.spent.includes(HATRED) || !facesHated(battle, figure)) return false;
  const again = yield* choose({
    who: figure.seat,
    about: 'rout-again',
    rule: 'MU-INJ-12',
    skip: 'no',
    params: { figure: id, command },
    options: [
      { key: yesOrNo.make({ kind: 'yes' }), value: true },
      { key: yesOrNo.make({ kind: 'no' }), value: false },
    ],
  });
  if (!again) return false;
  figureOf(battle, id).spent = [...figureOf(battle, id).spent, HATRED];
  return yield* commandTest(battle, id, command, 'MU-INJ-12', 'rout');
}
