import { css, html, nothing, type TemplateResult } from 'lit';
import type { Language, RuleId } from '@skirmish-kit/core';
import { svgNode, type SvgNode } from '../picture.ts';
import { uiText } from '../ui-messages.ts';
import { svgPicture } from './svg-directive.ts';
import type { CardContent, CardRow } from './card-content.ts';

const PIN = { en: 'Pin', fr: 'Épingler' };

export interface OpenCard {
  readonly language: Language;
  readonly content: CardContent;
  /** It stays until it is put away. */
  readonly pinned: boolean;
  openRule(rule: RuleId): void;
  /** Looks at somebody else who is named on it. */
  look(thing: string): void;
  pin(): void;
  close(): void;
}

/**
 * A card: what a thing is, each of its values as it is now with what is printed and who changed it,
 * and its rules one press away.
 */
export function cardView(shown: OpenCard): TemplateResult {
  const { content, language, pinned } = shown;
  return html`<aside class="card ${pinned ? 'pinned' : ''}" part="card" aria-label=${content.title}>
    <header>
      ${content.picture ? svgPicture(content.picture, 'card-picture') : nothing}
      <div>
        <h3>${content.title}</h3>
        <p class="quiet">${content.subtitle}</p>
        ${content.gist ? html`<p><b>${content.gist}</b></p>` : nothing}
      </div>
      <span class="row">
        ${
          pinned
            ? nothing
            : html`<button type="button" class="small" @click=${() => shown.pin()}>
                ${PIN[language]}
              </button>`
        }
        <button
          type="button"
          class="small"
          aria-label=${uiText(language, 'close')}
          @click=${() => shown.close()}
        >
          ×
        </button>
      </span>
    </header>
    ${
      content.rows.length === 0
        ? nothing
        : html`<dl>${content.rows.map((row) => rowView(row, shown))}</dl>`
    }
    ${content.foot ? html`<footer>${content.foot}</footer>` : nothing}
  </aside>`;
}

function rowView(row: CardRow, shown: OpenCard): TemplateResult {
  const { printed, current, givers = [], text, rule, symbol } = row;
  return html`<div>
    <dt>${symbol ? svgPicture(framed(symbol), 'card-symbol') : nothing} ${row.name}</dt>
    <dd>
      ${printed === undefined ? nothing : html`<s>${printed}</s> `}
      ${current === undefined ? nothing : html`<b>${current}</b>`}
      ${givers.map(({ text: given, look, thing }) =>
        thing === undefined
          ? html`<span class="giver ${look ?? ''}">${given}</span>`
          : html`<button
              type="button"
              class="link giver ${look ?? ''}"
              @click=${() => shown.look(thing)}
            >
              ${given}
            </button>`,
      )}
      ${text === undefined ? nothing : html`<span>${text}</span>`}
      ${
        rule === undefined
          ? nothing
          : html`<button type="button" class="link" @click=${() => shown.openRule(rule)}>
              ${rule}
            </button>`
      }
    </dd>
  </div>`;
}

/** A symbol of ±12 as a picture of its own. */
function framed(symbol: SvgNode): SvgNode {
  return svgNode('svg', { class: 'hexes', viewBox: '-14 -14 28 28' }, [symbol]);
}

export const cardStyles = css`
  .card {
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: 8px;
    box-shadow: 0 6px 18px rgb(0 0 0 / 0.12);
    font-size: 0.93em;
  }
  .card header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: start;
    padding: 12px;
  }
  .card h3 {
    font-size: 1.2em;
    line-height: 1.15;
  }
  .card svg.card-picture {
    inline-size: 5em;
    block-size: 5em;
  }
  .card svg.card-symbol {
    display: inline-block;
    inline-size: 1.1em;
    block-size: 1.1em;
    vertical-align: -0.2em;
  }
  .card dl {
    margin: 0;
  }
  .card dl > div {
    display: grid;
    grid-template-columns: minmax(6.5em, 0.55fr) minmax(0, 1fr);
    gap: 8px;
    padding: 6px 12px;
    border-block-start: 1px solid var(--_line);
  }
  .card dd {
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    align-items: baseline;
  }
  .card s {
    color: var(--_quiet);
  }
  .card .giver::before {
    content: '';
    display: inline-block;
    inline-size: 0.55em;
    block-size: 0.55em;
    border-radius: 50%;
    background: var(--side, currentColor);
    margin-inline-end: 0.35em;
  }
  .card footer {
    padding: 8px 12px;
    background: var(--_sunk, var(--_ground));
    border-block-start: 1px solid var(--_line);
    border-radius: 0 0 8px 8px;
    font-size: 0.93em;
  }
  .card button.small {
    min-block-size: 2em;
    padding: 0 0.6em;
    font-size: 0.86em;
  }
  /* On a phone a card that is held open leaves the board in view. */
  @container (max-width: 560px) {
    .card.pinned {
      max-block-size: 40cqb;
      overflow-y: auto;
    }
    .card svg.card-picture {
      inline-size: 3.6em;
      block-size: 3.6em;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .card {
      animation: card-opens 120ms ease-out;
    }
    @keyframes card-opens {
      from {
        opacity: 0;
        translate: 0 4px;
      }
    }
  }
`;
