/** The room a battle is stepped through in: fetched when it is entered. */
import { isProblems, type Problem } from '@skirmish-kit/core';
import { sayPositionProblem } from '../notation/problem-words.ts';
import { makeLibrary } from '../packs/built-in.ts';
import { BattleRoom, type BattleHost } from './battle-room.ts';
import { armyLooks } from './picture/box.ts';
import { stateFrom } from './position-state.ts';

/** Opens the battle of a position, or tells what is wrong with it in the reader's language. */
export function openBattle(
  position: string,
  answers: string,
  host: BattleHost,
): BattleRoom | readonly Problem[] {
  const library = makeLibrary();
  const looks = armyLooks();
  const state = stateFrom(position, library, looks);
  if (isProblems(state)) {
    return state.map((found) => ({
      ...found,
      message: sayPositionProblem(found, host.language()),
    }));
  }
  const given = answers.split(/\s+/).filter(Boolean);
  return new BattleRoom(library, looks, state, given, host);
}
