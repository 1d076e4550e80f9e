import { html, type TemplateResult } from 'lit';
import {
  type GameHost,
  type GameView,
  type GameSnapshot,
  type RoomExtras,
  type SideSummary,
} from '@skirmish-kit/ui';
import { actions, type Action } from '../rules/action.ts';
import type { Setup } from '../rules/setup.ts';
import type { Square } from '../rules/square.ts';
import { figuresStanding, type State } from '../rules/state.ts';
import { sketchGame } from '../system.ts';
import { boardView, endsAt } from './board.ts';
import { elementTextIn } from '../messages/element-messages.ts';

/** A game on a page: the board, and the figure that is picked up. Everything else is the frame's. */
export class PlayView implements GameView<State> {
  readonly messages = sketchGame.messages;
  readonly #host: GameHost<State, Setup>;
  /** The figure that somebody has picked up. */
  #picked: string | undefined;

  constructor(host: GameHost<State, Setup>) {
    this.#host = host;
  }

  title({ language }: GameSnapshot<State>): string {
    return sketchGame.title[language];
  }

  caption({ state, language }: GameSnapshot<State>): string {
    const { round, rounds } = state;
    return elementTextIn(language)('round', { round, rounds });
  }

  sides({ state, narrator }: GameSnapshot<State>): readonly SideSummary[] {
    return state.crews.map((_, seat) => ({
      name: narrator.side(seat),
      letter: 'AB'[seat] ?? '?',
      look: `side-${seat}`,
      points: figuresStanding(state).filter((figure) => figure.seat === seat).length,
    }));
  }

  /** What comes after the first question. */
  async extras(): Promise<RoomExtras<State>> {
    return (await import('./extras.ts')).extras;
  }

  reset(): void {
    this.#picked = undefined;
  }

  board({ state, narrator }: GameSnapshot<State>, inside: unknown): TemplateResult {
    return html`<div class="board" part="board">
      ${boardView({
        state,
        narrator,
        offers: this.#offers.map(({ action }) => action),
        picked: this.#picked,
        press: (at) => this.#press(at),
      })}
      ${inside}
    </div>`;
  }

  /** A button for everything that the figure that is picked up, or anybody, can do. */
  actions({ narrator }: GameSnapshot<State>): TemplateResult {
    const shown = this.#offers.filter(
      ({ action }) =>
        this.#picked === undefined || action.kind === 'pass' || action.figure === this.#picked,
    );
    return html`<div class="row">
      ${shown.map(
        ({ key }) =>
          html`<button type="button" class="offer" @click=${() => this.#host.answer(key)}>
            ${narrator.answer('act', key)}
          </button>`,
      )}
    </div>`;
  }

  /** What a person can answer now. */
  get #offers(): readonly { key: string; action: Action }[] {
    return (this.#host.choice?.options ?? []).flatMap(({ key }) => {
      const action = actions.parse(key);
      return action ? [{ key, action }] : [];
    });
  }

  /** Picks a figure up, puts it down again, or does with it what ends on this square. */
  #press(at: Square): void {
    const there = figuresStanding(this.#host.shown).find((figure) => figure.at === at);
    const chosen = this.#offers.find(
      ({ action }) =>
        action.kind !== 'pass' && action.figure === this.#picked && endsAt(action, at, there),
    );
    if (chosen) {
      this.#host.answer(chosen.key);
      return;
    }
    const mine = this.#offers.some(
      ({ action }) => action.kind !== 'pass' && action.figure === there?.id,
    );
    this.#picked = mine && there?.id !== this.#picked ? there?.id : undefined;
    this.#host.requestUpdate();
  }
}
