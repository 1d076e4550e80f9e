import type { LogEntry } from '@skirmish-kit/core';
import type { Misfortune, SinceLastTurn } from '@skirmish-kit/ui';
import { figurePicture } from './picture/figure-picture.ts';
import type { DeadzoneView } from './game-view.ts';

/** What befalls a figure, as it is counted for its player. */
const FATES: Readonly<Record<string, Misfortune>> = {
  killed: 'out',
  wounded: 'hurt',
  'catches-fire': 'hurt',
  pinned: 'shaken',
  stunned: 'shaken',
  healed: 'recovered',
};

/** Points that the other side gets. */
const POINTS: readonly string[] = ['scores', 'objective'];

/** Questions of the player’s own turn. */
const OWN: readonly string[] = ['turn', 'action'];

/** What happened to a side while the other had its turn. */
export function sinceLastTurn(room: DeadzoneView): SinceLastTurn {
  const unitOf = (entry: LogEntry) =>
    room.battle.models.find(({ id }) => id === entry.params['model']);
  return {
    isOwnTurn: ({ about }) => OWN.includes(about),
    happened(entry, seat) {
      const { kind } = entry;
      if (kind !== 'event') return undefined;
      if (POINTS.includes(entry.about)) return entry.params['seat'] === seat ? undefined : 'points';
      return unitOf(entry)?.seat === seat ? FATES[entry.about] : undefined;
    },
    unit(entry) {
      const unit = unitOf(entry);
      return unit && { id: unit.id, picture: figurePicture(room.battle, unit, room.names) };
    },
    ring(ids) {
      room.field.ringed = ids;
    },
  };
}
