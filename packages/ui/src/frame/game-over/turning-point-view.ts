import { html, nothing, type TemplateResult } from 'lit';
import type { Game, LogEntry, Outcome, Seat } from '@skirmish-kit/core';
import type { GameHost } from '../../game-host.ts';
import type { GameView } from '../game-view.ts';
import type { GameOverText } from './game-over-messages.ts';
import type { TurnMarks } from './points-curve.ts';
import { TurningPoint, type GameInsight } from './turning-point.ts';
import type { ChanceSwing } from './win-chances.ts';

/** The turning point and the worst choice of a game: computed when the user asks. */
export class TurningPointView<S, Setup> implements TurnMarks {
  readonly #host: GameHost<S, Setup>;
  readonly #room: GameView<S>;
  readonly #game: Game<S, Setup>;
  readonly #outcome: Outcome;
  #stop: AbortController | undefined;
  #share = 0;
  #turn = 0;
  #found: GameInsight | 'nothing' | undefined;

  constructor(host: GameHost<S, Setup>, room: GameView<S>, game: Game<S, Setup>, outcome: Outcome) {
    this.#host = host;
    this.#room = room;
    this.#game = game;
    this.#outcome = outcome;
  }

  /** Turns begin with these. */
  get #turns(): readonly LogEntry[] {
    const { messages, isBattle } = this.#room;
    return this.#game.log.filter((entry) => messages.isHeading?.(entry) && !isBattle?.(entry));
  }

  /** In which turn something happened. */
  #turnOf(at: number): number {
    return this.#turns.filter((entry) => entry.at <= at).length;
  }

  /** The turn at which it turned, once it is known. */
  get turning(): number | undefined {
    const found = typeof this.#found === 'object' ? this.#found.turning : undefined;
    return found && this.#turnOf(found.at);
  }

  get battles(): readonly number[] {
    const { isBattle } = this.#room;
    const fought = this.#game.log.filter((entry) => isBattle?.(entry) ?? false);
    return fought.map(({ at }) => this.#turnOf(at));
  }

  show(turn: number): void {
    this.#host.commands.seek({ to: turn > 0 ? (this.#turns[turn - 1]?.at ?? 0) : 0 });
  }

  /** Stops work when the element is disconnected. */
  stop(): void {
    this.#stop?.abort();
    this.#stop = undefined;
  }

  async #look(): Promise<void> {
    const { session } = this.#host;
    if (!session || !this.#room.analysisBot) return;
    const stop = (this.#stop = new AbortController());
    this.#share = 0;
    this.#host.requestUpdate();
    const judge = await this.#room.analysisBot().catch(() => undefined);
    const bots = [...session.bots.keys()];
    const progress = (share: number, turn: number) => {
      this.#share = share;
      this.#turn = turn + 1;
      this.#host.requestUpdate();
    };
    const { signal } = stop;
    const point = judge && new TurningPoint(this.#game, this.#outcome, judge, { signal, progress });
    const question = {
      turns: this.#turns,
      yours: session.soloSeat,
      regrets: bots.length > 0 ? bots : this.#losers,
    };
    const found = await point?.find(question).catch(() => undefined);
    judge?.release?.();
    if (this.#stop !== stop) return;
    this.#stop = undefined;
    this.#found = found ?? 'nothing';
    this.#host.requestUpdate();
  }

  get #losers(): readonly Seat[] {
    const seats = this.#game.system.seats(this.#game.state);
    return Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => !this.#outcome.winners.includes(seat),
    );
  }

  view(say: GameOverText): TemplateResult | typeof nothing {
    if (!this.#room.analysisBot || this.#turns.length < 2) return nothing;
    if (typeof this.#found === 'object') return this.#insight(this.#found, say);
    const title = html`<span class="quiet">${say('turning')}</span>`;
    if (this.#found === 'nothing')
      return html`<div class="panel">${title}<span>${say('no-worker')}</span></div>`;
    if (!this.#stop)
      return html`<div class="panel">
        ${title}<span>${say('where-it-turned')}</span>
        <span class="row"
          ><button type="button" @click=${() => void this.#look()}>${say('find')}</button></span
        >
      </div>`;
    const cancel = () => {
      this.stop();
      this.#host.requestUpdate();
    };
    return html`<div class="panel" aria-busy="true">
      ${title}
      <label
        >${say('searching', { n: this.#turn })} <progress max="1" .value=${this.#share}></progress
      ></label>
      <span class="row"><button type="button" @click=${cancel}>${say('cancel')}</button></span>
    </div>`;
  }

  #insight({ seat, turning, regret, games }: GameInsight, say: GameOverText): TemplateResult {
    const { narrator } = this.#host;
    const chance = (who: Seat, { before, after }: ChanceSwing) =>
      say('chance', {
        side: narrator.side(who),
        before: percent(before),
        after: percent(after),
        n: games,
      });
    return html`${
      turning
        ? html`<div class="panel found">
            <span class="quiet">${say('turning-at', { n: this.#turnOf(turning.at) })}</span>
            <b>${this.#lineAt(turning.at)}</b>
            <span>${chance(seat, turning)}</span>
            <span class="row"
              ><button type="button" @click=${() => this.#host.commands.seek({ to: turning.at })}>
                ${say('show-then')}
              </button></span
            >
          </div>`
        : nothing
    }
    ${
      regret
        ? html`<div class="panel">
            <span class="quiet">${say('regrets', { side: narrator.side(regret.seat) })}</span>
            <b>${this.#lineAt(regret.at)}</b>
            <span>${chance(regret.seat, regret)}</span>
            <span class="row"
              ><button
                type="button"
                @click=${() => this.#host.commands.retryFrom(regret.at, regret.seat)}
              >
                ${say('try-it')}
              </button></span
            >
          </div>`
        : nothing
    }`;
  }

  /** The log line of that answer. */
  #lineAt(at: number): string {
    const { narrator, session } = this.#host;
    const known = session?.fullLog ?? [];
    const next = this.#game.log.find((entry) => entry.kind === 'choice' && entry.at > at)?.at;
    const line = known
      .filter((entry) => entry.at > at && entry.at <= (next ?? Infinity))
      .map((entry) => narrator.line(entry))
      .find(Boolean);
    return line ?? '';
  }
}

/** As people read it beside a sentence. */
function percent(share: number): string {
  return `${Math.round(share * 100)}\u202f%`;
}
