import { html, nothing, type TemplateResult } from 'lit';
import type { Outcome, ReportedGame, Report } from '@skirmish-kit/core';
import type { Session } from '../../session.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { GameHost } from '../../game-host.ts';
import type { GameView, SideSummary } from '../game-view.ts';
import { drawnIcon, icon } from '../icons.ts';
import { bestUnit } from './top-unit.ts';
import { endingStyles } from './ending-styles.ts';
import { gameOverText, type GameOverText } from './game-over-messages.ts';
import { pointsCurve } from './points-curve.ts';
import { TurningPointView } from './turning-point-view.ts';

const SWAP = 'M3 6h9.5M10 3.5 12.5 6 10 8.5M13 11H3.5M6 8.5 3.5 11 6 13.5';

/** How a game ended: who won and why, the curve of points, where it turned, and what now. */
export class GameOverView<S, Setup> {
  readonly session: Session<S, Setup>;
  readonly #host: GameHost<S, Setup>;
  readonly #room: GameView<S>;
  readonly #outcome: Outcome;
  readonly #report: Report | undefined;
  readonly #turning: TurningPointView<S, Setup>;

  constructor(
    host: GameHost<S, Setup>,
    room: GameView<S>,
    session: Session<S, Setup>,
    outcome: Outcome,
    reportOf: ((game: ReportedGame<S>) => Report) | undefined,
  ) {
    this.session = session;
    this.#host = host;
    this.#room = room;
    this.#outcome = outcome;
    this.#report = reportOf?.(session.visibleGame);
    this.#turning = new TurningPointView(host, room, session.liveGame, outcome);
    adoptStyles(host.renderRoot, endingStyles);
  }

  /** Stops work when the element is disconnected. */
  stop(): void {
    this.#turning.stop();
  }

  view(): TemplateResult {
    const say = gameOverText(this.#host.language);
    const report = this.#report;
    const headline = this.#headline(say);
    return html`<section class="result" part="result" aria-label=${headline}>
      <div class="result-head">
        <div>
          <h3 class="headline">${headline}</h3>
          <p>${this.#host.narrator.ending(this.#outcome)}</p>
        </div>
        ${this.#points()}
      </div>
      ${report ? pointsCurve(report, this.#sides, say, this.#turning) : nothing}
      <div class="facts">
        ${this.#turning.view(say)} ${report ? this.#best(report, say) : nothing}
      </div>
      ${report ? this.#tallies(report) : nothing}
    </section>`;
  }

  get #sides(): readonly SideSummary[] {
    const { snapshot } = this.#host;
    return snapshot ? this.#room.sides(snapshot) : [];
  }

  #headline(say: GameOverText): string {
    const { winners } = this.#outcome;
    const yours = this.session.soloSeat;
    if (winners.length === 0) return say('drawn');
    if (yours !== undefined) return say(winners.includes(yours) ? 'you-won' : 'you-lost');
    const side = winners.map((seat) => this.#host.narrator.side(seat)).join(', ');
    return say('won', { side });
  }

  #points(): TemplateResult {
    const { winners, scores } = this.#outcome;
    return html`<ul class="result-points">
      ${this.#sides.map(
        ({ name, letter, look }, seat) =>
          html`<li class="${look} ${winners.includes(seat) ? 'winner' : ''}">
            ${name} <span class="side-disc" aria-hidden="true">${letter}</span>
            <strong>${scores[seat] ?? 0}</strong>
          </li>`,
      )}
    </ul>`;
  }

  #best(report: Report, say: GameOverText): TemplateResult | typeof nothing {
    const best = bestUnit(report.felled);
    if (!best) return nothing;
    const { seat, who, count } = best;
    return html`<div class="panel best">
      <span class="quiet">${say('best')}</span>
      <b>${this.#room.nameOf?.(seat, who) ?? who}</b>
      <span>${say('felled', { n: count, side: this.#host.narrator.side(seat) })}</span>
    </div>`;
  }

  #tallies({ tallies }: Report): TemplateResult {
    return html`<dl class="tallies">
      ${tallies
        .filter(({ bySeat }) => bySeat.some((count) => count > 0))
        .map(
          ({ title, bySeat }) =>
            html`<div>
              <dt>${title[this.#host.language]}</dt>
              <dd>${bySeat.join(' : ')}</dd>
            </div>`,
        )}
    </dl>`;
  }

  /** The next steps: first another game of the same setup, at the foot of the window. */
  bar(): TemplateResult {
    const host = this.#host;
    const say = gameOverText(host.language);
    const button = (label: unknown, act: () => void, name = '') =>
      html`<button type="button" class=${name} @click=${act}>${label}</button>`;
    return html`<div class="row controls">
      ${button(say('again'), () => host.commands.rematch(), 'main now')}
      ${
        this.session.bots.size > 0
          ? button(html`${drawnIcon(SWAP)} ${say('swap')}`, () => host.commands.swapSides())
          : nothing
      }
      ${button(html`${icon('play')} ${say('watch')}`, () => host.commands.replayFromStart())}
      ${button(html`${icon('share')} ${say('share')}`, () => void host.commands.share())}
      ${button(say('setup'), () => host.commands.newGame())}
    </div>`;
  }
}
