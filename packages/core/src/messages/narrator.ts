import type { ChanceRequest, ChoiceRequest, Seat } from '../flow.ts';
import type { LogEntry } from '../log.ts';
import type { Params, Refusal } from '../refusal.ts';
import type { Outcome } from '../system.ts';
import type { Language } from '../localised-text.ts';
import { coreRefusal } from './core-refusals.ts';
import { ENDINGS } from './outcome-messages.ts';
import { formatMessage, type Message } from './message.ts';
import type { Messages } from './messages.ts';

/** Turns a game into sentences of one language: the same in pages, on the command line, in golden games. */
export interface Narrator {
  readonly language: Language;
  /** A line of the log; `undefined` for what needs none. */
  line(entry: LogEntry): string | undefined;
  /** The question as a sentence. */
  question(ask: ChoiceRequest | ChanceRequest): string;
  /**
   * The label of an answer; its key if it has no message. `params` are those of the option, for details that
   * the key lacks: how strong the hit is that a Medic would take.
   */
  answer(about: string, key: string, params?: Params): string;
  refusal(refusal: Refusal): string;
  side(seat: Seat): string;
  /** The result and its reason, for a seat. */
  ending(outcome: Outcome): string;
}

/**
 * Makes the narrator of a game as it stands.
 *
 * @example
 * ```ts
 * const game = new Game(pig, pig.defaults, { seed: 7 });
 * const narrator = narratorOf(pig.messages, game.state, 'en');
 * const ask = game.ask();
 * if (ask) narrator.question(ask); // 'Player 1: roll again, or hold with 0?'
 * narrator.answer('dare', 'hold'); // 'Hold'
 * ```
 */
export function narratorOf<S, N>(messages: Messages<S, N>, state: S, language: Language): Narrator {
  const names = messages.names(state, language);
  const tell = (
    sentences: Readonly<Record<string, Message<N>>>,
    about: string,
    params: Readonly<Record<string, unknown>>,
  ): string | undefined => {
    const sentence = Object.hasOwn(sentences, about) ? sentences[about] : undefined;
    return sentence && formatMessage(sentence, params, names, language);
  };
  const questionOf = (about: string) =>
    Object.hasOwn(messages.questions, about) ? messages.questions[about] : undefined;
  const side = (seat: Seat): string => messages.side(state, seat, language);
  return {
    language,
    side,
    line(entry) {
      if (messages.isSilent?.(entry)) return undefined;
      if (entry.kind === 'event') return tell(messages.events, entry.about, entry.params);
      if (entry.kind === 'roll') return tell(messages.rolls, entry.about, entry.params);
      return undefined;
    },
    question(ask) {
      const params = { seat: ask.who ?? 0, ...ask.params };
      if (ask.kind === 'chance') return tell(messages.rolls, ask.about, params) ?? ask.about;
      const asks = questionOf(ask.about)?.asks;
      return asks ? formatMessage(asks, params, names, language) : ask.about;
    },
    answer: (about, key, params) => questionOf(about)?.label(key, names, language, params) ?? key,
    refusal: ({ code, params }) =>
      tell(messages.refusals, code, params) ?? coreRefusal(code, params, language) ?? code,
    ending({ winners, reason }) {
      const why = messages.reasons[reason]?.[language] ?? reason;
      const names = winners.map(side).join(', ');
      const how = winners.length === 0 ? 'drawn' : 'won';
      return formatMessage(ENDINGS[how], { names, count: winners.length, why }, {}, language);
    },
  };
}
