import { html, nothing, type TemplateResult } from 'lit';

/** The units of a side, and those that would survive a battle. */
export interface SideLosses {
  readonly name: string;
  readonly now: number;
  readonly then: number;
  /** The most there can be: as long as the bar is. */
  readonly most: number;
}

/** The losses of each side in a battle, compared with its current units. */
export function lossesView(title: string, sides: readonly SideLosses[]): TemplateResult {
  return html`<section class="panel follows" part="outcomes follows">
    <h3>${title}</h3>
    <table>
      ${sides.map(
        ({ name, now, then, most }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td class="track">
              <svg
                viewBox="0 0 ${Math.max(most, now)} 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect class="was" width=${Math.max(0, now)} height="1"></rect>
                <rect class="is" width=${Math.max(0, then)} height="1"></rect>
              </svg>
            </td>
            <td class="number">
              ${then === now ? nothing : html`<span class="was-number">${now} →</span>`} ${then}
            </td>
          </tr>`,
      )}
    </table>
  </section>`;
}
