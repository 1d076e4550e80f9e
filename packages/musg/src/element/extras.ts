import { diceStyles, diceTray, type RoomExtras } from '@skirmish-kit/ui';
import { events } from '../messages/events.ts';
import { refusals } from '../messages/refusals.ts';
import type { Battle } from '../rules/state.ts';
import type { MusgView } from './game-view.ts';
import { rollWords } from './read-roll.ts';
import { sinceLastTurn } from './since-last-turn.ts';
import { textSource } from './text-source.ts';

export { DrivingController } from './driving-controller.ts';
export { unitStrip } from './active-unit.ts';
export { lastActionMarks } from './last-action.ts';
export { reachOf } from './reach-areas.ts';
export { howItComes } from './how-it-comes.ts';
export { pointerScene } from './pointer-scene.ts';
export { targetOptions } from './target-options.ts';

/** What a battle shows besides its first question. */
export const extrasOf = (room: MusgView): RoomExtras<Battle> => ({
  events,
  refusals,
  styles: [diceStyles],
  dice: diceTray,
  readRoll: (roll, after) => rollWords(roll, after, room.host.language),
  text: textSource(room),
  sinceLastTurn: sinceLastTurn(room),
});
