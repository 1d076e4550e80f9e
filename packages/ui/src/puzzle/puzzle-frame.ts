import { html, type TemplateResult } from 'lit';
import { restoreFocus } from '../restore-focus.ts';
import { toolbar, type Tool } from '../toolbar.ts';
import { uiText } from '../ui-messages.ts';
import type { GameHost } from '../game-host.ts';
import type { GoalProgress, PuzzleSource } from './puzzle-source.ts';
import { puzzleText } from './puzzle-messages.ts';

/** How much of a solution is given away at most: what to begin with, then where it goes. */
const MOST_HINTS = 2;

const goOn = restoreFocus('.hand-tile[aria-pressed]:enabled', '.actions .now', '.actions');

/** The part of the element that a puzzle uses. */
export type PuzzleHost = Pick<
  GameHost,
  | 'language'
  | 'attributeValues'
  | 'requestUpdate'
  | 'announce'
  | 'send'
  | 'refuse'
  | 'openRule'
  | 'commands'
  | 'views'
>;

/**
 * A puzzle in a page: tries that are judged goal by goal, hints, the solution as a film, the way to
 * the next one. What is played in it is the game's.
 */
export class PuzzleFrame {
  readonly #host: PuzzleHost;
  readonly #source: PuzzleSource;
  /** How the last try came out; `undefined` while one is under way. */
  #solved: boolean | undefined;
  #hints = 0;

  constructor(host: PuzzleHost, source: PuzzleSource) {
    this.#host = host;
    this.#source = source;
  }

  /** A try has been played to its end. */
  judge(solved: boolean): void {
    this.#solved = solved;
    this.#source.watch('end');
    this.#host.announce([this.#verdict(), ...this.#source.goals().map(goalSentence)].join(' '));
    this.#host.send('skirmish-attempt', { solved });
    this.#host.send('skirmish-tried', { solved });
    this.#host.requestUpdate();
  }

  /** Something is played again: what was watched is over. */
  resume(): void {
    this.#solved = undefined;
    this.#source.watch('not');
    this.#host.requestUpdate();
  }

  view(): TemplateResult {
    const source = this.#source;
    const { language } = this.#host;
    const share = { label: uiText(language, 'share'), act: () => void this.#host.commands.share() };
    return html`<section class="frame" part="frame" @keydown=${this.#onKey}>
        <header class="top" part="header top">
          <h2>${source.title()}</h2>
          ${toolbar(this.#say('controls'), [share])}
        </header>
        ${source.board(this.#host.views.refusal())}
        <div class="side" @click=${goOn}>
          <section class="actions" part="actions" tabindex="-1">
            <p class="prompt">${this.#verdict()}</p>
            ${this.#goals()} ${source.hand()}
            <p class="hint quiet">${source.advice()}</p>
            <p class="given">${source.hint(this.#hints)}</p>
            ${toolbar(this.#say('controls'), this.#tools())}
          </section>
          ${source.film()} ${this.#host.views.rule()}
        </div>
      </section>
      ${this.#host.views.share()}`;
  }

  #say(key: Parameters<typeof puzzleText>[1]): string {
    return puzzleText(this.#host.language, key);
  }

  #verdict(): string {
    if (this.#solved === undefined) return this.#source.task();
    return this.#say(this.#solved ? 'solved' : 'not-yet');
  }

  /** The goals as a list that says of each whether the last try reached it. */
  #goals(): TemplateResult {
    return html`<ul class="goals" aria-label=${this.#say('goals')}>
      ${this.#source
        .goals()
        .map(
          ({ text, progress, state }) =>
            html`<li class=${state}><span>${text}</span> <b>${progress}</b></li>`,
        )}
    </ul>`;
  }

  #tools(): readonly Tool[] {
    const source = this.#source;
    const solved = this.#solved;
    const tools: Tool[] = [];
    if (solved === undefined) tools.push(...source.tools());
    else {
      const { next } = this.#host.attributeValues;
      const act = () => {
        this.#host.send('skirmish-next-puzzle', {});
        this.#host.send('skirmish-next', {});
      };
      if (solved && next) tools.push({ label: this.#say('next'), act, now: true });
      tools.push({ label: this.#say('again'), act: () => this.#again(), now: !solved });
      tools.push({ label: this.#say('watch'), act: () => this.#watch() });
    }
    const act = () => {
      source.takeBack();
      this.resume();
    };
    tools.push({ label: this.#say('take-back'), act, disabled: !source.canTakeBack });
    if (!solved) tools.push({ label: this.#say('hint'), act: () => this.#giveHint() });
    tools.push({ label: this.#say('solution'), act: () => this.#showSolution() });
    return tools;
  }

  #watch(): void {
    this.#source.watch('start');
    this.#host.requestUpdate();
  }

  #again(): void {
    this.#source.restart();
    this.resume();
    this.#host.announce(this.#verdict());
  }

  /** Plays a solution and shows it from the start; it does not count as solved. */
  #showSolution(): void {
    if (!this.#source.playSolution()) return this.#host.announce(this.#say('no-solution'));
    this.#solved = true;
    this.#watch();
  }

  #giveHint(): void {
    this.#hints = Math.min(MOST_HINTS, this.#hints + 1);
    this.#host.announce(this.#source.hint(this.#hints));
    this.#host.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (!this.#source.key(event)) return;
    this.#host.requestUpdate();
    event.preventDefault();
  };
}

function goalSentence({ text, progress }: GoalProgress): string {
  return progress === '' ? `${text}.` : `${text}: ${progress}.`;
}
