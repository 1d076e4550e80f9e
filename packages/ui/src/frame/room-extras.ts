import type { CSSResult } from 'lit';
import type { LogEntry, Messages } from '@skirmish-kit/core';
import type { RollWords } from '../dice/dice-tray.ts';
import type { GameHost } from '../game-host.ts';
import { LazyModule } from '../lazy-module.ts';
import type { DiceView } from '../log-view.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { GameView } from './game-view.ts';
import type { SinceLastTurn, SinceLastTurnPanel } from './since-last-turn.ts';
import type { TextSource } from './text-source.ts';

/** The views of a game that its first question does not need: loaded after it. */
export interface RoomExtras<S = unknown> {
  /** Sheets of what is below. */
  readonly styles?: readonly CSSResult[];
  /** How dice are shown that fell, in games that have any. */
  readonly dice?: DiceView;
  /** The result of a roll in the terms of the game; `after` are the entries up to the next roll. */
  readRoll?(roll: LogEntry, after: readonly LogEntry[]): RollWords | undefined;
  /** The game in words, beyond the labels of its answers. */
  readonly text?: TextSource;
  /** The events of other turns that concern a player; without it there is no summary. */
  readonly sinceLastTurn?: SinceLastTurn;
  /** What happened and why answers are refused, where the messages of the room leave that out. */
  readonly events?: Messages<S>['events'];
  readonly refusals?: Messages<S>['refusals'];
}

const NONE: RoomExtras = {};

/** The extras of a room, and the panel that is made from them. */
interface Loaded<S, Setup> {
  readonly extras: RoomExtras<S>;
  readonly since: SinceLastTurnPanel<S, Setup> | undefined;
}

/** Fetches the extras of a room when its game begins, and the element shows them when they are here. */
export class ExtrasLoader<S, Setup> {
  readonly #parts: LazyModule<Loaded<S, Setup>>;
  /** How long the log was when bots began, before there was a panel to count from there. */
  #botsFrom: number | undefined;

  constructor(
    host: GameHost<S, Setup>,
    room: Pick<GameView<S>, 'extras'>,
    watch: { readonly show: (at: number) => void; readonly watchAll: (at: number) => void },
  ) {
    this.#parts = new LazyModule(host, async () => {
      const [extras, { SinceLastTurnPanel: Panel }] = await Promise.all([
        room.extras?.() ?? NONE,
        import('./since-last-turn.ts'),
      ]);
      const { sinceLastTurn: rules, styles = [] } = extras;
      for (const sheet of styles) adoptStyles(host.renderRoot, sheet);
      const since =
        rules && new Panel(host, { rules, readRoll: extras.readRoll, ...watch }, this.#botsFrom);
      return { extras, since };
    });
  }

  load(): Promise<void> {
    return this.#parts.load();
  }

  /** The extras, if they are here. */
  get value(): RoomExtras<S> | undefined {
    return this.#parts.value?.extras;
  }

  /** Whether they are still on their way. */
  get isLoading(): boolean {
    return this.#parts.status === 'loading';
  }

  get since(): SinceLastTurnPanel<S, Setup> | undefined {
    return this.#parts.value?.since;
  }

  /** Another game: nothing is summed up. */
  reset(): void {
    this.#botsFrom = undefined;
    this.since?.reset();
  }

  /** The game has moved on from a log of that length. */
  moved(logLength: number, isBotNext: boolean): void {
    if (isBotNext) this.#botsFrom ??= logLength;
    this.since?.moved(logLength);
  }
}
