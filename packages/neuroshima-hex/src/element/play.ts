/** The room that a game opens in, with the rules until then: fetched when it is entered. */
export { OpeningFrame } from '@skirmish-kit/ui';
export { OpeningRoom } from './opening-room.ts';
export { startSession } from './start-session.ts';
