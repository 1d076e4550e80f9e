import { html, nothing, type TemplateResult } from 'lit';
import { isProblems, type Language } from '@skirmish-kit/core';
import { nameHex, type BattleReport } from '@skirmish-kit/neuroshima-hex';
import type { Translate } from '@skirmish-kit/ui';
import type { EditedPosition } from './edited-position.ts';
import type { EditorKey } from './editor-messages.ts';

export interface WhatIfHost {
  readonly edited: EditedPosition;
  readonly language: Language;
  readonly say: Translate<EditorKey>;
  /** Whether the battle is being stepped through. */
  readonly stepping: boolean;
  toggleStepping(): void;
}

/** The result of a battle in this position, always up to date. */
export function whatIfView(host: WhatIfHost): TemplateResult {
  const { edited, say, stepping } = host;
  const { report } = edited;
  const isEmpty = edited.position.units.length === 0;
  const ready = !isEmpty && !isProblems(report);
  return html`<section class="what-if panel">
    <h2>${say('what-if')}</h2>
    ${ready ? outcome(host, report) : html`<p class="quiet">${say(isEmpty ? 'nobody-here' : 'no-position')}</p>`}
    <div class="row">
      <button
        type="button"
        class="step"
        aria-pressed=${String(stepping)}
        ?disabled=${!ready}
        @click=${() => host.toggleStepping()}
      >
        ${say(stepping ? 'step-close' : 'step')}
      </button>
    </div>
  </section>`;
}

function outcome({ edited, language, say }: WhatIfHost, report: BattleReport): TemplateResult {
  const { position } = edited;
  const choices = report.choices.length;
  return html`<table class="points">
      ${Object.entries(report.hq).map(
        ([army, points]) =>
          html`<tr>
            <th scope="row">${edited.armyName(army, language)}</th>
            <td>
              ${position.hq?.[army] ?? 20} →
              <b class=${points < (position.hq?.[army] ?? 20) ? 'lost' : ''}>${points}</b>
            </td>
          </tr>`,
      )}
    </table>
    ${
      report.removed.length === 0
        ? html`<p class="quiet">${say('nobody-falls')}</p>`
        : html`<ul class="fallen">
            ${report.phases
              .filter(({ phase }) => report.removed.some((unit) => unit.phase === phase))
              .map(
                ({ phase }) =>
                  html`<li>
                    <span class="quiet">${say('phase', { n: phase })}</span>
                    ${report.removed
                      .filter((unit) => unit.phase === phase)
                      .map(({ army, tile, hex: [q = 0, r = 0] }) => {
                        const name = edited.name({ army, tile }, language);
                        return `† ${name} ${nameHex([q, r], edited.radius)}`;
                      })
                      .join(', ')}
                  </li>`,
              )}
          </ul>`
    }
    ${choices > 0 ? html`<p class="quiet">${say('choices', { n: choices })}</p>` : nothing}`;
}
