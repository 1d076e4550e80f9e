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
import { countAt, type State } from '../rules/state.ts';
import { causeway } from '../system.ts';
import { boardView } from './board.ts';
import { elementTextIn } from '../messages/element-messages.ts';

/** A game on a page: the marsh, and who is picked up. Everything else is the frame's. */
export class PlayView implements GameView<State> {
  readonly messages = causeway.messages;
  readonly #host: GameHost<State, Setup>;
  /** The figure that somebody has picked up. */
  #chosen: string | undefined;

  constructor(host: GameHost<State, Setup>) {
    this.#host = host;
  }

  title({ language }: GameSnapshot<State>): string {
    return causeway.title[language];
  }

  caption({ state, language }: GameSnapshot<State>): string {
    const { round, rounds } = state;
    return elementTextIn(language)('round', { round, rounds });
  }

  sides({ state, narrator }: GameSnapshot<State>): readonly SideSummary[] {
    return state.bands.map((_, seat) => ({
      name: narrator.side(seat),
      letter: 'AB'[seat] ?? '?',
      look: `side-${seat}`,
      points: countAt(state, seat, 'across'),
    }));
  }

  /** What comes after the first question. */
  async extras(): Promise<RoomExtras<State>> {
    return (await import('./extras.ts')).extras;
  }

  reset(): void {
    this.#chosen = undefined;
  }

  board({ state, narrator }: GameSnapshot<State>, inside: unknown): TemplateResult {
    return html`<div class="board" part="board">
      ${boardView({
        state,
        narrator,
        offers: this.#offers.flatMap(({ action }) => (action.kind === 'rest' ? [] : action)),
        picked: this.#picked,
        pick: (id) => this.#pick(id),
        finish: (move) => this.#host.answer(actions.make(move)),
      })}
      ${inside}
    </div>`;
  }

  /** A button for everything that who is picked up, or anybody, can do. */
  actions({ narrator, choice }: GameSnapshot<State>): TemplateResult {
    const picked = this.#picked;
    const shown = this.#offers.filter(
      ({ action }) => action.kind === 'rest' || picked === undefined || action.figure === picked,
    );
    return html`<div class="row">
      ${shown.map(
        ({ key }) =>
          html`<button type="button" class="offer" @click=${() => this.#host.answer(key)}>
            ${narrator.answer(choice?.about ?? 'act', key)}
          </button>`,
      )}
    </div>`;
  }

  /** Who is picked up: by a person, or as the one who may press on. */
  get #picked(): string | undefined {
    const { choice } = this.#host;
    return choice?.about === 'press' ? String(choice.params['figure']) : this.#chosen;
  }

  /** What a person can answer now. */
  get #offers(): readonly { key: string; action: Action }[] {
    return (this.#host.choice?.options ?? []).flatMap(({ key }) => {
      const action = actions.parse(key);
      return action ? [{ key, action }] : [];
    });
  }

  /** Picks somebody up, or puts him down again. */
  #pick(id: string): void {
    this.#chosen = this.#chosen === id ? undefined : id;
    this.#host.requestUpdate();
  }
}
