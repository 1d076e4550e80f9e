export { oddsRoom } from './odds-room.ts';
