/** The room a battle is stepped through in: fetched when it is entered. */
import { copyState, isProblems, type Problem } from '@skirmish-kit/core';
import { makeLibrary } from '../packs/built-in.ts';
import { fightAsAnswered } from '../rules/prepared-answers.ts';
import { tableOf } from '../rules/table.ts';
import { makeArmy } from '../rules/tile.ts';
import { BattleRoom, type BattleHost } from './battle-room.ts';
import type { FanArmies } from './fan-armies.ts';
import { armyLooks } from '../packs/box.ts';
import { stateFrom } from './position-state.ts';

/** Opens the battle of a position, or tells what is wrong with it. */
export function openBattle(
  position: string,
  answers: string,
  fans: FanArmies,
  host: BattleHost,
): BattleRoom | readonly Problem[] {
  const library = makeLibrary(fans.packs.map(makeArmy), fans.companions, fans.pins);
  const looks = armyLooks(fans.packs);
  const state = stateFrom(position, library, looks);
  if (isProblems(state)) return state;
  const given = answers.split(/\s+/).filter(Boolean);
  const unfit = fightAsAnswered(tableOf(library, copyState(state), false), given);
  if (unfit.length > 0) {
    return unfit.map((found) => ({ ...found, path: found.path.slice(1) }));
  }
  return new BattleRoom(library, looks, state, given, host);
}
