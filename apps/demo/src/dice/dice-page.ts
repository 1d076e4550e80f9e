import {
  atLeast,
  diceChance,
  exactDice,
  isDiceProblem,
  makeDice,
  parseDice,
  caretUnder,
  seededRandom,
  type Language,
  type ParsedDice,
} from '@skirmish-kit/core';
import { languageOf, leftOut } from '@skirmish-kit/ui';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { atLeastEach, columns } from './columns.ts';
import { compare, visibleOutcomes } from './compare.ts';
import { DICE_EXAMPLES, DICE_MESSAGES } from './dice-messages.ts';

/** The result of a roll, and its dice. */
interface Rolled {
  readonly total: number;
  readonly faces: readonly number[];
}

/**
 * The dice page: notation in, exact distribution out, of one pool or of two side by side, and a roll
 * of them. The URL says what is shown. Without a shadow root, so that the page's styles apply.
 */
class DicePage extends LitElement {
  static override properties = {
    notation: { state: true },
    other: { state: true },
    shows: { state: true },
    rolled: { state: true },
  };
  declare notation: string;
  /** A second pool to compare with; none when empty. */
  declare other: string;
  declare shows: 'exactly' | 'least';
  declare rolled: readonly Rolled[];
  readonly #watch = new MutationObserver(() => this.requestUpdate());

  constructor() {
    super();
    const { searchParams } = new URL(location.href);
    this.notation = searchParams.get('dice') ?? '3d8!=8>=4 vs 3d8!=8>=5';
    this.other = searchParams.get('with') ?? '';
    this.shows = searchParams.get('show') === 'least' ? 'least' : 'exactly';
    this.rolled = [];
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
    const words = DICE_MESSAGES[language];
    return html`
      <div class="pools">
        ${this.#entry(words.label, this.notation, (text) => this.#show({ notation: text }))}
        ${this.#entry(words.against, this.other, (text) => this.#show({ other: text }))}
      </div>
      <ul class="chips" aria-label=${words.examples}>
        ${DICE_EXAMPLES.map(
          ([notation, en, fr]) =>
            html`<li>
              <button type="button" @click=${() => this.#show({ notation })}>
                ${notation} <small>${language === 'fr' ? fr : en}</small>
              </button>
            </li>`,
        )}
      </ul>
      ${this.#answer(language)}
    `;
  }

  #entry(label: string, value: string, type: (text: string) => void): TemplateResult {
    return html`<label class="notation"
      >${label}
      <input
        .value=${value}
        spellcheck="false"
        autocapitalize="off"
        @input=${(event: InputEvent) => {
          if (event.target instanceof HTMLInputElement) type(event.target.value);
        }}
      />
    </label>`;
  }

  #answer(language: Language): TemplateResult {
    const words = DICE_MESSAGES[language];
    const pools: ParsedDice[] = [];
    for (const text of [this.notation, this.other].filter((each, i) => i === 0 || each.trim())) {
      const parsed = parseDice(text);
      if (isDiceProblem(parsed)) {
        return html`<div class="stage">
          <p class="problem" role="status">${words.problem(parsed)}</p>
          <pre aria-hidden="true">${caretUnder(text, parsed.position)}</pre>
        </div>`;
      }
      pools.push(parsed);
    }
    const seen = pools.map(visibleOutcomes);
    const sentences = pools.map((pool) => sentenceOf(pool, language));
    const shown = this.shows === 'least' ? seen.map(atLeastEach) : seen;
    return html`
      <div class="stage">
        <div class="switch" role="group" aria-label=${words.shows}>
          ${(['exactly', 'least'] as const).map(
            (shows) =>
              html`<button
                type="button"
                aria-pressed=${String(shows === this.shows)}
                @click=${() => this.#show({ shows })}
              >
                ${words[shows]}
              </button>`,
          )}
        </div>
        ${columns(shown, sentences.join('. '))}
        <div role="status">
          ${sentences.map((sentence, i) => html`<p><i class="key pool-${i}"></i> ${sentence}</p>`)}
          ${seen.length === 2 ? html`<p><b>${comparedWords(seen, language)}</b></p>` : nothing}
        </div>
        <p class="two">
          <button type="button" class="now" @click=${() => this.#roll(pools)}>${words.roll}</button>
          <output
            >${this.rolled.map(
              ({ total, faces }, i) =>
                html`<span
                  ><i class="key pool-${i}"></i> <b>${total}</b> (${faces.join(', ')})</span
                > `,
            )}</output
          >
        </p>
      </div>
      ${seen.map(
        (pool, i) =>
          html`<details>
            <summary>${words.table}${seen.length > 1 ? `: ${sentences[i] ?? ''}` : ''}</summary>
            ${tableOf(pool, language)}
          </details>`,
      )}
    `;
  }

  #roll(pools: readonly ParsedDice[]): void {
    const random = seededRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    this.rolled = pools.map((pool) => {
      const chance = diceChance(pool);
      const faces = chance.sample(random);
      return { total: chance.read(faces), faces };
    });
  }

  /** Keeps the URL in step with what is shown, so that it can be shared. */
  #show(change: Partial<Pick<this, 'notation' | 'other' | 'shows'>>): void {
    Object.assign(this, change);
    this.rolled = [];
    const url = new URL(location.href);
    url.searchParams.set('dice', this.notation);
    if (this.other.trim()) url.searchParams.set('with', this.other);
    else url.searchParams.delete('with');
    if (this.shows === 'least') url.searchParams.set('show', 'least');
    else url.searchParams.delete('show');
    history.replaceState(null, '', url);
  }
}

function sentenceOf(dice: ParsedDice, language: Language): string {
  const words = DICE_MESSAGES[language];
  const { mean, deviation, pruned } = exactDice(dice);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const rest = leftOut(pruned, language);
  return `${makeDice(dice)}: ${words.mean} ${format.format(mean)}, ${words.deviation} ${format.format(deviation)}${rest && `. ${rest}`}`;
}

function percentIn(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
}

function comparedWords(
  [first = [], second = []]: readonly ReturnType<typeof visibleOutcomes>[],
  language: Language,
): string {
  const { higher, equal, lower } = compare(first, second);
  const percent = percentIn(language);
  return DICE_MESSAGES[language].higher(
    percent.format(higher),
    percent.format(equal),
    percent.format(lower),
  );
}

function tableOf(pool: ReturnType<typeof visibleOutcomes>, language: Language): TemplateResult {
  const words = DICE_MESSAGES[language];
  const percent = percentIn(language);
  return html`<table class="figures">
    <tr>
      <th scope="col">${words.value}</th>
      <th scope="col">${words.exactly}</th>
      <th scope="col">${words.least}</th>
    </tr>
    ${pool.map(
      ([value, probability]) =>
        html`<tr>
          <th scope="row">${value}</th>
          <td>${percent.format(probability)}</td>
          <td>${percent.format(atLeast(pool, value))}</td>
        </tr>`,
    )}
  </table>`;
}

customElements.define('skirmish-dice-page', DicePage);
