import type { CSSResult, TemplateResult } from 'lit';
import type { Game, Language, Refusal } from '@skirmish-kit/core';
import type { ChanceLabel } from '../action-row-styles.ts';
import type { AnswerOutcome } from '../answer-cards.ts';

/** Something to press: an answer, or one that cannot be given and why. */
export interface ActionOption {
  /** The answer as records write it. */
  readonly key: string;
  readonly label: string;
  /** The price in action points, if it is known. */
  readonly ap?: number;
  /** More about it: `7 of 13.5 paces`. */
  readonly note?: string;
  /** Why it cannot be done. */
  readonly refusal?: Refusal | undefined;
  /** It ends something or leaves it be. */
  readonly quiet?: boolean;
  /** The option that was just selected, and only has to be confirmed. */
  readonly now?: boolean;
  /** It goes into contact: what dropping a figure on an enemy means. */
  readonly charge?: boolean;
}

/** The code that computes and shows the odds of options: loaded when a battle first has any to show. */
export interface OptionOdds<S, Setup, O extends ActionOption, Odds> {
  /** The styles of its charts. */
  readonly oddsStyles: CSSResult;
  oddsOf(game: Game<S, Setup>, offer: O): Odds | undefined;
  /** The odds in the row of an option: the effects on each target. */
  chanceLabel(
    odds: Odds,
    language: Language,
    nameOf: (figure: string) => string,
  ): ChanceLabel | undefined;
  /** What may happen to whom, the worst first: for answers that are weighed against each other. */
  outcomesOf(
    odds: Odds,
    language: Language,
    nameOf: (figure: string) => string,
  ): readonly AnswerOutcome[];
  /** The odds in full. */
  outcomeView(
    odds: Odds,
    label: string,
    language: Language,
    nameOf: (figure: string) => string,
  ): TemplateResult;
  /** How likely everybody whom it may touch is to be hurt. */
  hurtByAll?(odds: Odds): ReadonlyMap<string, number>;
}
