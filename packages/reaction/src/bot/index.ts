export { bot } from './tactician.ts';
