import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { armyStyles, goalText, Names } from '@skirmish-kit/neuroshima-hex/element';
import { makeGoals, PUZZLES, type Grade, type Puzzle } from '@skirmish-kit/neuroshima-hex/puzzles';
import { languageOf } from '@skirmish-kit/ui';
import { pickDaily, streakAt } from '@skirmish-kit/ui/daily-puzzle';
import { storeSolved, solvedDays, solvedPuzzles, today } from './puzzle-days.ts';
import { embedSnippet } from './site/html.ts';
import '@skirmish-kit/neuroshima-hex/define';
import '@skirmish-kit/neuroshima-hex/define-diagram';

const WORDS = {
  en: {
    grades: ['Warming up', 'Harder', 'Hard'],
    solved: 'solved',
    tiles: 'Tiles:',
    goal: 'Goal:',
    code: 'The code of this puzzle',
    copy: 'Copy',
    next: 'Next puzzle',
    edit: 'Open in the editor',
    count: (done: number, all: number) => `${done} of ${all} solved`,
    pickDaily: 'Puzzle of the day',
    streak: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row`,
    result: (title: string, tries: number) =>
      `${title}: solved in ${tries} ${tries === 1 ? 'try' : 'tries'}`,
    share: 'Your result, without the solution',
  },
  fr: {
    grades: ['Pour s’échauffer', 'Plus difficile', 'Difficile'],
    solved: 'résolu',
    tiles: 'Tuiles\u00a0:',
    goal: 'But\u00a0:',
    code: 'Le code de ce problème',
    copy: 'Copier',
    next: 'Problème suivant',
    edit: 'Ouvrir dans l’éditeur',
    count: (done: number, all: number) => `${done} sur ${all} résolus`,
    pickDaily: 'Le problème du jour',
    streak: (days: number) => `${days} ${days === 1 ? 'jour' : 'jours'} de suite`,
    result: (title: string, tries: number) =>
      `${title}\u00a0: résolu en ${tries} ${tries === 1 ? 'essai' : 'essais'}`,
    share: 'Votre résultat, sans la solution',
  },
} as const;

const GRADES: readonly Grade[] = [1, 2, 3];
/** The puzzles by grade, with the chosen one on top. Without a shadow root, so that the page's styles apply. */
class PuzzlesPage extends LitElement {
  static override properties = {
    chosen: { state: true },
    solved: { state: true },
    days: { state: true },
    tries: { state: true },
    won: { state: true },
  };
  declare chosen: Puzzle | undefined;
  declare solved: readonly string[];
  /** Attempts at the chosen puzzle since it was opened, and whether it is solved. */
  declare tries: number;
  declare won: boolean;
  /** The days on which the puzzle of the day was solved. */
  declare days: readonly string[];

  readonly #looks = armyStyles();
  readonly #watch = new MutationObserver(() => this.requestUpdate());

  constructor() {
    super();
    const wanted = new URL(location.href).searchParams.get('puzzle');
    this.chosen =
      PUZZLES.find(({ id }) => id === wanted) ?? pickDaily(today(), PUZZLES) ?? PUZZLES[0];
    this.days = solvedDays();
    this.solved = solvedPuzzles();
    this.tries = 0;
    this.won = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const language = languageOf(this);
    const words = WORDS[language];
    const known = PUZZLES.filter(({ id }) => this.solved.includes(id)).length;
    return html`${this.chosen ? this.#stage(this.chosen, language) : nothing}
      <p class="quiet" id="all" role="status">${words.count(known, PUZZLES.length)}</p>
      ${GRADES.map(
        (grade) =>
          html`<section>
            <h2>${words.grades[grade - 1]}</h2>
            <ul class="diagrams">
              ${PUZZLES.filter((puzzle) => puzzle.grade === grade).map((puzzle) =>
                this.#card(puzzle, language),
              )}
            </ul>
          </section>`,
      )}`;
  }

  #stage(puzzle: Puzzle, language: Language): TemplateResult {
    const words = WORDS[language];
    const at = PUZZLES.indexOf(puzzle);
    const next = PUZZLES[(at + 1) % PUZZLES.length];
    return html`<section id="puzzle">
      <h2 tabindex="-1">${at + 1}. ${puzzle.title[language]}</h2>
      ${puzzle === pickDaily(today(), PUZZLES) ? this.#pickDaily(language) : nothing}
      <skirmish-neuroshima-hex
        mode="puzzle"
        ?next=${next !== undefined}
        @skirmish-next-puzzle=${() => next && this.#choose(next)}
        position=${puzzle.position}
        hand=${handOf(puzzle)}
        goal=${makeGoals(puzzle.goals)}
        @skirmish-attempt=${(event: CustomEvent<{ readonly solved: boolean }>) => {
          this.#tried(puzzle, event.detail.solved);
        }}
      ></skirmish-neuroshima-hex>
      ${this.won ? this.#result(puzzle, language) : nothing}
      <p>
        <button type="button" @click=${() => next && this.#choose(next)}>${words.next}</button>
        <a href="./editor.html?position=${puzzle.position}">${words.edit}</a>
      </p>
      <details>
        <summary>${words.code}</summary>
        <pre>${codeOfPuzzle(puzzle)}</pre>
        <button type="button" data-copy>${words.copy}</button>
      </details>
    </section>`;
  }

  /** The text to share: the result and a link, without the solution. */
  #result(puzzle: Puzzle, language: Language): TemplateResult {
    const words = WORDS[language];
    const isOfToday = puzzle === pickDaily(today(), PUZZLES);
    const streak = streakAt(today(), this.days);
    const lines = [
      isOfToday ? `${words.pickDaily}, ${today()}` : 'Skirmish Kit',
      words.result(puzzle.title[language], this.tries),
      ...(isOfToday && streak > 1 ? [words.streak(streak)] : []),
      new URL(`./puzzles.html?puzzle=${puzzle.id}`, location.href).href,
    ];
    return html`<div class="code panel" id="result">
      <p><b>${words.share}</b></p>
      <pre>${lines.join('\n')}</pre>
      <p><button type="button" data-copy>${words.copy}</button></p>
    </div>`;
  }

  /** A note that it is today's puzzle, with the streak. */
  #pickDaily(language: Language): TemplateResult {
    const words = WORDS[language];
    const streak = streakAt(today(), this.days);
    return html`<p class="quiet" id="of-the-day">
      <b>${words.pickDaily}</b>${streak > 0 ? ` · ${words.streak(streak)}` : ''}
    </p>`;
  }

  #card(puzzle: Puzzle, language: Language): TemplateResult {
    const words = WORDS[language];
    const { id, title, position, side, tiles, goals } = puzzle;
    const edition = position.startsWith('1_') ? '1' : '3.0';
    const armies = this.#looks;
    const names = new Names({ armies, seats: [], edition, radius: 2, language });
    const list = tiles.map((tile) => names.tile(side, tile)).join(', ');
    return html`<li class="card">
      <h3>
        <button
          type="button"
          class="open"
          aria-pressed=${String(puzzle === this.chosen)}
          data-puzzle=${id}
          @click=${() => this.#choose(puzzle)}
        >
          ${PUZZLES.indexOf(puzzle) + 1}. ${title[language]}
        </button>
        ${this.solved.includes(id) ? html`<span class="copied">✓ ${words.solved}</span>` : nothing}
      </h3>
      <skirmish-neuroshima-diagram position=${position}></skirmish-neuroshima-diagram>
      <p><b>${names.army(side)}</b> · ${words.tiles} ${list}</p>
      <p>${words.goal} ${goals.map((goal) => goalText(goal, language)).join(', ')}</p>
    </li>`;
  }

  #choose(puzzle: Puzzle): void {
    this.chosen = puzzle;
    this.tries = 0;
    this.won = false;
    const url = new URL(location.href);
    url.searchParams.set('puzzle', puzzle.id);
    history.replaceState(null, '', url);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('#puzzle h2')?.focus());
  }

  #tried(puzzle: Puzzle, solved: boolean): void {
    if (!this.won) this.tries++;
    if (!solved) return;
    this.won = true;
    this.#remember(puzzle);
  }

  #remember(puzzle: Puzzle): void {
    storeSolved(puzzle.id, puzzle === pickDaily(today(), PUZZLES));
    this.days = solvedDays();
    this.solved = solvedPuzzles();
  }
}

function handOf({ side, tiles }: Puzzle): string {
  return `${side}:${tiles.join()}`;
}

function codeOfPuzzle(puzzle: Puzzle): string {
  const attributes = {
    mode: 'puzzle',
    position: puzzle.position,
    hand: handOf(puzzle),
    goal: makeGoals(puzzle.goals),
  };
  const site = new URL('.', location.href).href;
  return embedSnippet('skirmish-neuroshima-hex', attributes, site);
}

customElements.define('skirmish-puzzles-page', PuzzlesPage);
