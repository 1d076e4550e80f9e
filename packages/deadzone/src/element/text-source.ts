import type { TextSource } from '@skirmish-kit/ui';
import { modelOf } from '../rules/models.ts';
import { describeModel, describeTable } from '../messages/describe.ts';
import type { DeadzoneView } from './game-view.ts';

/** A battle in words: a list of figures, one's own first. */
export function textSource(room: DeadzoneView): TextSource {
  const { host } = room;
  return {
    summary: () => describeTable(room.battle, room.names),
    keys: () => room.say('board-keys'),
    things: {
      label: () => room.say('figures'),
      items: () => {
        const { battle, names } = room;
        const mine = host.choice?.who ?? 0;
        return battle.models
          .filter(({ where }) => where === 'field')
          .toSorted((a, b) => Number(a.seat !== mine) - Number(b.seat !== mine))
          .map((model) => ({
            id: model.id,
            text: describeModel(battle, model, names),
            card: `figure:${model.id}`,
          }));
      },
      first: () => room.acting?.id,
      selected: () => room.choosing.chosen?.model ?? room.acting?.id,
      pick: (id) => room.choosing.point({ model: id }),
    },
    look: (id) => {
      if (room.battle.models.some((model) => model.id === id))
        host.announce(describeModel(room.battle, modelOf(room.battle, id), room.names));
    },
  };
}
