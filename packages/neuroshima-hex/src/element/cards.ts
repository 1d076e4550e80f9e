import { parseHex } from '@skirmish-kit/space';
import type { CardContent } from '@skirmish-kit/ui';
import type { HexView } from './game-view.ts';
import { printedCard, unitCard } from './tile-card.ts';

export { linksOf } from './module-links.ts';

/** The card of a hex, `hex:0,-1`, or of a tile of somebody's hand, `tile:moloch:hybrid`. */
export function cardOf(room: HexView, thing: string): CardContent | undefined {
  const [kind, first = '', second = ''] = thing.split(':');
  if (kind === 'hex') {
    const hex = parseHex(first);
    return hex && unitCard(room.now, room.cellOf(hex));
  }
  const look = kind === 'tile' ? room.names.look(first)?.tile(second) : undefined;
  return look && printedCard(look, room.names);
}
