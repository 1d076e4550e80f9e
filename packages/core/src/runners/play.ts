import type { Bot } from '../bot.ts';
import { botRandom } from '../bot-random.ts';
import type { Seat } from '../flow.ts';
import type { Game } from '../game.ts';
import { RulesError } from '../rules-error.ts';
import { stateFor } from '../visibility.ts';

/** Bots by seat; seats without one are played by people. */
export type SeatedBots<S> = ReadonlyMap<Seat, Bot<S>>;

/** An answer that a bot gave. */
export interface BotAnswer {
  readonly who: Seat;
  readonly bot: string;
  readonly key: string;
}

/**
 * Lets the bot whose turn it is answer once; `undefined` when a person has to, or dice are asked
 * for, or the game is over. Elements call it again and again, at the pace of the eye.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * botAnswer(game, new Map([[0, careful]])); // { who: 0, bot: 'careful', key: 'roll' }
 * botAnswer(game, new Map()); // undefined
 * ```
 */
export function botAnswer<S, Setup>(
  game: Game<S, Setup>,
  bots: SeatedBots<S>,
): BotAnswer | undefined {
  const ask = game.ask();
  const bot = ask?.kind === 'choice' ? bots.get(ask.who) : undefined;
  if (!bot || ask?.kind !== 'choice') return undefined;
  const random = botRandom(game.seed)(game.answers.length);
  const state = stateFor(game.system, game.state, ask.who);
  const key = bot.answer({ state, choice: ask, random });
  const refusal = game.answer(key);
  if (refusal) {
    throw new RulesError(
      'bot-refused',
      `${bot.id} answered "${key}": ${refusal.code} (${refusal.rule}).`,
    );
  }
  return { who: ask.who, bot: bot.id, key };
}

/**
 * Lets bots answer until a person must, or the game is over; gives their answers. The same game
 * and the same bots give the same answers, also after an undo.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * game.answer('hold');
 * botAnswers(game, new Map([[1, careful]])); // [{ who: 1, bot: 'careful', key: 'roll' }, …]
 * ```
 */
export function botAnswers<S, Setup>(
  game: Game<S, Setup>,
  bots: SeatedBots<S>,
): readonly BotAnswer[] {
  const given: BotAnswer[] = [];
  for (let answer = botAnswer(game, bots); answer; answer = botAnswer(game, bots))
    given.push(answer);
  return given;
}
