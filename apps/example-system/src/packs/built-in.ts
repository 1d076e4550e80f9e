import type { Band } from '../rules/band.ts';
import bands from './bands.json' with { type: 'json' };

/** The bands that come with the game; they are a pack like anybody's. */
export const BANDS: readonly Band[] = bands.bands;
