import { css, html, nothing, type TemplateResult } from 'lit';
import type { RuleId } from '@skirmish-kit/core';
import type { GameHost } from '../game-host.ts';
import { uiText } from '../ui-messages.ts';
import { adoptStyles } from './adopt-styles.ts';
import { dialogStyles } from './dialog-styles.ts';
import { svgPicture } from './svg-directive.ts';
import { frameText } from './frame-messages.ts';
import type { Legend, LegendRow } from './legend.ts';

const legendStyles = css`
  dialog.legend {
    inline-size: min(94vw, 46em);
    max-block-size: 88vh;
    padding: 0;
    border-radius: 10px;
  }
  .legend > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 10px 16px;
    background: var(--_surface);
    border-block-end: 1px solid var(--_line);
  }
  .legend h2 {
    margin: 0;
    font-size: 1.15em;
  }
  .legend h3 {
    margin: 14px 16px 4px;
  }
  .legend dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19em, 100%), 1fr));
    gap: 2px 16px;
    margin: 0;
    padding: 0 16px 12px;
  }
  .legend dl > div {
    position: relative;
    min-block-size: 66px;
    padding: 7px 0 7px 64px;
    border-block-start: 1px solid var(--_line);
    line-height: 1.35;
  }
  .legend .symbol {
    position: absolute;
    left: 0;
    inset-block-start: 7px;
    inline-size: 52px;
    block-size: 52px;
  }
  .legend dt {
    font-weight: 640;
  }
  .legend dd {
    margin: 0;
    font-size: 0.93em;
  }
`;

/** The part of the element that the dialog uses. */
type LegendHost = Pick<GameHost, 'language' | 'renderRoot' | 'openRule'>;

/** Every symbol with its name, its meaning and its rule. */
export class LegendDialog {
  readonly #host: LegendHost;
  readonly #legend: Legend;

  constructor(host: LegendHost, legend: Legend) {
    this.#host = host;
    this.#legend = legend;
    adoptStyles(host.renderRoot, dialogStyles);
    adoptStyles(host.renderRoot, legendStyles);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.legend');
  }

  open(): void {
    const dialog = this.#dialog;
    if (dialog && !dialog.open) dialog.showModal();
  }

  view(): TemplateResult {
    const { language } = this.#host;
    const title = frameText(language, 'symbols');
    return html`<dialog class="legend" part="legend" aria-label=${title}>
      <header>
        <h2>${title}</h2>
        <button type="button" @click=${() => this.#dialog?.close()}>
          ${uiText(language, 'close')}
        </button>
      </header>
      ${this.#legend.map(
        (part) =>
          html`<h3>${part.title[language]}</h3>
            <dl>${part.rows.map((row) => this.#row(row))}</dl>`,
      )}
    </dialog>`;
  }

  #row({ symbol, name, text, rule }: LegendRow): TemplateResult {
    const { language } = this.#host;
    const read = (id: RuleId) => {
      this.#dialog?.close();
      this.#host.openRule(id);
    };
    return html`<div>
      <dt>${svgPicture(symbol, 'symbol')}${name[language]}</dt>
      <dd>
        ${text[language]}
        ${rule ? html`<button type="button" class="link" @click=${() => read(rule)}>${rule}</button>` : nothing}
      </dd>
    </div>`;
  }
}
