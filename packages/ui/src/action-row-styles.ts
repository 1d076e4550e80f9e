import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { percent, translatorOf } from './translator.ts';

/** The odds on the button of an answer. */
export interface ChanceLabel {
  /** The effects on each target: "Orc B1 is hurt", "you die". */
  readonly label: string;
  /** The effects alone, if the board shows the target. */
  readonly what: string;
  readonly probability: number;
  /** The parts of a bar: this chance, and whatever else happens; the rest is nothing. */
  readonly shares: readonly [number, number];
  /** It harms a figure of who answers: hatched, so that nobody takes it for a success. */
  readonly mine?: boolean;
  /** Beside answers of which another is safer, or than which none is. */
  readonly risk?: 'safest' | 'riskier' | undefined;
}

export const sayRisk = /* @__PURE__ */ translatorOf({
  safest: { en: 'safest', fr: 'le plus sûr' },
  riskier: { en: 'riskier', fr: 'plus risqué' },
});

/** Stripes as wide as a share, in a bar of 100. */
function stripes(share: number): string {
  const starts = Array.from({ length: Math.ceil(share / STRIPE) }, (_, i) => i * STRIPE);
  return starts.map((x) => `M${x} 0H${Math.min(share, x + STRIPE / 2)}V1H${x}Z`).join('');
}

const STRIPE = 5;

/** A bar of one chance: hatched where it is one’s own harm. */
export function shareBar(chance: number, mine: boolean): TemplateResult {
  const share = Math.round(chance * 1000) / 10;
  return html`<svg
    class=${mine ? 'chances mine' : 'chances'}
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${mine ? svg`<path d=${stripes(share)}></path>` : svg`<rect width=${share} height="1"></rect>`}
  </svg>`;
}

/** Marks the answer with the smallest chance of harm to one’s own, and the others as riskier. */
export function withRisk(
  chances: readonly (ChanceLabel | undefined)[],
): readonly (ChanceLabel | undefined)[] {
  const own = chances.filter((each) => each?.mine === true);
  const least = Math.min(...own.map((each) => each?.probability ?? 1));
  const isDecision = own.some((each) => (each?.probability ?? 0) > least);
  return chances.map((each) =>
    each?.mine && isDecision
      ? { ...each, risk: each.probability === least ? 'safest' : 'riskier' }
      : each,
  );
}

/** A bar of the chance and of whatever else may happen, then what happens to whom, and the number. */
export function chanceBar(
  { label, probability, shares, mine, risk }: Omit<ChanceLabel, 'what'>,
  language: Language,
): TemplateResult {
  const [first, second] = shares.map((share) => Math.round(share * 1000) / 10);
  const words = html`<small>${label}</small> <b>${percent(probability, language)}</b>`;
  const tag = risk ? html`<small class="risk">${sayRisk(language, risk)}</small>` : nothing;
  return html`<svg
      class=${mine ? 'chances mine' : 'chances'}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${
        mine
          ? svg`<path d=${stripes(first ?? 0)}></path>`
          : svg`<rect width=${first ?? 0} height="1"></rect>`
      }
      <rect x=${first ?? 0} width=${second ?? 0} height="1"></rect>
    </svg>
    <span class="chance ${mine ? 'mine' : ''}">${words} ${tag}</span>`;
}

/** Answers as buttons and as rows, each with its price and its odds. */
export const offerStyles = css`
  .offers {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .offer {
    display: inline-flex;
    gap: 0.5em;
    align-items: baseline;
    text-align: start;
  }
  .offer[aria-disabled='true'] {
    color: var(--_quiet);
    opacity: 1;
    cursor: pointer;
  }
  .offer .ap {
    color: var(--_quiet);
    font-size: 0.85em;
    white-space: nowrap;
  }
  .offer .chance {
    color: var(--_now);
  }
  .offer .chance b {
    font-weight: 650;
    white-space: nowrap;
  }
  .offer.now :is(.ap, .chance) {
    color: inherit;
  }
  .chances {
    inline-size: 4.2em;
    block-size: 0.5em;
    border-radius: 2px;
    background: var(--_sunk);
    align-self: center;
  }
  .chances rect {
    fill: var(--_now);
  }
  .offer.safest {
    border: 2px solid var(--_text);
  }
  .chances.mine {
    outline: 1px solid var(--_text);
  }
  .chances path {
    fill: var(--_text);
  }
  .chances path + rect {
    fill: var(--_quiet);
  }
  .offer .chance.mine {
    color: var(--_text);
  }
  .chance .risk {
    color: var(--_quiet);
    font-style: italic;
  }
  .chances rect + rect {
    fill: var(--_text);
  }
`;
