import { css, unsafeCSS } from 'lit';
import { tableStyles } from '@skirmish-kit/ui/table';

export const elementStyles = [
  unsafeCSS(tableStyles),
  css`
    .side-0 {
      --side: var(--_side-0);
    }
    .side-1 {
      --side: var(--_side-1);
    }
    .side-2 {
      --side: var(--_side-2);
    }
    .side-3 {
      --side: var(--_side-3);
    }
    .board {
      aspect-ratio: var(--_ratio, 9 / 7);
    }
    .board svg.table {
      cursor: crosshair;
    }
    .board .figure.acting {
      cursor: grab;
    }
    .camera {
      position: absolute;
      inset-block-end: 8px;
      inset-inline-end: 8px;
      display: flex;
      gap: 4px;
    }
    .camera button {
      min-inline-size: var(--_control);
      padding: 0 0.5em;
      font-size: 0.85em;
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
      border-style: dashed;
      opacity: 1;
      cursor: pointer;
    }
    .offer :is(.ap, .chance) {
      white-space: nowrap;
    }
    .offer .ap {
      color: var(--_quiet);
      font-size: 0.85em;
    }
    .offer .chance {
      color: var(--_now);
      font-weight: 650;
    }
    .offer.now .chance {
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
    .chances rect + rect {
      fill: var(--_text);
    }
    .target {
      display: grid;
      gap: 8px;
      padding: 0;
      overflow: clip;
    }
    .target header {
      display: grid;
      grid-template-columns: 1fr auto;
      padding: 8px 12px 0;
      border-block-start: 3px solid var(--side);
    }
    .target header small {
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
    .act-row .what {
      flex: 1;
      display: grid;
    }
    .act-row .chance {
      min-inline-size: 3.6em;
      text-align: end;
    }
    .act-row .why {
      display: block;
      padding: 0 12px 6px;
      color: var(--_quiet);
    }
    .confirm {
      display: none;
      min-block-size: 44px;
      margin: 0 8px 8px;
    }
    @media (pointer: coarse) {
      .confirm {
        display: block;
      }
    }
    @container (min-width: 560px) {
      .frame {
        grid-template-rows: auto auto auto minmax(14em, 1fr) auto auto;
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
    @container (max-width: 559px) {
      .confirm {
        display: block;
      }
      .target {
        margin: -8px -8px 0;
        border-start-start-radius: 14px;
        border-start-end-radius: 14px;
        box-shadow: var(--_floating);
      }
      .target header::before {
        content: '';
        grid-column: 1 / -1;
        justify-self: center;
        inline-size: 36px;
        block-size: 4px;
        border-radius: 2px;
        background: var(--_line);
      }
    }
    .fields {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
      gap: 0.5em 0.8em;
    }
    .fields label {
      display: grid;
      gap: 0.1em;
      font-size: 0.9em;
    }
    .fields :is(select, input) {
      inline-size: 100%;
    }
    .fields .flag {
      grid-template-columns: auto 1fr;
      gap: 0.5em;
      align-items: center;
      align-self: end;
    }
    .flag span {
      order: 1;
    }
    .fields input[type='checkbox'] {
      inline-size: 1.8em;
      min-block-size: 1.8em;
      block-size: 1.8em;
      margin-block: 0.3em;
      accent-color: var(--_now);
    }
    .calculator {
      display: grid;
      gap: 0.8em;
    }
    .calculator .odds {
      max-inline-size: 36em;
    }
    @media print {
      .camera {
        display: none;
      }
    }
  `,
];
