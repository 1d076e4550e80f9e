import { hashState, isProblems, playOut, randomBot, seededRandom } from '@skirmish-kit/core';
import { BATTLES, reaction } from '@skirmish-kit/reaction';
import { bot as tactician } from '@skirmish-kit/reaction/bot';

/*
 * What both sides of the comparison run, each bundled with its own packages: only what has long been
 * there may be called. The players have dice of their own, so that games stay comparable when a
 * commit changes where bots take their chances from.
 */

/** A game that has been played, in what it came to. */
export interface PlayedGame {
  readonly hash: string;
  readonly choices: number;
}

/** Games that are compared: by these players, game after game in all ready-made battles. */
export type Players = 'random' | 'bots';

export function play(players: Players, seed: number): PlayedGame {
  const { scenario, gangs } = BATTLES[seed % BATTLES.length] ?? { scenario: '', gangs: [] };
  const setup = reaction.readSetup({ scenario, gangs, settings: {} });
  if (isProblems(setup)) throw new Error(setup[0]?.message);
  const random = seededRandom(`players of ${seed}`);
  const player: typeof tactician = {
    ...tactician,
    answer: (view) =>
      players === 'bots'
        ? tactician.answer({ ...view, random })
        : randomBot.answer({ ...view, random }),
  };
  const { state, choices } = playOut(reaction, setup, [player, player], seed);
  return { hash: hashState(state), choices };
}
