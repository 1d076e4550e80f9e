import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Language } from '@skirmish-kit/core';
import { leftOut, oddsText } from './odds-messages.ts';
import { percent } from './translator.ts';

export const oddsStyles = css`
  .odds svg {
    inline-size: 100%;
    display: block;
    overflow: visible;
  }
  .odds text {
    fill: var(--_text);
    font-size: 0.8125rem;
    dominant-baseline: central;
  }
  .odds .track {
    fill: var(--_ground);
  }
  .odds figcaption {
    margin-block: 0.3em;
  }
  .odds .exact {
    float: inline-end;
    color: var(--_quiet);
    font-weight: 400;
  }
  .odds .bar {
    fill: var(--_quiet);
  }
  .odds .bar.some {
    fill: var(--_text);
  }
  .odds .bar.now {
    fill: var(--_now);
  }
  .odds table {
    border-collapse: collapse;
    inline-size: 100%;
  }
  .odds :is(th, td) {
    text-align: start;
    border-block-end: 1px solid var(--_line);
    padding: 0.15em 0.4em;
    font-weight: inherit;
  }
`;

/** One thing that can happen. */
export interface Bar {
  readonly label: string;
  readonly probability: number;
  /** The result everybody looks at first; drawn in the accent. */
  readonly now?: boolean;
  /** Something happens, if not that; drawn in ink. What leaves everything as it is stays grey. */
  readonly some?: boolean;
}

export interface OddsChart {
  readonly language: Language;
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The probability that was left out of the computation; said where it can be seen. */
  readonly pruned?: number;
  /** The sentence below; by default it names the most likely result. */
  readonly summary?: string;
  /** Announces the sentence whenever it changes: for a calculator, where the user requested it. */
  readonly live?: boolean;
}

const ROW = 26;

/** Percentages with one decimal that sum to 100, where everything that can happen is there. */
export function rounded(probabilities: readonly number[]): readonly number[] {
  const total = probabilities.reduce((sum, each) => sum + each, 0);
  // A possible result is never shown as 0 %, and an uncertain one never as 100 %.
  if (Math.abs(total - 1) > 1e-9 || probabilities.some((each) => each > 0 && each < 0.001))
    return probabilities;
  const floors = probabilities.map((each) => Math.floor(each * 1000 + 1e-9));
  const left = 1000 - floors.reduce((sum, each) => sum + each, 0);
  const largest = probabilities
    .map((each, i) => ({ i, rest: each * 1000 - (floors[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, left);
  const raised = new Set(largest.map(({ i }) => i));
  return floors.map((each, i) => (each + (raised.has(i) ? 1 : 0)) / 1000);
}

/** Exact odds three ways: bars to see, one sentence to hear, and a table to copy. */
export function oddsChart({
  language,
  title,
  bars,
  pruned = 0,
  summary,
  live,
}: OddsChart): TemplateResult {
  const shown = rounded(bars.map(({ probability }) => probability));
  const likeliest = [...bars].sort((a, b) => b.probability - a.probability)[0];
  const sentence =
    summary ??
    (likeliest
      ? oddsText(language, 'most-likely', {
          label: likeliest.label,
          percent: percent(likeliest.probability, language),
        })
      : '');
  return html`<figure class="odds" part="odds">
    <h3>
      ${title}
      ${pruned === 0 ? html`<small class="exact">${oddsText(language, 'exact')}</small>` : nothing}
    </h3>
    <svg height=${bars.length * ROW} role="img" aria-label=${`${title}. ${sentence}`}>
      ${bars.map(
        ({ label, probability, now, some }, row) => svg`<g>
          <text x="0" y=${row * ROW + ROW / 2}>${label}</text>
          <rect class="track" x="38%" width="44%" y=${row * ROW + 6} height=${ROW - 12} rx="3"></rect>
          <rect class=${now ? 'bar now' : some ? 'bar some' : 'bar'} x="38%" width="${(44 * probability).toFixed(2)}%" y=${row * ROW + 6} height=${ROW - 12} rx="3"></rect>
          <text x="100%" y=${row * ROW + ROW / 2} text-anchor="end">${percent(shown[row] ?? probability, language)}</text>
        </g>`,
      )}
    </svg>
    <figcaption class="quiet" aria-live=${live ? 'polite' : nothing}>
      ${sentence} ${leftOut(pruned, language)}
    </figcaption>
    <details>
      <summary>${oddsText(language, 'as-table')}</summary>
      <table>
        <caption class="spoken">
          ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">${oddsText(language, 'result')}</th>
            <th scope="col">${oddsText(language, 'probability')}</th>
          </tr>
        </thead>
        <tbody>
          ${bars.map(
            ({ label, probability }) =>
              html`<tr>
                <th scope="row">${label}</th>
                <td>${(probability * 100).toFixed(4)} %</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`;
}
