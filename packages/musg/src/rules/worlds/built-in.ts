import type { World } from '../world.ts';
import { zombies } from './zombies.ts';

/** The worlds that come with the game; anybody may add his own. */
export const BUILT_IN_WORLDS: readonly World[] = [zombies];
