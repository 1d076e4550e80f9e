import {
  botQuestion,
  botRandom,
  isKnownTo,
  knownBy,
  makeFaces,
  Replay,
  RulesFault,
  seededRandom,
  seenBy,
  type Game,
  type LogEntry,
  type OpenQuestion,
  type PlayedGame,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import type { PageBot, SeatedPageBots } from './page-bot.ts';
import { saltsOfGame } from './seal-salts.ts';

/** One choice on or back, to one of the ends, or to where so many answers had been given. */
export type Walk = 1 | -1 | 'first' | 'last' | { readonly to: number };

/** Two people share a device, and it goes from one to the other. */
export interface HandOver {
  /** `undefined` when a saved game is opened: nobody knows who has the device. */
  readonly from: Seat | undefined;
  readonly to: Seat;
}

/**
 * A game and who plays it: the part of an element that needs no page. People answer through
 * {@link answer}, bots are asked with {@link askBot}; a replay is walked through instead.
 */
export class Session<S, Setup> {
  readonly bots: SeatedPageBots<S>;
  /** Whether it is a recorded game that nobody plays. */
  readonly isRecorded: boolean;
  /** The game that this one was played on from, and after how many answers. */
  trunk: { readonly session: Session<S, Setup>; readonly at: number } | undefined;
  /** The salts of what was shared of it while something was hidden. */
  salts = saltsOfGame();
  /** Whether it is shown as a viewer sees it who knows nothing: while a picture is made to be shared. */
  isPublic = false;
  readonly #live: Game<S, Setup>;
  /** The way through the game, while somebody looks at what was. */
  #replay: Replay<S, Setup> | undefined;
  /** The person who has the device in his hands. */
  #holder: Seat | undefined;
  /** Whether a person has still to say who has the device: the game was going on when it was opened. */
  #isUnclaimed: boolean;
  /** Whether nobody has answered yet but bots, in a game that began here. */
  #isFresh: boolean;
  #seen: { readonly of: readonly unknown[]; readonly game: PlayedGame<S> } | undefined;

  constructor(shown: Game<S, Setup> | Replay<S, Setup>, bots: SeatedPageBots<S> = new Map()) {
    this.bots = bots;
    this.isRecorded = shown instanceof Replay;
    this.#replay = shown instanceof Replay ? shown : undefined;
    this.#live = shown instanceof Replay ? shown.game : shown;
    this.#isFresh = !this.isRecorded && this.#live.answers.length === 0;
    this.#isUnclaimed = !this.isRecorded && !this.#isFresh;
  }

  /** A recorded game, or the past of the running one while somebody looks back. */
  get replay(): Replay<S, Setup> | undefined {
    return this.#replay;
  }

  /** The game as it is shown. */
  get game(): Game<S, Setup> {
    return this.#replay?.game ?? this.#live;
  }

  /** The game that is played, whatever is looked at. */
  get played(): Game<S, Setup> {
    return this.isRecorded ? this.game : this.#live;
  }

  /** How many answers there are to walk through, and where the walk stands. */
  get way(): { readonly at: number; readonly all: number } {
    const all = this.#replay?.length ?? this.#live.answers.length;
    return { at: this.#replay?.position ?? all, all };
  }

  /** What happened as whoever looks may know it, also what comes after where the walk stands. */
  get whole(): readonly LogEntry[] {
    return knownBy(this.#replay?.log ?? this.#live.log, this.eyes);
  }

  /**
   * Whose eyes are on the page: the only person's, or those of whoever has the device in his hands.
   * `undefined` is an onlooker, who knows what all know: bots play, a record is shown, or the device
   * is on its way.
   */
  get eyes(): Seat | undefined {
    if (this.isRecorded || this.isPublic) return undefined;
    return this.yourSeat ?? (this.handOver ? undefined : this.#holder);
  }

  /** The game as it is shown, as far as whoever looks may know it; the same while nothing happens. */
  get seen(): PlayedGame<S> {
    const { game, eyes } = this;
    const { answers, state } = game;
    const of = [game, state, answers.length, answers.at(-1), eyes];
    if (!this.#seen || of.some((each, i) => each !== this.#seen?.of[i])) {
      this.#seen = { of, game: game.seenBy(eyes) };
    }
    return this.#seen.game;
  }

  /** Another state of this game, such as an earlier one, as far as whoever looks may know it. */
  view(state: S): S {
    return seenBy(this.game.system, state, this.eyes);
  }

  /** An answer of the game as somebody may know it; empty when it is hidden from him. */
  answerTo(eyes: Seat | undefined, at: number): string {
    const { answers, log } = this.game;
    const given = log.findLast((entry) => entry.kind !== 'moment' && entry.at === at);
    return given && isKnownTo(given, eyes) ? (answers[at]?.text ?? '') : '';
  }

  /** The only person among bots; `undefined` where several people share a screen. */
  get yourSeat(): Seat | undefined {
    const { system, state } = this.game;
    const people = Array.from({ length: system.seats(state) }, (_, seat) => seat).filter(
      (seat) => !this.bots.has(seat),
    );
    return people.length === 1 && !this.isRecorded ? people[0] : undefined;
  }

  get ask(): OpenQuestion | undefined {
    return this.game.ask();
  }

  /** Bots have begun, and a person has still to make the first choice: he is not to wait for it. */
  get isOpening(): boolean {
    const { system, state } = this.#live;
    return this.#isFresh && this.bots.size < system.seats(state);
  }

  /** The bot that has to answer now. */
  get bot(): PageBot<S> | undefined {
    const ask = this.ask;
    return ask?.kind === 'choice' && !this.replay ? this.bots.get(ask.who) : undefined;
  }

  answer(text: string): Refusal | undefined {
    const who = this.#person;
    const refusal = this.game.answer(text);
    if (!refusal) this.#answered(who);
    return refusal;
  }

  #answered(who: Seat | undefined): void {
    if (who === undefined) return;
    this.#holder = who;
    this.#isFresh = false;
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
    if (!refusal) this.#answered(who);
    return refusal;
  }

  /** The people who have to pass the device on before the open question is shown. */
  get handOver(): HandOver | undefined {
    const to = this.#person;
    if (to === undefined || this.yourSeat !== undefined) return undefined;
    if (!this.#isUnclaimed) this.#holder ??= to;
    const from = this.#holder;
    return from === to ? undefined : { from, to };
  }

  /**
   * Whether anything is hidden from anybody just now: a system whose view gives the very state hides
   * nothing, and nobody has to look away.
   */
  get hides(): boolean {
    const { ask, game } = this;
    const { view } = game.system;
    if (!view) return false;
    return view(game.state, undefined) !== game.state || ask?.knownTo !== undefined;
  }

  /** Whoever is asked now has the device in his hands. */
  takeOver(): void {
    this.#holder = this.#person ?? this.#holder;
    this.#isUnclaimed = false;
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
    if (!this.isRecorded) this.#replay = undefined;
    let undone = false;
    do {
      if (!this.game.undo()) break;
      undone = true;
    } while (this.bot && this.canUndo);
    this.salts.cut(this.game.answers.length);
    return undone;
  }

  /**
   * Walks through the game to the next choice, to the one before, or to a place; tells whether it
   * got anywhere. The end of a running game is the game itself again.
   */
  walk(to: Walk): boolean {
    const start = this.way.at;
    if (start === this.way.all && (to === 1 || to === 'last')) return false;
    const replay = (this.#replay ??= new Replay(this.#live.fork()));
    if (!this.isRecorded && replay.position < start && to !== 'first') replay.goTo(start);
    if (to === 'first') replay.goTo(0);
    else if (to === 'last') replay.goTo(replay.length);
    else if (typeof to === 'object') replay.goTo(Math.max(0, Math.min(replay.length, to.to)));
    else this.#step(replay, to);
    const { at, all } = this.way;
    if (at === all && !this.isRecorded) this.#replay = undefined;
    return at !== start;
  }

  #step(replay: Replay<S, Setup>, step: 1 | -1): void {
    while (step > 0 ? replay.forward() : replay.back()) {
      if (this.ask?.kind === 'choice') return;
    }
  }

  /** The bots, with a person on that seat: whoever sat there changes places with him. */
  botsBut(seat: Seat): SeatedPageBots<S> {
    const mine = this.bots.get(seat);
    const { yourSeat } = this;
    const others = [...this.bots].filter(([each]) => each !== seat);
    return new Map(mine && yourSeat !== undefined ? [...others, [yourSeat, mine]] : others);
  }

  /** The game as it is played, without bots. */
  byHand(): Session<S, Setup> {
    return new Session(this.played);
  }

  /** A session that goes on from where the walk stands. */
  playOn(bots: SeatedPageBots<S> = this.bots): Session<S, Setup> {
    if (!this.#replay) return this;
    const session = new Session(this.#replay.playOn(), bots);
    session.#holder = this.#holder;
    session.#isUnclaimed = this.#isUnclaimed;
    session.trunk = { session: this, at: this.way.at };
    return session;
  }
}
