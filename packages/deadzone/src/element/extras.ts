import {
  answerStyles,
  diceStyles,
  diceTray,
  targetStyles,
  type RoomExtras,
} from '@skirmish-kit/ui';
import { events } from '../messages/events.ts';
import { refusals } from '../messages/refusals.ts';
import type { Battle } from '../rules/state.ts';
import type { DeadzoneView } from './game-view.ts';
import { rollWords } from './read-roll.ts';
import { sinceLastTurn } from './since-last-turn.ts';
import { textSource } from './text-source.ts';

export { planOverlay } from '../board-view/index.ts';
export { lastShots } from './last-action.ts';
export { pointerScene } from './pointer-scene.ts';
export { unitStrip } from './active-unit.ts';
export { chosenView } from './chosen-view.ts';
export { commandTray, rerollBar } from './command-tray.ts';
export { replyCards, replyMain, replyView } from './reply-cards.ts';

/** What a battle shows besides its first question. */
export const extrasOf = (room: DeadzoneView): RoomExtras<Battle> => ({
  events,
  refusals,
  styles: [diceStyles, targetStyles, answerStyles],
  dice: diceTray,
  readRoll: (roll, after) => rollWords(roll, after, room.names),
  text: textSource(room),
  sinceLastTurn: sinceLastTurn(room),
});
