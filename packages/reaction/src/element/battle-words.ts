import type { Language, LogEntry, Params, Refusal } from '@skirmish-kit/core';
import { fill, wordsFor, type Phrases } from '@skirmish-kit/ui';
import type { BattleSession } from './battle-session.ts';
import { Names } from './names.ts';
import { elementSpeaker, isElementKey, type Say } from './words.ts';
import { momentWords } from './words-moments.ts';
import { refusalWords } from './words-refusals.ts';
import { rollWords } from './words-rolls.ts';

/** Whose words they are. */
export interface Told {
  readonly session: () => BattleSession | undefined;
  readonly language: () => Language;
}

/** Everything that is said about a battle, in the language of the moment. */
export class BattleWords {
  readonly #told: Told;

  constructor(told: Told) {
    this.#told = told;
  }

  get say(): Say {
    return elementSpeaker(this.#told.language());
  }

  get names(): Names {
    const session = this.#told.session();
    if (!session) throw new Error('There is no battle yet.');
    return new Names(session.game.state, this.#told.language());
  }

  /** A log entry as a sentence; `undefined` for what need not be told. */
  sentence({ kind, about, params }: LogEntry): string | undefined {
    if (kind === 'choice' || (about === 'figure-done' && params['unused'] === 0)) return undefined;
    return this.#filled(kind === 'roll' ? rollWords : momentWords, about, params) ?? about;
  }

  isHeading({ kind, about }: LogEntry): boolean {
    return kind === 'moment' && (about === 'turn' || about === 'battle-over');
  }

  refusalOf({ code, params }: Refusal): string | undefined {
    return this.#filled(refusalWords, code, params);
  }

  /** What dice are rolled for. */
  roll(about: string, params: Params): string {
    return this.#filled(rollWords, about, params) ?? about;
  }

  /** What is asked now, or how it ended. */
  prompt(): string {
    const { say, names } = this;
    const session = this.#told.session();
    const ask = session?.ask;
    if (!ask) return `${say('over')} ${names.winners(session?.game.outcome?.winners ?? [])}`;
    if (ask.kind === 'chance') return say('ask-dice', { about: this.roll(ask.about, ask.params) });
    const params = { ...names.params(ask.about, ask.params), seat: names.side(ask.who) };
    if (session.bot) return say('bot-thinks', params);
    const key = `ask-${ask.about}`;
    return say(isElementKey(key) ? key : 'ask-other', params);
  }

  #filled(phrases: Phrases, key: string, params: Params): string | undefined {
    const language = this.#told.language();
    const words = wordsFor(phrases, key);
    return words && fill(words[language], this.names.params(key, params), language);
  }
}
