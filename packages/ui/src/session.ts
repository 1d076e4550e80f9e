import {
  botQuestion,
  botRandom,
  isVisibleTo,
  logFor,
  makeFaces,
  Replay,
  RulesError,
  seededRandom,
  type Game,
  type LogEntry,
  type OpenQuestion,
  type ReportedGame,
  type Refusal,
  type Seat,
} from '@skirmish-kit/core';
import {
  soloSeatOf,
  takeSessionSnapshot,
  type DevicePass,
  type SessionSnapshot,
} from './game-snapshot.ts';
import type { AsyncBot, SeatedAsyncBots } from './async-bot.ts';
import { saltsOfGame } from './seal-salts.ts';

/** One choice on or back, to one of the ends, or to where so many answers had been given. */
export type SeekTarget = 1 | -1 | 'first' | 'last' | { readonly to: number };

/**
 * A game and who plays it: the part of an element that needs no page. People answer through
 * {@link answer}, bots are asked with {@link askBot}; a replay is walked through instead.
 */
export class Session<S, Setup> {
  readonly bots: SeatedAsyncBots<S>;
  /** Whether it is a recorded game that nobody plays. */
  readonly isRecorded: boolean;
  /** The game that this one was played on from, and after how many answers. */
  branchedFrom: { readonly session: Session<S, Setup>; readonly at: number } | undefined;
  /** The salts of what was shared of it while something was hidden. */
  salts = saltsOfGame();
  #isPublic = false;
  readonly #live: Game<S, Setup>;
  /** The way through the game, while somebody looks at what was. */
  #replay: Replay<S, Setup> | undefined;
  /** The person who has the device. */
  #deviceHolder: Seat | undefined;
  /** Whether a person has still to say who has the device: the game was going on when it was opened. */
  #isUnclaimed: boolean;
  /** Whether nobody has answered yet but bots, in a game that began here. */
  #isFresh: boolean;
  #revision = 0;
  #snapshot: SessionSnapshot<S, Setup> | undefined;

  constructor(shown: Game<S, Setup> | Replay<S, Setup>, bots: SeatedAsyncBots<S> = new Map()) {
    this.bots = bots;
    this.isRecorded = shown instanceof Replay;
    this.#replay = shown instanceof Replay ? shown : undefined;
    this.#live = shown instanceof Replay ? shown.game : shown;
    this.#isFresh = !this.isRecorded && this.#live.answers.length === 0;
    this.#isUnclaimed = !this.isRecorded && !this.#isFresh;
    this.#giveDevice();
  }

  /** Counts everything that changes what is shown. */
  get revision(): number {
    return this.#revision;
  }

  /** The snapshot; the same object until something changes. */
  get snapshot(): SessionSnapshot<S, Setup> {
    if (this.#snapshot?.revision !== this.#revision) this.#snapshot = takeSessionSnapshot(this);
    return this.#snapshot;
  }

  /** The person who has the device; `undefined` before anybody was asked. */
  get deviceHolder(): Seat | undefined {
    return this.#deviceHolder;
  }

  /** Whether only what everybody knows is shown: while the board is drawn for sharing. */
  get isPublic(): boolean {
    return this.#isPublic;
  }

  set isPublic(isPublic: boolean) {
    this.#isPublic = isPublic;
    this.#changed();
  }

  #changed(): void {
    this.#revision++;
    this.#giveDevice();
  }

  /** The first person who is asked has the device, if the game began on this page. */
  #giveDevice(): void {
    const isShared = !this.#isUnclaimed && soloSeatOf(this) === undefined;
    if (isShared) this.#deviceHolder ??= this.#person;
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
  get liveGame(): Game<S, Setup> {
    return this.isRecorded ? this.game : this.#live;
  }

  /** How many answers there are to walk through, and where the walk stands. */
  get timeline(): { readonly at: number; readonly all: number } {
    const all = this.#replay?.length ?? this.#live.answers.length;
    return { at: this.#replay?.position ?? all, all };
  }

  /** The entries that the viewer may see, also those after the position of a replay. */
  get fullLog(): readonly LogEntry[] {
    return logFor(this.#replay?.log ?? this.#live.log, this.viewer);
  }

  /**
   * The seat whose knowledge is shown: the only person, or the player who has the device. `undefined` is a
   * spectator: bots play, a record is shown, or the device is being passed.
   */
  get viewer(): Seat | undefined {
    return this.snapshot.viewer;
  }

  /** State and log as the viewer may see them; the same object until something changes. */
  get visibleGame(): ReportedGame<S> {
    return this.snapshot;
  }

  /** An answer as a viewer may see it; empty if it is hidden from them. */
  answerVisibleTo(viewer: Seat | undefined, at: number): string {
    const { answers, log } = this.game;
    const given = log.findLast((entry) => entry.kind !== 'event' && entry.at === at);
    return given && isVisibleTo(given, viewer) ? (answers[at]?.text ?? '') : '';
  }

  /** The only person among bots; `undefined` where several people share a screen. */
  get soloSeat(): Seat | undefined {
    return this.snapshot.soloSeat;
  }

  get ask(): OpenQuestion | undefined {
    return this.game.ask();
  }

  /** Bots have begun, and a person has still to make the first choice: he is not to wait for it. */
  get isBeforeFirstMove(): boolean {
    const { system, state } = this.#live;
    return this.#isFresh && this.bots.size < system.seats(state);
  }

  /** The bot that has to answer now. */
  get bot(): AsyncBot<S> | undefined {
    const ask = this.ask;
    return ask?.kind === 'choice' && !this.replay ? this.bots.get(ask.who) : undefined;
  }

  answer(text: string): Refusal | undefined {
    return this.#submit(() => this.game.answer(text));
  }

  /** Whether a person may skip the open question, and others of its kind until his turn. */
  get canSkip(): boolean {
    return this.snapshot.canSkip;
  }

  /** "No, and do not ask me about this until my turn." */
  skip(): Refusal | undefined {
    return this.#submit(() => this.game.skip());
  }

  #submit(act: () => Refusal | undefined): Refusal | undefined {
    const who = this.#person;
    let refusal: Refusal | undefined;
    try {
      refusal = act();
    } catch (error) {
      // The game has restored its state, which is another object.
      this.#changed();
      throw error;
    }
    if (refusal) return refusal;
    if (who !== undefined) {
      this.#deviceHolder = who;
      this.#isFresh = false;
    }
    this.#changed();
    return undefined;
  }

  /** The people who have to pass the device on before the open question is shown. */
  get pendingPass(): DevicePass | undefined {
    return this.snapshot.pendingPass;
  }

  /** Whether anything is hidden from anybody now. A system without hidden information hides nothing. */
  get hasHiddenInfo(): boolean {
    return this.snapshot.hasHiddenInfo;
  }

  /** The person who is asked now has the device. */
  confirmPass(): void {
    this.#deviceHolder = this.#person ?? this.#deviceHolder;
    this.#isUnclaimed = false;
    this.#changed();
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
    const { state } = game.viewFor(ask.who);
    return bot.answer({ state, choice: ask, random, question });
  }

  /** Gives the answer of a bot, which has to be right. */
  answerForBot(key: string): void {
    const name = this.bot?.id ?? 'bot';
    const refusal = this.answer(key);
    if (!refusal) return;
    const said = `${name} answered "${key}": ${refusal.code} (${refusal.rule}).`;
    throw new RulesError('bot-refused', said);
  }

  /** The page is not visible: bots may pause. */
  releaseBots(): void {
    for (const bot of this.bots.values()) bot.release?.();
  }

  /** Rolls the dice somebody was asked to roll. */
  rollForPlayer(): string | undefined {
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
    this.#changed();
    return undone;
  }

  /**
   * Walks through the game to the next choice, to the one before, or to a place; tells whether it
   * got anywhere. The end of a running game is the game itself again.
   */
  seek(to: SeekTarget): boolean {
    const start = this.timeline.at;
    if (start === this.timeline.all && (to === 1 || to === 'last')) return false;
    const replay = (this.#replay ??= new Replay(this.#live.fork()));
    if (!this.isRecorded && replay.position < start && to !== 'first') replay.goTo(start);
    if (to === 'first') replay.goTo(0);
    else if (to === 'last') replay.goTo(replay.length);
    else if (typeof to === 'object') replay.goTo(Math.max(0, Math.min(replay.length, to.to)));
    else this.#step(replay, to);
    const { at, all } = this.timeline;
    if (at === all && !this.isRecorded) this.#replay = undefined;
    this.#changed();
    return at !== start;
  }

  #step(replay: Replay<S, Setup>, step: 1 | -1): void {
    while (step > 0 ? replay.forward() : replay.back()) {
      if (this.ask?.kind === 'choice') return;
    }
  }

  /** The bots, with a person on that seat: its bot moves to the seat that the person leaves. */
  botsExcept(seat: Seat): SeatedAsyncBots<S> {
    const mine = this.bots.get(seat);
    const { soloSeat: yourSeat } = this;
    const others = [...this.bots].filter(([each]) => each !== seat);
    return new Map(mine && yourSeat !== undefined ? [...others, [yourSeat, mine]] : others);
  }

  /** The game as it is played, without bots. */
  byHand(): Session<S, Setup> {
    return new Session(this.liveGame);
  }

  /** A session that goes on from where the walk stands. */
  branch(bots: SeatedAsyncBots<S> = this.bots): Session<S, Setup> {
    if (!this.#replay) return this;
    const session = new Session(this.#replay.branch(), bots);
    session.#deviceHolder = this.#deviceHolder;
    session.#isUnclaimed = this.#isUnclaimed;
    session.#changed();
    session.branchedFrom = { session: this, at: this.timeline.at };
    return session;
  }
}
