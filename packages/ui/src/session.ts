import {
  seededRandom,
  makeFaces,
  type Bot,
  type Game,
  type OpenQuestion,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';

/** Bots by seat; seats that are not in it are played by people. */
export type Bots<S> = ReadonlyMap<Seat, Bot<S>>;

/**
 * A game and who plays it: the part of an element that needs no page. People answer through
 * {@link answer}, bots through {@link botAnswer}, and a script (a record) through {@link forward}.
 */
export class Session<S, Setup> {
  readonly game: Game<S, Setup>;
  readonly bots: Bots<S>;
  /** The answers of a record that is shown step by step; `undefined` for a game under way. */
  readonly script: readonly string[] | undefined;
  readonly #random;

  constructor(game: Game<S, Setup>, bots: Bots<S> = new Map(), script?: readonly string[]) {
    this.game = game;
    this.bots = bots;
    this.script = script;
    this.#random = seededRandom(`${game.seed}/bots`);
  }

  get ask(): OpenQuestion | undefined {
    return this.game.ask();
  }

  /** The bot that has to answer now. */
  get bot(): Bot<S> | undefined {
    const ask = this.ask;
    return ask?.kind === 'choice' && !this.script ? this.bots.get(ask.who) : undefined;
  }

  answer(text: string): Refusal | undefined {
    return this.game.answer(text);
  }

  /** Lets the bot whose turn it is answer; gives its answer, or nothing when a person is asked. */
  botAnswer(): string | undefined {
    const ask = this.ask;
    const bot = this.bot;
    if (!bot || ask?.kind !== 'choice') return undefined;
    const key = bot.answer({ state: this.game.state, choice: ask, random: this.#random });
    const refusal = this.answer(key);
    if (refusal) throw new Error(`${bot.id} answered "${key}": ${refusal.code}.`);
    return key;
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

  /** How many answers of the script have been given. */
  get position(): number {
    return this.game.answers.length;
  }

  /** Plays the script on to the next choice; tells whether there was anything to play. */
  forward(): boolean {
    const start = this.position;
    for (
      let text = this.script?.[this.position];
      text !== undefined;
      text = this.script?.[this.position]
    ) {
      if (!this.ask || this.answer(text)) break;
      if (this.ask?.kind === 'choice') break;
    }
    return this.position > start;
  }

  /** Goes back to the choice before. */
  back(): boolean {
    const start = this.position;
    while (this.game.undo() && this.ask?.kind !== 'choice');
    return this.position < start;
  }
}
