import { botAnswer, Game, hashState, randomBot, type Bot } from '../index.ts';
import { pig, type PigState } from './pig.ts';

/**
 * The behaviour of core in one word: the hash of every state of twenty games. It must be the same in every
 * engine; a change that alters it changes old games, and has to be intended.
 */
export const SIGNATURE = '27dra5b0bna';

export async function signature(): Promise<string> {
  const careful: Bot<PigState> = (await pig.bots['careful']?.()) ?? randomBot;
  const bots = new Map([careful, randomBot, careful].entries());
  const hashes: string[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const game = new Game(pig, { players: 3, target: 60 }, { seed: `signature ${seed}` });
    while (botAnswer(game, bots)) hashes.push(game.hash());
    hashes.push(hashState(game.record()));
  }
  return hashState(hashes);
}
