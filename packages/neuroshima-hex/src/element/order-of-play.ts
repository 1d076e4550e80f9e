import { html, nothing, type TemplateResult } from 'lit';
import { actors, type Phase } from './film.ts';
import type { Names } from '../telling/element-names.ts';

/** The phases and who acts in each, the one that is seen ringed. */
export function orderOfPlay(
  phases: readonly Phase[],
  at: Phase | undefined,
  names: Names,
  go: (index: number) => void,
): TemplateResult {
  return html`<ol class="order" aria-label=${names.say('order-of-play')}>
    ${phases.map(
      (phase, i) =>
        html`<li class=${phase === at ? 'now' : ''} aria-current=${phase === at ? 'step' : nothing}>
          <button type="button" @click=${() => go(i)}>
            <b>${phase.phase}</b> <span>${actors(phase, names)}</span>
          </button>
        </li>`,
    )}
  </ol>`;
}
