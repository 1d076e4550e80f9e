import { css, html, nothing, type TemplateResult } from 'lit';
import { logFor, type ChoiceRequest, type LogEntry } from '@skirmish-kit/core';
import type { RollWords } from '../dice/dice-tray.ts';
import type { GameHost } from '../game-host.ts';
import { translatorOf } from '../translator.ts';
import type { SvgNode } from '../picture.ts';
import { svgPicture } from './svg-directive.ts';
import { adoptStyles } from './adopt-styles.ts';
import { icon } from './icons.ts';
import { afterRoll } from './log-formatter.ts';

/** The effects on a unit, by type. */
export type Misfortune = 'out' | 'hurt' | 'shaken' | 'recovered' | 'points';

/** The rules of a game for the summary of other turns. */
export interface SinceLastTurn {
  /** Whether a question begins the player's own turn, or goes on with it. */
  isOwnTurn(choice: ChoiceRequest): boolean;
  /** The effect of an entry on the viewer's units; `undefined` if there is none. */
  happened(entry: LogEntry, seat: number): Misfortune | undefined;
  /** The unit that an entry is about, as it is now; for its line, and its ring on the board. */
  unit?(entry: LogEntry): AffectedUnit | undefined;
  /** Rings units on the board: all of them, one whose line is read, or none. */
  ring?(ids: readonly string[]): void;
}

/** A unit that something happened to. */
export interface AffectedUnit {
  readonly id: string;
  readonly picture: SvgNode;
}

const KINDS: readonly Misfortune[] = ['out', 'hurt', 'shaken', 'recovered', 'points'];

/** So many entries before something is its roll looked for. */
const NEAR = 5;

/** So many lines are shown; the log has all of them. */
const MOST = 5;

const say = /* @__PURE__ */ translatorOf({
  title: { en: 'Since your last turn', fr: 'Depuis votre dernier tour' },
  'nobody-touched': { en: 'Nobody touched you', fr: 'Personne ne vous a touché' },
  out: { en: 'out', fr: 'hors de combat' },
  hurt: { en: '{n|hurt|hurt}', fr: '{n|touché|touchés}' },
  shaken: { en: '{n|shaken|shaken}', fr: '{n|ébranlé|ébranlés}' },
  recovered: { en: '{n|recovered|recovered}', fr: '{n|remis|remis}' },
  points: { en: 'points against you', fr: 'points contre vous' },
  more: { en: 'and {n} more in the log', fr: 'et {n} de plus dans le journal' },
  'show-moment': { en: 'Show this moment', fr: 'Voir ce moment' },
  'watch-all': { en: 'Watch it all', fr: 'Tout revoir' },
  'on-board': { en: 'On the board', fr: 'Sur le plateau' },
  'got-it': { en: 'Got it', fr: 'Compris' },
});

const styles = css`
  .since {
    margin: -12px -16px 0;
    border-block-end: 1px solid var(--_line);
    background: var(--_ground);
  }
  .since-head {
    display: flex;
    gap: 0.5em;
    align-items: center;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 0;
    background: none;
    opacity: 1;
    text-align: start;
  }
  .since-head .summary {
    flex: 1;
    color: var(--_quiet);
  }
  .since .totals {
    display: flex;
    margin: 0 12px 8px;
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    list-style: none;
    text-align: center;
  }
  .since .totals li {
    flex: 1;
    padding: 2px 4px;
  }
  .since .totals li + li {
    border-inline-start: 1px solid var(--_line);
  }
  .since .totals b {
    font-size: 1.2em;
  }
  .since .unit-small {
    flex: none;
    inline-size: 34px;
    block-size: 34px;
  }
  .since .said {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.25;
  }
  .since .events {
    margin: 0 12px;
    padding: 0;
    list-style: none;
  }
  .since .events li {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding-block: 2px;
    border-block-start: 1px solid var(--_line);
  }
  .since .events small {
    display: block;
    color: var(--_quiet);
  }
  .since .row {
    padding: 8px 12px;
  }
  @container window (max-width: 719px) {
    .since {
      margin: -8px -12px 0;
    }
    .since button {
      min-block-size: 44px;
    }
  }
`;

/** The part of the frame that the panel uses. */
export interface SinceView {
  readonly rules: SinceLastTurn;
  /** The result of a roll. */
  readonly readRoll?:
    | ((roll: LogEntry, after: readonly LogEntry[]) => RollWords | undefined)
    | undefined;
  /** The moment that an entry belongs to is shown. */
  readonly show: (at: number) => void;
  /** Everything is watched from a moment on. */
  readonly watchAll: (at: number) => void;
}

/** The events of the bots' turns that concern the player: open when the own turn begins, then one line. */
export class SinceLastTurnPanel<S, Setup> {
  readonly #host: GameHost<S, Setup>;
  readonly #view: SinceView;
  /** How long the log was when the others began. */
  #from: number | undefined;
  #entries: readonly LogEntry[] | undefined;
  #isOpen = false;
  /** Whether everybody is ringed on the board. */
  #isOnBoard = false;

  constructor(host: GameHost<S, Setup>, view: SinceView, from?: number) {
    this.#host = host;
    this.#view = view;
    this.#from = from;
  }

  reset(): void {
    this.#from = this.#entries = undefined;
    this.#isOpen = false;
  }

  /** The game has moved on: others play, the own turn begins, or the first choice of it was made. */
  moved(logLength: number): void {
    const { session } = this.#host;
    const { soloSeat: yourSeat } = session ?? {};
    if (!session || yourSeat === undefined || session.replay) return;
    if (session.bot) {
      this.#from ??= logLength;
      this.#entries = undefined;
      return;
    }
    const { choice } = this.#host;
    if (this.#from === undefined) {
      this.#isOpen = false;
      this.#ringAll(false);
    } else if (choice && this.#view.rules.isOwnTurn(choice)) {
      const visible = logFor(session.game.log.slice(this.#from), session.viewer);
      this.#entries = visible.filter((entry) => this.#view.rules.happened(entry, yourSeat));
      this.#isOpen = this.#entries.length > 0;
      this.#from = undefined;
      adoptStyles(this.#host.renderRoot, styles);
    }
  }

  fold(isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (!isOpen) this.#ringAll(false);
    this.#host.requestUpdate();
  }

  #ringAll(isOnBoard: boolean): void {
    this.#isOnBoard = isOnBoard;
    this.#ring(undefined);
  }

  /** The unit whose line is read is ringed, or everybody, or nobody. */
  #ring(one: LogEntry | undefined): void {
    const { rules } = this.#view;
    const entries = one ? [one] : this.#isOnBoard ? (this.#entries ?? []) : [];
    rules.ring?.(entries.flatMap((entry) => rules.unit?.(entry)?.id ?? []));
    this.#host.requestUpdate();
  }

  /** Closes it; returns whether it was open. */
  close(): boolean {
    const wasOpen = this.#isOpen && this.#entries !== undefined;
    if (wasOpen) this.fold(false);
    return wasOpen;
  }

  view(): TemplateResult | typeof nothing {
    const { session, language } = this.#host;
    const entries = this.#entries;
    if (!entries || !session || session.replay || session.bot || session.game.outcome)
      return nothing;
    const totals = this.#totals(entries);
    const summary =
      totals.map(([kind, n]) => `${n} ${say(language, kind, { n })}`).join(', ') ||
      say(language, 'nobody-touched');
    return html`<section class="since" part="since">
      <button
        type="button"
        class="since-head"
        aria-expanded=${String(this.#isOpen)}
        aria-disabled=${entries.length === 0 ? 'true' : nothing}
        @click=${() => entries.length > 0 && this.fold(!this.#isOpen)}
      >
        <b>${say(language, 'title')}</b>
        <span class="summary">${this.#isOpen ? nothing : summary}</span>
      </button>
      ${this.#isOpen ? this.#openView(entries, totals) : nothing}
    </section>`;
  }

  #openView(
    entries: readonly LogEntry[],
    totals: readonly (readonly [Misfortune, number])[],
  ): TemplateResult {
    const { language } = this.#host;
    const { show, watchAll } = this.#view;
    const more = entries.length - MOST;
    const first = entries[0]?.at ?? 0;
    return html`<ul class="totals">
        ${totals.map(
          ([kind, n]) => html`<li><b>${n}</b> <small>${say(language, kind, { n })}</small></li>`,
        )}
      </ul>
      <ol class="events">
        ${entries.slice(0, MOST).map((entry) => this.#eventView(entry, show))}
      </ol>
      ${more > 0 ? html`<p class="row quiet">${say(language, 'more', { n: more })}</p>` : nothing}
      <div class="row">
        <button type="button" @click=${() => watchAll(first)}>
          ${icon('play')} ${say(language, 'watch-all')}
        </button>
        ${
          this.#view.rules.ring
            ? html`<button
                type="button"
                aria-pressed=${String(this.#isOnBoard)}
                @click=${() => this.#ringAll(!this.#isOnBoard)}
              >
                ${say(language, 'on-board')}
              </button>`
            : nothing
        }
        <button type="button" class="got-it" @click=${() => this.fold(false)}>
          ${say(language, 'got-it')} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>`;
  }

  #eventView(entry: LogEntry, show: (at: number) => void): TemplateResult {
    const { language, narrator, session } = this.#host;
    const why = this.#why(entry, session?.game.log ?? []);
    const label = say(language, 'show-moment');
    const unit = this.#view.rules.unit?.(entry);
    const ring = (isRead: boolean) => () => this.#ring(isRead ? entry : undefined);
    return html`<li
      @pointerenter=${ring(true)}
      @pointerleave=${ring(false)}
      @focusin=${ring(true)}
      @focusout=${ring(false)}
    >
      ${unit ? svgPicture(unit.picture, 'unit-small') : nothing}
      <span class="said"
        ><b>${narrator.line(entry)}</b>${why ? html`<small>${why}</small>` : nothing}</span
      >
      <button type="button" title=${label} aria-label=${label} @click=${() => show(entry.at)}>
        ${icon('play')}
      </button>
    </li>`;
  }

  /** The numbers that led to it: the sum of the roll just before. */
  #why(entry: LogEntry, log: readonly LogEntry[]): string | undefined {
    const at = log.lastIndexOf(entry);
    const before = log.slice(Math.max(0, at - NEAR), at);
    const near = before.findLastIndex(({ kind }) => kind === 'roll');
    const roll = before[near];
    if (!roll) return undefined;
    const place = log.lastIndexOf(roll);
    const sum = this.#view.readRoll?.(roll, afterRoll(log, place))?.sum;
    return sum && `${sum.terms} = ${sum.outcome}`;
  }

  #totals(entries: readonly LogEntry[]): readonly (readonly [Misfortune, number])[] {
    const seat = this.#host.session?.soloSeat ?? 0;
    const { rules } = this.#view;
    return KINDS.flatMap((kind) => {
      const n = entries
        .filter((entry) => rules.happened(entry, seat) === kind)
        .reduce(
          (sum, { params }) => sum + (kind === 'points' ? Number(params['points'] ?? 1) : 1),
          0,
        );
      return n > 0 ? [[kind, n] as const] : [];
    });
  }
}
