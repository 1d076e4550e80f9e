import { isProblems, type Problem } from '@skirmish-kit/core';
import type { LaunchedGame } from '../element-definition.ts';
import type { GameFrame } from '../frame/game-frame.ts';
import type { Guide } from '../frame/guide.ts';
import { loadGuidePlayer } from '../frame/load-guide.ts';
import { SavedGuide } from '../frame/saved-guide.ts';
import type { GameHost } from '../game-host.ts';
import type { Session } from '../session.ts';

/** The part of the element that the controller uses. */
type GuideHost<S, Setup> = GameHost<S, Setup> & Element;

/** The commands of the guided game. */
export interface GuideActions<S, Setup> {
  /** Shows a session. */
  readonly begin: (session: Session<S, Setup>, frame?: GameFrame<S, Setup>) => void;
  readonly launch: () => void;
  readonly fail: (problems: readonly Problem[]) => void;
}

/** The guided game: starts it, ends it, and continues it after the page was reloaded. */
export class GuideController<S, Setup> {
  readonly #host: GuideHost<S, Setup>;
  readonly #actions: GuideActions<S, Setup>;
  #saved: SavedGuide | undefined;
  /** The game that was played before the guide was started. */
  #before: Session<S, Setup> | undefined;

  constructor(host: GuideHost<S, Setup>, actions: GuideActions<S, Setup>) {
    this.#host = host;
    this.#actions = actions;
  }

  get #progress(): SavedGuide {
    return (this.#saved ??= new SavedGuide(this.#host));
  }

  get #isOn(): boolean {
    return this.#host.attributeValues['guide'] === true;
  }

  /** Whether a guided game was under way before the page was reloaded. */
  get wasUnderWay(): boolean {
    return this.#progress.soFar !== undefined;
  }

  /** The attribute has changed. Returns the game that is shown again when the guide ends. */
  changed(): Session<S, Setup> | undefined {
    if (this.#isOn) return undefined;
    this.#progress.drop();
    const before = this.#before;
    this.#before = undefined;
    return before;
  }

  /** Starts the guided game; `current` is shown again after it. */
  start(current: Session<S, Setup> | undefined): void {
    this.#progress.drop();
    if (this.#isOn) return this.#actions.launch();
    const isUnderWay = current?.canUndo && !current.isRecorded && !current.game.outcome;
    this.#before = isUnderWay ? current : undefined;
    this.#host.commands.setAttributes({ guide: true });
  }

  end(): void {
    this.#host.commands.setAttributes({ guide: false });
  }

  /** Begins a guided game with its tips, unless another launch has come in between. */
  async mount(
    launched: LaunchedGame<S, Setup> | readonly Problem[],
    frame: GameFrame<S, Setup>,
    guide: Guide,
    signal: AbortSignal,
  ): Promise<void> {
    const { GuidePlayer, guidedSession } = await loadGuidePlayer();
    if (isProblems(launched)) return signal.aborted ? undefined : this.#actions.fail(launched);
    if (signal.aborted) return launched.session.releaseBots();
    const { game } = launched.session;
    for (const answer of guide.opening ?? []) game.answer(answer);
    this.#actions.begin(guidedSession(game, guide.seat), frame);
    const player = new GuidePlayer(this.#host, guide, frame, this.#progress);
    if (player.at > 0) frame.begin();
    frame.setGuide(player);
  }
}
