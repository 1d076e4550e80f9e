import type { TextSource } from '@skirmish-kit/ui';
import { figuresIn } from '../rules/figures.ts';
import { describeFigure, describeTable } from './describe.ts';
import type { PlayRoom } from './play-room.ts';
import { actingFigure, choosableIn } from './scene-of.ts';

/** A battle in words: a list of figures, one's own first. */
export function textSource(room: PlayRoom): TextSource {
  const { host } = room;
  return {
    summary: () => describeTable(room.battle, room.names),
    things: {
      label: () => room.say('figures'),
      items: () => {
        const { battle, names } = room;
        const acting = actingFigure(battle, host.choice);
        const mine = host.choice?.who ?? 0;
        return figuresIn(battle)
          .toSorted((a, b) => Number(a.seat !== mine) - Number(b.seat !== mine))
          .map((figure) => ({
            id: figure.id,
            text: describeFigure(battle, figure, acting, names),
            card: `figure:${figure.id}`,
          }));
      },
      first: () => host.choice && choosableIn(room.battle, host.choice)[0],
      selected: () => room.table.target ?? actingFigure(room.battle, host.choice)?.id,
      pick: (id) => room.choose(id),
    },
    look: (id) => room.look(id),
    places: {
      unit: MILLIMETRES,
      from: () => actingFigure(room.battle, host.choice)?.at,
      of: (id) => {
        const { figures, objectives, things } = room.battle;
        return [...figures, ...objectives, ...things].find((each) => each.id === id)?.at;
      },
    },
  };
}

/** People type centimetres. */
const MILLIMETRES = 10;
