export { bot } from './bot.ts';
