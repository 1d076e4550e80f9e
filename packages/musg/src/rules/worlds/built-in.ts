import type { World } from '../world.ts';
import { aliens } from './aliens.ts';
import { civilians } from './civilian-world.ts';
import { pulp } from './pulp.ts';
import { regroupTeam } from './regroup-team.ts';
import { zombies } from './zombies.ts';

/** The worlds that come with the game; anybody may add his own. */
export const BUILT_IN_WORLDS: readonly World[] = [pulp, zombies, aliens, civilians, regroupTeam];
