/** The room a battle is played in, with the rules: fetched when it is entered. */
export { GameFrame } from '@skirmish-kit/ui';
export { PlayRoom } from './game-view.ts';
export { startSession } from './start-session.ts';
