import { css, unsafeCSS } from 'lit';
import { cubesStyles } from '@skirmish-kit/ui/cubes';
import { tableStyles } from '@skirmish-kit/ui/table';

export const elementStyles = [
  unsafeCSS(tableStyles),
  unsafeCSS(cubesStyles),
  css`
    .side-0 {
      --side: var(--_side-0);
    }
    .side-1 {
      --side: var(--_side-1);
    }
    .board {
      background: var(--_ground);
    }
    .board > svg.cubes {
      block-size: auto;
      max-block-size: max(420px, 88vh);
    }
    .board-tools {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 8px;
      padding: 6px 8px;
    }
    .levels,
    .views {
      display: flex;
      gap: 4px;
    }
    .levels {
      flex-direction: row-reverse;
    }
    .levels button {
      min-inline-size: var(--_control);
      padding: 0;
    }
    :is(.levels, .views) button[aria-pressed='true'] {
      border-color: var(--_now);
      color: var(--_now);
      background: var(--_now-soft);
    }
    .unit {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 4px 12px;
      border-inline-start: 4px solid var(--side);
    }
    .unit-token {
      inline-size: 64px;
      block-size: 64px;
    }
    .unit-words {
      display: grid;
      align-content: start;
      line-height: 1.3;
    }
    .values {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      margin: 0;
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
    }
    .values div {
      display: grid;
      justify-items: center;
      padding: 2px 1px;
      border-inline-start: 1px solid var(--_line);
    }
    .values div:first-child {
      border: 0;
    }
    .values dt {
      font-size: 0.75em;
      color: var(--_quiet);
    }
    .values dd {
      margin: 0;
      font-weight: 700;
    }
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
      font-weight: 650;
      white-space: nowrap;
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
    .chances rect + rect {
      fill: var(--_text);
    }
    .offer.now :is(.ap, .chance) {
      color: inherit;
    }
    .offer.standing {
      border-style: dashed;
    }
    .chosen-offers {
      display: grid;
      gap: 8px;
      padding: 0;
      overflow: clip;
    }
    .chosen-offers header {
      display: grid;
      grid-template-columns: 1fr auto;
      padding: 8px 12px 0;
      border-block-start: 3px solid var(--side, var(--_now));
    }
    .chosen-offers header small {
      grid-column: 1 / -1;
    }
    .act-row {
      border-block-start: 1px solid var(--_line);
    }
    .act-row.looked {
      background: var(--_now-soft);
      box-shadow: inset 3px 0 var(--_now);
    }
    .act-row .offer {
      inline-size: 100%;
      min-block-size: 44px;
      padding: 6px 12px;
      align-items: center;
      border: 0;
      border-radius: 0;
      background: none;
    }
    .act-row .offer[aria-pressed='true'] {
      color: var(--_text);
    }
    .act-row .what {
      flex: 1;
    }
    .act-row .why {
      display: block;
      padding: 0 12px 6px;
      color: var(--_quiet);
    }
    .chosen-offers .confirm {
      min-block-size: 44px;
      margin: 0 8px 8px;
    }
    .sight-words,
    .modifiers {
      padding: 0 12px;
      font-size: 0.85em;
    }
    .dice-row {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .command {
      display: grid;
      gap: 6px;
    }
    .command h3,
    .level-plans h3,
    .order h3 {
      font-size: 0.85em;
      color: var(--_quiet);
      font-weight: 640;
    }
    .die-button {
      inline-size: 44px;
      block-size: 44px;
      padding: 4px;
      border: 2px solid var(--_edge);
      border-radius: 8px;
    }
    .die-button svg {
      inline-size: 100%;
      block-size: 100%;
    }
    .die-button .glyph {
      fill: var(--_text);
      stroke: var(--_text);
      stroke-width: 1;
    }
    .die-button .lines {
      fill: none;
      stroke-width: 2.6;
    }
    .die-button.can {
      border-color: var(--_text);
    }
    .die-button.looked {
      border-color: var(--_now);
      background: var(--_now-soft);
      box-shadow: inset 0 0 0 1px var(--_now);
    }
    .wall-sketch {
      fill: var(--_wall);
      stroke: var(--_ink);
      stroke-width: 2;
    }
    .diamond-sketch,
    .die-sketch {
      fill: var(--_surface);
      stroke: var(--_text);
      stroke-width: 2;
    }
    :is(.legend, dialog) .glyph {
      fill: var(--_text);
      stroke: var(--_text);
    }
    :is(.legend, dialog) .glyph.lines {
      fill: none;
      stroke-width: 2.6;
    }
    .level-row {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(6.5em, 1fr));
      gap: 8px;
    }
    .level-row button {
      display: flex;
      gap: 6px;
      align-items: center;
      padding: 4px;
      background: var(--_surface);
      color: var(--_text);
      text-align: start;
    }
    .level-row button[aria-pressed='true'] {
      border-color: var(--_now);
      box-shadow: inset 0 0 0 1px var(--_now);
    }
    .level-row small {
      display: block;
      font-size: 0.75em;
    }
    .small-plan {
      inline-size: 52px;
      block-size: 52px;
      flex: none;
    }
    @container (max-width: 559px) {
      .level-plans {
        display: none;
      }
    }
    .order-row {
      display: flex;
      flex-wrap: wrap;
      gap: 4px;
      padding-block-start: 4px;
    }
    .order-token {
      inline-size: 36px;
      block-size: 36px;
    }
    @container (min-width: 560px) {
      .frame {
        grid-template-rows: auto auto auto minmax(10em, 1fr) auto auto;
      }
      .board {
        grid-area: 3 / 1 / 5 / 2;
      }
      .frame > .actions {
        grid-area: 3 / 2 / 4 / 3;
        border-block-start: 0;
        border-inline-start: 1px solid var(--_line);
      }
      .side {
        grid-area: 4 / 2 / 5 / 3;
      }
    }
    @media print {
      .board-tools {
        display: none;
      }
    }
  `,
];
