import type { Bot } from './bot.ts';
import { botRandom } from './bot-random.ts';
import type { Game } from './game.ts';
import { adoptPoint, resumeFlow, type ResumePoint, type StepRules } from './resume.ts';
import { RulesError } from './rules-error.ts';
import { stateFor } from './visibility.ts';

/**
 * A question to a bot as plain data, so that the bot can compute elsewhere: in a worker, on another
 * machine. With the rules, the bot can rebuild the same position from it and ask why an answer would be
 * refused.
 */
export interface BotQuestion<S> {
  readonly point: ResumePoint<S>;
  readonly seed: number | string;
  /** How many answers had been given in all. */
  readonly given: number;
}

/** The open question as data; `undefined` when nobody is asked to choose. */
export function botQuestion<S, Setup>(game: Game<S, Setup>): BotQuestion<S> | undefined {
  const point = game.ask()?.kind === 'choice' ? game.point() : undefined;
  return point && { point, seed: game.seed, given: game.answers.length };
}

/**
 * Lets a bot answer a question that was sent, as it would answer where the game is played.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * const sent = structuredClone(botQuestion(game));
 * sent && answerQuestion(pig, careful, sent); // 'roll'
 * ```
 */
export function answerQuestion<S>(
  system: StepRules<S>,
  bot: Bot<S>,
  { point, seed, given }: BotQuestion<S>,
): string {
  const { state, ask } = resumeFlow(system, adoptPoint(system, point));
  if (ask.kind !== 'choice')
    throw new RulesError('not-repeatable', `${system.id} asks for dice where it asked a player.`);
  const seen = stateFor(system, state, ask.who);
  return bot.answer({ state: seen, choice: ask, random: botRandom(seed)(given) });
}
