import type { TextSource } from '@skirmish-kit/ui';
import { parseHexName } from '../notation/hex-name.ts';
import { describeBoard } from '../messages/describe.ts';
import type { HexView } from './game-view.ts';

/** A game in words; the board itself can be walked over hex by hex, so it needs no list. */
export function textSource(room: HexView): TextSource {
  return {
    summary: () => describeBoard(room.now),
    keys: () => room.names.say('keys'),
    look: (name) => {
      const hex = parseHexName(name, room.radius);
      if (hex) room.tellAttacks(room.cellOf(hex));
    },
    faces: () => {
      const { army, names } = room;
      const kinds = army?.tiles.filter(({ kind }) => kind !== 'hq') ?? [];
      return room.host.session?.ask?.kind === 'chance'
        ? kinds.map((tile, face) => ({ id: String(face), text: names.nameOf(tile) }))
        : [];
    },
  };
}
