/** What a game is played with: loaded when a page shows one. */
export { GameFrame } from '@skirmish-kit/ui';
export { PlayRoom } from './game-view.ts';
export { startSession } from './start-session.ts';
