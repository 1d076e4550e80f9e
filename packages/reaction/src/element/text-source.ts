import type { TextSource } from '@skirmish-kit/ui';
import { tableTextSource } from '@skirmish-kit/ui/table';
import type { ReactionView } from './game-view.ts';

/** People type centimetres; the table has tenths of them. */
const CENTIMETRE = 10;

/** A battle in words. */
export function textSource(room: ReactionView): TextSource {
  return tableTextSource(room, {
    isListed: ({ fate }) => fate === 'in',
    unit: CENTIMETRE,
    things: () => [...room.battle.objectives, ...room.battle.things],
  });
}
