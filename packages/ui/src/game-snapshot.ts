import {
  copyState,
  logFor,
  narratorOf,
  stateFor,
  type ChoiceRequest,
  type Game,
  type Language,
  type LogEntry,
  type Narrator,
  type OpenQuestion,
  type ReportedGame,
  type Seat,
  type Messages,
} from '@skirmish-kit/core';
import type { AsyncBot } from './async-bot.ts';
import type { Session } from './session.ts';

/** Two people share a device, and it passes from one to the other. */
export interface DevicePass {
  /** `undefined` when a saved game is opened: it is not known who has the device. */
  readonly from: Seat | undefined;
  readonly to: Seat;
}

/**
 * A session at one revision. It is frozen, and its state and log are copies: the next answer
 * changes neither.
 */
export interface SessionSnapshot<S, Setup> extends ReportedGame<S> {
  readonly revision: number;
  /** The game that is shown. */
  readonly game: Game<S, Setup>;
  /** The state as the viewer may see it. */
  readonly state: S;
  /** The entries that the viewer may see. */
  readonly log: readonly LogEntry[];
  /** The length of the whole log. */
  readonly logLength: number;
  /** The seat whose knowledge is shown; `undefined` is a spectator. */
  readonly viewer: Seat | undefined;
  /** The only person among bots; `undefined` if several people share a screen. */
  readonly soloSeat: Seat | undefined;
  readonly status: 'live' | 'looking-back' | 'recorded' | 'over';
  readonly question: OpenQuestion | undefined;
  /** The bot that has to answer now. */
  readonly bot: AsyncBot<S> | undefined;
  /** The device has to be passed before the question is shown. */
  readonly pendingPass: DevicePass | undefined;
  readonly hasHiddenInfo: boolean;
  /** Whether a spectator's view is shown while the board is drawn for sharing. */
  readonly isPublic: boolean;
  readonly canUndo: boolean;
  readonly canSkip: boolean;
  readonly timeline: { readonly position: number; readonly length: number };
  /** The state at this revision as another viewer may see it. */
  stateFor(viewer: Seat | undefined): S;
}

/** Everything that the page shows at one revision, in one language. */
export interface GameSnapshot<S, Setup = unknown> extends SessionSnapshot<S, Setup> {
  readonly language: Language;
  /** The state that is drawn: a picture of a running film, else the state of the game. */
  readonly state: S;
  /** The question, if a person may answer it now. */
  readonly choice: ChoiceRequest | undefined;
  readonly narrator: Narrator;
}

/** The part of a session that {@link takeSessionSnapshot} reads. */
type SnapshotSource<S, Setup> = Pick<
  Session<S, Setup>,
  'revision' | 'game' | 'replay' | 'bots' | 'isRecorded' | 'isPublic' | 'deviceHolder'
>;

/** The seat of the only person, if there is one. */
export function soloSeatOf<S, Setup>({
  game,
  bots,
  isRecorded,
}: Pick<Session<S, Setup>, 'game' | 'bots' | 'isRecorded'>): Seat | undefined {
  if (isRecorded) return undefined;
  const seats = Array.from({ length: game.system.seats(game.state) }, (_, seat) => seat);
  const people = seats.filter((seat) => !bots.has(seat));
  return people.length === 1 ? people[0] : undefined;
}

/** Copies the state once; the rules change it in place. */
export function takeSessionSnapshot<S, Setup>(
  source: SnapshotSource<S, Setup>,
): SessionSnapshot<S, Setup> {
  const { revision, game, replay, bots, isRecorded, isPublic, deviceHolder: holder } = source;
  const { system } = game;
  const question = game.ask();
  const soloSeat = soloSeatOf(source);
  const asked = question?.kind === 'choice' && !replay ? question : undefined;
  const bot = asked && bots.get(asked.who);
  const person = bot ? undefined : asked?.who;
  const isShared = person !== undefined && soloSeat === undefined;
  const pendingPass = isShared && person !== holder ? { from: holder, to: person } : undefined;
  const isSpectator = isRecorded || isPublic;
  const viewer = isSpectator ? undefined : (soloSeat ?? (pendingPass ? undefined : holder));
  const whole = copyState(game.state);
  const visibleState = (seat: Seat | undefined) => stateFor(system, whole, seat);
  const length = replay?.length ?? game.answers.length;
  return Object.freeze({
    revision,
    game,
    state: visibleState(viewer),
    log: logFor(game.log, viewer).slice(),
    logLength: game.log.length,
    viewer,
    soloSeat,
    status: statusOf(source),
    question,
    bot,
    pendingPass,
    hasHiddenInfo:
      system.playerView !== undefined &&
      (visibleState(undefined) !== whole || question?.visibleTo !== undefined),
    isPublic,
    canUndo: game.canUndo,
    canSkip: person !== undefined && asked?.skip !== undefined,
    timeline: { position: replay?.position ?? length, length },
    stateFor: visibleState,
  });
}

function statusOf<S, Setup>({
  game,
  replay,
  isRecorded,
}: SnapshotSource<S, Setup>): SessionSnapshot<S, Setup>['status'] {
  if (isRecorded) return 'recorded';
  if (replay) return 'looking-back';
  return game.outcome ? 'over' : 'live';
}

/** The snapshot of a session; `filmed` is the state in the current picture of a film. */
export function takeSnapshot<S, Setup>(
  shown: SessionSnapshot<S, Setup>,
  messages: Messages<S>,
  language: Language,
  filmed?: { readonly state: S },
): GameSnapshot<S, Setup> {
  const { question, bot, status, pendingPass, hasHiddenInfo, isPublic } = shown;
  const state = isPublic || !filmed ? shown.state : filmed.state;
  const isPassing = isPublic || (pendingPass !== undefined && hasHiddenInfo);
  const mayAnswer = status === 'live' && !bot && !filmed && !isPassing;
  return Object.freeze({
    ...shown,
    language,
    state,
    choice: mayAnswer && question?.kind === 'choice' ? question : undefined,
    narrator: narratorOf(messages, state, language),
  });
}
