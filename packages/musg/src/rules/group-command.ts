import { friendsOf, isAble, isWithin } from './figures.ts';
import type { Battle, Figure } from './state.ts';

/** MU-EXTRA-03: the most that a crowd makes of the Command of an extra, and how compact it is. */
const CROWD_MOST = 11;
const COMPACT = 1;

/** MU-EXTRA-03: the compact group of extras a figure stands in, itself included. */
function crowdOf(battle: Battle, figure: Figure): readonly Figure[] {
  const others = friendsOf(battle, figure).filter((friend) => isAble(friend, 'crowd'));
  const found = [figure];
  for (const each of found)
    for (const other of others)
      if (!found.includes(other) && isWithin(each, other, COMPACT)) found.push(other);
  return found;
}

/** MU-EXTRA-03: one more for each other extra of the group. */
export function groupCommand(battle: Battle, figure: Figure, own: number): number {
  return Math.min(CROWD_MOST, own + crowdOf(battle, figure).length - 1);
}
