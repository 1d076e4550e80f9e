import type { Setup } from './state.ts';
import { optionsOf } from './variants.ts';

/** The setup of a first game: the two armies that are easiest to play. */
export const FIRST_GAME: Setup = {
  edition: '3.0',
  mode: 'duel',
  armies: ['borgo', 'moloch'],
  options: optionsOf('3.0'),
};
