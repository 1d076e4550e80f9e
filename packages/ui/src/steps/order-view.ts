import { html, nothing, type TemplateResult } from 'lit';

/** A phase in the order of play: its number, and who acts in it. */
export interface PhaseSummary {
  readonly number: number;
  readonly who: string;
}

/** The phases and who acts in each, the one that is seen ringed. */
export function orderView(
  label: string,
  phases: readonly PhaseSummary[],
  seen: number,
  go: (index: number) => void,
): TemplateResult {
  return html`<ol class="order" aria-label=${label}>
    ${phases.map(
      ({ number, who }, i) =>
        html`<li class=${i === seen ? 'now' : ''} aria-current=${i === seen ? 'step' : nothing}>
          <button type="button" @click=${() => go(i)}><b>${number}</b> <span>${who}</span></button>
        </li>`,
    )}
  </ol>`;
}
