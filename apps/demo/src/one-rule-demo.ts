import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { copyState, exactOdds, Game, makeRecord, playOut, type Language } from '@skirmish-kit/core';
import { figureOf, reactionTest, type Battle, type ReactionSetup } from '@skirmish-kit/reaction';
import { die, languageOf, percent } from '@skirmish-kit/ui';
import { oneTest, TESTED } from './reaction-test-game.ts';

const WORDS = {
  en: {
    play: ['Play', 'with seeded dice, undo, and bots that explain themselves'],
    replay: ['Replay', 'any game again, from a line of text or a link'],
    table: ['Table', 'type in the dice you rolled; it keeps the books'],
    odds: ['Odds', 'exact chances of every result, before you act'],
    simulate: ['Simulate', 'thousands of games, to balance an army of your own'],
    roll: 'Test his nerve',
    again: 'The same again',
    typed: 'Your two dice',
    wrong: 'Two numbers from 1 to 6, please.',
    run: '1,000 tests',
    results: { ok: 'holds', panic: 'panics', rout: 'routs' },
  },
  fr: {
    play: ['Jouer', 'avec des dés à graine, l’annulation, et des robots qui s’expliquent'],
    replay: ['Rejouer', 'toute partie, à partir d’une ligne de texte ou d’un lien'],
    table: ['À table', 'tapez les dés que vous avez lancés\u00a0; il tient les comptes'],
    odds: ['Chances', 'exactes pour chaque résultat, avant d’agir'],
    simulate: ['Simuler', 'des milliers de parties, pour équilibrer sa propre armée'],
    roll: 'Tester son sang-froid',
    again: 'La même encore',
    typed: 'Vos deux dés',
    wrong: 'Deux nombres de 1 à 6, s’il vous plaît.',
    run: '1\u202f000 tests',
    results: { ok: 'tient', panic: 'panique', rout: 'fuit' },
  },
} as const;

type Result = keyof (typeof WORDS)['en']['results'];
const RESULTS: readonly Result[] = ['ok', 'panic', 'rout'];
const RUNS = 1000;

type Test = Game<Battle, ReactionSetup>;

/** One real rule, played, replayed, used at a real table, computed and simulated. */
class FiveJobs extends LitElement {
  static override properties = {
    played: { state: true },
    replayed: { state: true },
    typed: { state: true },
    counted: { state: true },
  };
  declare played: Test | undefined;
  declare replayed: Test | undefined;
  declare typed: string;
  declare counted: Readonly<Record<Result, number>> | undefined;
  #seed = 7;
  readonly #watch = new MutationObserver(() => this.requestUpdate());

  constructor() {
    super();
    this.typed = '';
    this.played = new Game(oneTest, oneTest.defaults, { seed: this.#seed });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  /** Without a shadow root, so that the page's styles apply. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const language = languageOf(this);
    const words = WORDS[language];
    return html`<ol class="jobs">
      ${this.#job(words.play, this.#played(language))}
      ${this.#job(words.replay, this.#replayed(language))}
      ${this.#job(words.table, this.#table(language))}
      ${this.#job(words.odds, this.#odds(language))}
      ${this.#job(words.simulate, this.#simulated(language))}
    </ol>`;
  }

  #job([title, text]: readonly [string, string], inside: TemplateResult): TemplateResult {
    return html`<li>
      <div class="figure">${inside}</div>
      <h3>${title}</h3>
      <p>${text}</p>
    </li>`;
  }

  #played(language: Language): TemplateResult {
    const words = WORDS[language];
    return html`${shown(this.played, language)}
      <button type="button" @click=${() => this.#roll()}>${words.roll}</button>`;
  }

  #roll(): void {
    this.played = new Game(oneTest, oneTest.defaults, { seed: ++this.#seed });
    this.replayed = undefined;
  }

  /** The record of the game, and the game replayed from it. */
  #replayed(language: Language): TemplateResult {
    const record = this.played ? makeRecord(this.played) : '';
    const line = record.split('\n').find((each) => each.includes('seed')) ?? record;
    return html`<code>${line.slice(0, 60)}</code>
      ${this.replayed ? shown(this.replayed, language) : nothing}
      <button type="button" @click=${() => this.#again()}>${WORDS[language].again}</button>`;
  }

  #again(): void {
    this.replayed = new Game(oneTest, oneTest.defaults, { seed: this.#seed });
  }

  #table(language: Language): TemplateResult {
    const words = WORDS[language];
    const game = new Game(oneTest, oneTest.defaults, { chances: 'asked' });
    const refusal = this.typed === '' ? undefined : game.answer(this.typed);
    return html`<label
        >${words.typed}
        <input
          inputmode="numeric"
          size="5"
          placeholder="3 5"
          .value=${this.typed}
          @input=${(event: InputEvent) => {
            if (event.target instanceof HTMLInputElement) this.typed = event.target.value.trim();
          }}
      /></label>
      ${refusal ? html`<p class="problem">${words.wrong}</p>` : shown(game, language)}`;
  }

  #odds(language: Language): TemplateResult {
    const battle = oneTest.setup(oneTest.defaults);
    const { outcomes } = exactOdds(() => {
      const copy = copyState(battle);
      return reactionTest(copy, figureOf(copy, TESTED));
    });
    const chances = new Map(outcomes);
    return bars((result) => chances.get(result) ?? 0, language);
  }

  #simulated(language: Language): TemplateResult {
    const { counted } = this;
    return html`${counted ? bars((result) => counted[result] / RUNS, language) : nothing}
      <button type="button" @click=${() => this.#count()}>${WORDS[language].run}</button>`;
  }

  #count(): void {
    const counted = { ok: 0, panic: 0, rout: 0 };
    for (let seed = 1; seed <= RUNS; seed++) {
      const { outcome } = playOut(oneTest, oneTest.defaults, [], `${this.#seed}-${seed}`);
      const result = RESULTS.find((each) => each === outcome.reason);
      if (result) counted[result]++;
    }
    this.counted = counted;
  }
}

/** The dice of a test and their result. */
function shown(game: Test | undefined, language: Language): TemplateResult | typeof nothing {
  const faces = game?.log.find(({ kind }) => kind === 'roll')?.faces;
  const result = RESULTS.find((each) => each === game?.outcome?.reason);
  if (!faces || !result) return nothing;
  return html`<p class="rolled">
    ${faces.map((face) => die(face, 6))} <b>${WORDS[language].results[result]}</b>
  </p>`;
}

/** How often each result occurs, as labelled columns. */
function bars(share: (result: Result) => number, language: Language): TemplateResult {
  return html`<div class="bars">
    ${RESULTS.map(
      (result) =>
        html`<span
          ><b>${percent(share(result), language)}</b
          ><svg aria-hidden="true">
            <rect
              y="${100 - share(result) * 100}%"
              width="100%"
              height="${share(result) * 100}%"
            ></rect></svg
          >${WORDS[language].results[result]}</span
        >`,
    )}
  </div>`;
}

customElements.define('skirmish-five-jobs', FiveJobs);
