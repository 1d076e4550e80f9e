import {
  botQuestion,
  botRandom,
  makeFaces,
  RulesFault,
  seededRandom,
  type Game,
  type OpenQuestion,
  type Refusal,
  type Replay,
  type Seat,
} from '@skirmish-kit/core';
import type { PageBot, SeatedPageBots } from './page-bot.ts';

/** One answer on or back in a replay, or to one of its ends. */
export type Walk = 1 | -1 | 'first' | 'last';

/** Two people share a device, and it goes from one to the other. */
export interface HandOver {
  readonly from: Seat;
  readonly to: Seat;
}

/**
 * A game and who plays it: the part of an element that needs no page. People answer through
 * {@link answer}, bots are asked with {@link askBot}; a replay is walked through instead.
 */
export class Session<S, Setup> {
  readonly bots: SeatedPageBots<S>;
  /** The recorded game that is shown, when nobody plays. */
  readonly replay: Replay<S, Setup> | undefined;
  readonly #game: Game<S, Setup>;
  /** The person who has the device in his hands. */
  #holder: Seat | undefined;

  constructor(shown: Game<S, Setup> | Replay<S, Setup>, bots: SeatedPageBots<S> = new Map()) {
    this.bots = bots;
    this.replay = 'playOn' in shown ? shown : undefined;
    this.#game = 'playOn' in shown ? shown.game : shown;
  }

  get game(): Game<S, Setup> {
    return this.replay?.game ?? this.#game;
  }

  get ask(): OpenQuestion | undefined {
    return this.game.ask();
  }

  /** The bot that has to answer now. */
  get bot(): PageBot<S> | undefined {
    const ask = this.ask;
    return ask?.kind === 'choice' && !this.replay ? this.bots.get(ask.who) : undefined;
  }

  answer(text: string): Refusal | undefined {
    const who = this.#person;
    const refusal = this.game.answer(text);
    if (!refusal) this.#holder = who ?? this.#holder;
    return refusal;
  }

  /** Whether a person may skip the open question, and others of its kind until his turn. */
  get canSkip(): boolean {
    const { ask } = this;
    return ask?.kind === 'choice' && ask.skip !== undefined && !this.bot && !this.replay;
  }

  /** "No, and do not ask me about this until my turn." */
  skip(): Refusal | undefined {
    const who = this.#person;
    const refusal = this.game.skip();
    if (!refusal) this.#holder = who ?? this.#holder;
    return refusal;
  }

  /** The people who have to pass the device on before the open question is shown. */
  get handOver(): HandOver | undefined {
    const to = this.#person;
    const from = (this.#holder ??= to);
    return from === undefined || to === undefined || from === to ? undefined : { from, to };
  }

  /** Whoever is asked now has the device in his hands. */
  takeOver(): void {
    this.#holder = this.#person ?? this.#holder;
  }

  /** The seat of the person who has to choose now. */
  get #person(): Seat | undefined {
    const { ask } = this;
    return ask?.kind === 'choice' && !this.bot && !this.replay ? ask.who : undefined;
  }

  /**
   * Asks the bot whose turn it is, without giving its answer to the game yet; `undefined` when a
   * person is asked. The same question is answered alike, also after an undo.
   */
  askBot(): string | Promise<string> | undefined {
    const { ask, bot, game } = this;
    const question = bot && botQuestion(game);
    if (!question || ask?.kind !== 'choice') return undefined;
    const random = botRandom(question.seed)(question.given);
    const { state } = game.seenBy(ask.who);
    return bot.answer({ state, choice: ask, random, question });
  }

  /** Gives the answer of a bot, which has to be right. */
  answerForBot(key: string): void {
    const name = this.bot?.id ?? 'bot';
    const refusal = this.answer(key);
    if (!refusal) return;
    const said = `${name} answered "${key}": ${refusal.code} (${refusal.rule}).`;
    throw new RulesFault('bot-refused', said);
  }

  /** Nobody looks: bots may lay down what they hold. */
  rest(): void {
    for (const bot of this.bots.values()) bot.rest?.();
  }

  /** Rolls the dice somebody was asked to roll. */
  rollForThem(): string | undefined {
    const ask = this.ask;
    if (ask?.kind !== 'chance') return undefined;
    const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
    return makeFaces(ask.chance.sample(seededRandom(seed)));
  }

  get canUndo(): boolean {
    return this.game.canUndo;
  }

  /** Takes back to the last question that a person answered; bots' answers go with it. */
  undo(): boolean {
    let undone = false;
    do {
      if (!this.game.undo()) return undone;
      undone = true;
    } while (this.bot && this.canUndo);
    return undone;
  }

  /** Walks a replay to the next choice (or the one before); tells whether it got anywhere. */
  walk(step: 1 | -1): boolean {
    const { replay } = this;
    const start = replay?.position;
    while (replay && (step > 0 ? replay.forward() : replay.back())) {
      if (this.ask?.kind === 'choice') break;
    }
    return replay?.position !== start;
  }
}
