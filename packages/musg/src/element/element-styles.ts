import { css, unsafeCSS } from 'lit';
import { offerStyles } from '@skirmish-kit/ui';
import { tableStyles } from '@skirmish-kit/ui/table';
import { paperStyles } from './picture/paper-styles.ts';

export const elementStyles = [
  unsafeCSS(tableStyles),
  unsafeCSS(paperStyles),
  offerStyles,
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
      aspect-ratio: var(--_ratio, 4 / 5);
      inline-size: 100%;
      max-inline-size: max(360px, calc(92vh * var(--_ratio, 4 / 5)));
      justify-self: center;
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
    .order h3 {
      font-size: 0.85em;
      color: var(--_quiet);
      font-weight: 640;
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
    .confirm {
      display: none;
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
    }
    @media print {
      .camera {
        display: none;
      }
    }
  `,
];
