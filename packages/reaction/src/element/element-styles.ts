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
    .tables {
      display: grid;
      gap: 0.6em;
    }
    .grid {
      inline-size: 100%;
      border-collapse: collapse;
      font-size: 0.9em;
    }
    .grid :is(th, td) {
      overflow-wrap: normal;
      text-align: start;
      padding: 0.2em 0.5em 0.2em 0;
      border-block-end: 1px solid var(--_line);
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
    caption {
      text-align: start;
    }
    .columns {
      columns: 20em 2;
      column-gap: 1.6em;
    }
    .columns > * {
      break-inside: avoid;
      margin-block-end: 0.9em;
    }
    @media print {
      .camera {
        display: none;
      }
    }
  `,
];
