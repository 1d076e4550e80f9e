import { teller, type Flow } from '@skirmish-kit/core';
import type { moments } from '../telling/moments.ts';
import type { Deed } from './action.ts';
import { ahead } from './stone.ts';
import { figureOf, type State } from './state.ts';
import { strike } from './strike.ts';

const tell = teller<typeof moments>();

/** Does what was chosen, which is legal. */
export function* act(state: State, deed: Deed): Flow {
  const figure = figureOf(state, deed.figure);
  if (!figure) return;
  if (deed.kind === 'send') {
    figure.at = deed.to;
    return yield* tell('sent', 'CW-SEND-01', { figure: figure.id, to: deed.to });
  }
  if (deed.kind === 'march') {
    const to = ahead(figure.at, figure.seat);
    figure.at = to ?? 'across';
    if (to === undefined) return yield* tell('crosses', 'CW-MARCH-02', { figure: figure.id });
    return yield* tell('marches', 'CW-MARCH-01', { figure: figure.id, to });
  }
  const target = figureOf(state, deed.target);
  if (target) yield* strike(state, figure, target);
}
