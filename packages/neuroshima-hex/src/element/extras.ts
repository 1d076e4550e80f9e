import type { RoomExtras } from '@skirmish-kit/ui';
import { events } from '../messages/events.ts';
import { refusals } from '../messages/refusals.ts';
import type { State } from '../rules/state.ts';
import type { HexView } from './game-view.ts';
import { textSource } from './text-source.ts';

/** What a game shows besides its first question. */
export const extrasOf = (room: HexView): RoomExtras<State> => ({
  events,
  refusals,
  text: textSource(room),
});
