import type { TextSource } from '@skirmish-kit/ui';
import { findFigure } from '../rules/figures.ts';
import { PACE } from '../rules/paces.ts';
import { describeFigure, describeTable } from './describe.ts';
import type { PlayRoom } from './play-room.ts';
import { choosableIn } from './scene-of.ts';

/** A battle in words: a list of figures, one's own first. */
export function textSource(room: PlayRoom): TextSource {
  const { host } = room;
  return {
    summary: () => describeTable(room.battle, room.names),
    things: {
      label: () => room.say('figures'),
      items: () => {
        const { battle, names, acting } = room;
        const mine = host.choice?.who ?? 0;
        return battle.figures
          .filter(({ fate }) => fate === 'in' || fate === 'out')
          .toSorted((a, b) => Number(a.seat !== mine) - Number(b.seat !== mine))
          .map((figure) => ({
            id: figure.id,
            text: describeFigure(battle, figure, acting, names),
            card: `figure:${figure.id}`,
          }));
      },
      first: () => host.choice && choosableIn(room.battle, host.choice)[0],
      selected: () => room.target?.id ?? room.acting?.id,
      pick: (id) => room.choose(id),
    },
    look: (id) => room.look(id),
    places: {
      unit: PACE,
      from: () => room.acting?.at,
      of: (id) => findFigure(room.battle, id)?.at,
    },
  };
}
