import type { Crew } from '../rules/crew.ts';
import crews from './crews.json' with { type: 'json' };

/** The crews that come with the game; they are a pack like anybody's. */
export const CREWS: readonly Crew[] = crews.crews;
