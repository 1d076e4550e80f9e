import {
  atLeast,
  exactDice,
  isDiceProblem,
  makeDice,
  parseDice,
  pointAt,
  type DiceProblem,
  type Language,
} from '@skirmish-kit/core';
import { languageOf } from '@skirmish-kit/ui';
import { html, LitElement, svg, type TemplateResult } from 'lit';

const EXAMPLES: readonly (readonly [notation: string, en: string, fr: string])[] = [
  ['3d6+2', 'a plain sum', 'une simple somme'],
  ['4d6dl1', 'drop the lowest', 'sans le plus bas'],
  ['2d20kh1', 'keep the highest', 'le plus haut des deux'],
  ['5d10>=8', 'count successes', 'compter les succès'],
  ['3d8!=8>=4', 'eights explode, 4+ succeeds', 'les 8 explosent, succès à 4+'],
  ['3d8!=8>=4 vs 3d8!=8>=5', 'opposed: A minus B', 'en opposition : A moins B'],
  ['d66', 'tens and units', 'dizaines et unités'],
  ['10d10kh5', 'ten dice, keep five', 'dix dés, en garder cinq'],
];

const WORDS = {
  en: {
    label: 'Dice',
    mean: 'mean',
    deviation: 'deviation',
    value: 'Value',
    exactly: 'Exactly',
    least: 'At least',
    table: 'As a table',
    examples: 'Examples',
    // The reader of notation explains itself in English alone.
    problem: ({ message }: DiceProblem) => message,
  },
  fr: {
    label: 'Dés',
    mean: 'moyenne',
    deviation: 'écart type',
    value: 'Valeur',
    exactly: 'Exactement',
    least: 'Au moins',
    table: 'En tableau',
    examples: 'Exemples',
    problem: ({ position }: DiceProblem) =>
      `Cette notation ne se comprend plus à partir du caractère ${position + 1}.`,
  },
} as const;

/** Below this a column would be thinner than a pixel. */
const SHOWN = 1e-6;

/** The dice page: notation in, exact distribution out. In the light, so that the page's sheet applies. */
class DicePage extends LitElement {
  static override properties = { notation: { state: true } };
  declare notation: string;

  constructor() {
    super();
    this.notation = new URL(location.href).searchParams.get('dice') ?? '3d8!=8>=4 vs 3d8!=8>=5';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  #watch = new MutationObserver(() => this.requestUpdate());

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const language = languageOf(this);
    const words = WORDS[language];
    return html`
      <label class="notation"
        >${words.label}
        <input
          .value=${this.notation}
          spellcheck="false"
          autocapitalize="off"
          @input=${(event: InputEvent) => this.#type(event)}
        />
      </label>
      <ul class="chips" aria-label=${words.examples}>
        ${EXAMPLES.map(
          ([notation, en, fr]) =>
            html`<li>
              <button type="button" @click=${() => this.#show(notation)}>
                ${notation} <small>${language === 'fr' ? fr : en}</small>
              </button>
            </li>`,
        )}
      </ul>
      ${this.#answer(language)}
    `;
  }

  #answer(language: Language): TemplateResult {
    const words = WORDS[language];
    const parsed = parseDice(this.notation);
    if (isDiceProblem(parsed)) {
      return html`<div class="stage">
        <p class="problem" role="status">${words.problem(parsed)}</p>
        <pre aria-hidden="true">${pointAt(this.notation, parsed.position)}</pre>
      </div>`;
    }
    const { outcomes, mean, deviation, pruned } = exactDice(parsed);
    const shown = outcomes.filter(([, probability]) => probability >= SHOWN);
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
    const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
    const sentence = `${makeDice(parsed)}: ${words.mean} ${format.format(mean)}, ${words.deviation} ${format.format(deviation)}`;
    return html`
      <div class="stage">
        ${columns(shown, sentence)}
        <p role="status">${sentence}${pruned > 0 ? ` (± ${pruned.toExponential(0)})` : ''}</p>
      </div>
      <details>
        <summary>${words.table}</summary>
        <table class="figures">
          <tr>
            <th scope="col">${words.value}</th>
            <th scope="col">${words.exactly}</th>
            <th scope="col">${words.least}</th>
          </tr>
          ${shown.map(
            ([value, probability]) =>
              html`<tr>
                <th scope="row">${value}</th>
                <td>${percent.format(probability)}</td>
                <td>${percent.format(atLeast(outcomes, value))}</td>
              </tr>`,
          )}
        </table>
      </details>
    `;
  }

  #type(event: InputEvent): void {
    if (event.target instanceof HTMLInputElement) this.#show(event.target.value);
  }

  #show(notation: string): void {
    this.notation = notation;
    const url = new URL(location.href);
    url.searchParams.set('dice', notation);
    history.replaceState(null, '', url);
  }
}

const HEIGHT = 220;
const AXIS = 26;

/** A column per value, as wide as there is room for. */
function columns(shown: readonly (readonly [number, number])[], label: string): TemplateResult {
  const most = Math.max(...shown.map(([, probability]) => probability));
  const slot = 100 / shown.length;
  const every = Math.ceil(shown.length / 16);
  return html`<svg class="columns" height=${HEIGHT + AXIS} role="img" aria-label=${label}>
    ${shown.map(([value, probability], i) => {
      const height = (probability / most) * HEIGHT;
      return svg`<g>
        <rect x="${i * slot + slot * 0.1}%" width="${slot * 0.8}%" y=${HEIGHT - height} height=${height}>
          <title>${value}: ${(probability * 100).toFixed(3)} %</title>
        </rect>
        ${i % every === 0 ? svg`<text x="${i * slot + slot / 2}%" y=${HEIGHT + AXIS - 8}>${value}</text>` : ''}
      </g>`;
    })}
  </svg>`;
}

customElements.define('skirmish-dice-page', DicePage);
