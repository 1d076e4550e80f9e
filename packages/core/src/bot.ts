import type { ChoiceRequest } from './flow.ts';
import type { Random } from './random.ts';
import type { LocalisedText } from './localised-text.ts';

/** The view of a bot: what its seat may see. It may read all of it and change nothing. */
export interface BotView<S> {
  readonly state: S;
  readonly choice: ChoiceRequest;
  /** For a bot that throws dice of its own: never those of the game, and the same in every host. */
  readonly random: Random;
}

/** A player made of code. It answers with a key that the choice accepts. */
export interface Bot<S> {
  readonly id: string;
  readonly title: LocalisedText;
  answer(view: BotView<S>): string;
}

/**
 * Picks any option; the yardstick for every other bot, and the motor of random games.
 *
 * @example
 * ```ts
 * playOut(pig, pig.defaults, [randomBot, randomBot], 1).outcome.reason; // 'target-reached'
 * ```
 */
export const randomBot: Bot<unknown> = {
  id: 'random',
  title: { en: 'Random', fr: 'Hasard' },
  answer({ choice, random }) {
    const option = choice.options[random.between(0, choice.options.length - 1)];
    if (!option) throw new Error(`"${choice.about}" (${choice.rule}) offers nothing to choose.`);
    return option.key;
  },
};
