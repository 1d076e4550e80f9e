import {
  narratorOf,
  type LogEntry,
  type Language,
  type Narrator,
  type Params,
  type Refusal,
} from '@skirmish-kit/core';
import { telling } from '../telling/index.ts';
import { ReactionNames } from '../telling/names.ts';
import type { BattleSession } from './battle-session.ts';
import { elementSpeaker, type Say } from './words.ts';

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

  get names(): ReactionNames {
    return new ReactionNames(this.#session.game.state, this.#told.language());
  }

  get narrator(): Narrator {
    return narratorOf(telling, this.#session.game.state, this.#told.language());
  }

  get #session(): BattleSession {
    const session = this.#told.session();
    if (!session) throw new Error('There is no battle yet.');
    return session;
  }

  /** A log entry as a sentence; `undefined` for what need not be told. */
  sentence(entry: LogEntry): string | undefined {
    return this.narrator.line(entry);
  }

  isHeading(entry: LogEntry): boolean {
    return telling.isHeading?.(entry) ?? false;
  }

  refusalOf(refusal: Refusal): string {
    return this.narrator.refusal(refusal);
  }

  /** What dice are rolled for. */
  roll(about: string, params: Params): string {
    return this.narrator.line({ kind: 'roll', about, params, rule: '', at: 0 }) ?? about;
  }

  /** What is asked now, or how it ended. */
  prompt(): string {
    const { say, names, narrator } = this;
    const session = this.#told.session();
    const ask = session?.ask;
    if (!ask) return `${say('over')} ${names.winners(session?.game.outcome?.winners ?? [])}`;
    if (ask.kind === 'chance') return say('ask-dice', { about: narrator.question(ask) });
    if (session.bot) return say('bot-thinks', { seat: names.side(ask.who) });
    return narrator.question(ask);
  }
}
