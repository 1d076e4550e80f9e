/** The room in which battles are shown, in one piece: what a bundle puts into a file of its own. */
export { makeRecord } from '@skirmish-kit/core';
export { BattleRoom } from './battle-room.ts';
export { startSession } from './battle-session.ts';
export { battleView } from './battle-view.ts';
