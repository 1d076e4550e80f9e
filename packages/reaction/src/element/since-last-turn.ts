import type { LogEntry } from '@skirmish-kit/core';
import type { Misfortune, SinceLastTurn } from '@skirmish-kit/ui';
import { standaloneToken } from './picture/standalone-token.ts';
import type { ReactionView } from './game-view.ts';

/** What befalls a figure, as it is counted for its player. */
const FATES: Readonly<Record<string, Misfortune>> = {
  eliminated: 'out',
  fled: 'out',
  'machine-damaged': 'hurt',
  panics: 'shaken',
  routs: 'shaken',
  rallied: 'recovered',
  revived: 'recovered',
};

/** Questions of the player’s own turn. */
const OWN: readonly string[] = ['order', 'group', 'figure', 'action'];

/** What happened to a side while the other had its turn. */
export function sinceLastTurn(room: ReactionView): SinceLastTurn {
  const unitOf = (entry: LogEntry) =>
    room.battle.figures.find(({ id }) => id === entry.params['figure']);
  return {
    isOwnTurn: ({ about }) => OWN.includes(about),
    happened(entry, seat) {
      const { kind } = entry;
      if (kind !== 'event') return undefined;
      return unitOf(entry)?.seat === seat ? FATES[entry.about] : undefined;
    },
    unit(entry) {
      const unit = unitOf(entry);
      return unit && { id: unit.id, picture: standaloneToken(room.battle, unit, room.names) };
    },
    ring(ids) {
      room.table.ringed = ids;
    },
  };
}
