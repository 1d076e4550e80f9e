import { css, unsafeCSS } from 'lit';
import { tableStyles } from '@skirmish-kit/ui/table';

export const elementStyles = [
  unsafeCSS(tableStyles),
  css`
    .frame {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(15em, 20em);
      grid-template-areas: 'top top' 'board side' 'second second';
      grid-template-rows: auto minmax(31em, auto) auto;
      gap: 0.6em;
      background: var(--_ground);
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      padding: 0.7em;
    }
    .top {
      grid-area: top;
      display: flex;
      flex-wrap: wrap;
      gap: 0.2em 0.9em;
      align-items: baseline;
    }
    .top h2 {
      font-size: 1.05em;
    }
    .top .controls {
      margin-inline-start: auto;
    }
    .board {
      grid-area: board;
      position: relative;
      align-self: start;
      aspect-ratio: var(--_ratio, 9 / 7);
      touch-action: pan-y pinch-zoom;
      background: var(--_surface);
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
    }
    .board svg.table {
      border-radius: var(--_radius);
      cursor: crosshair;
    }
    .waiting ~ .fallback {
      display: none;
    }
    .camera {
      position: absolute;
      inset-block-end: 0.4em;
      inset-inline-end: 0.4em;
      display: flex;
      gap: 0.2em;
      opacity: 0.9;
    }
    .camera button {
      min-inline-size: 2.1em;
      padding: 0 0.5em;
      font-size: 0.85em;
    }
    .side {
      grid-area: side;
      display: flex;
      flex-direction: column;
      gap: 0.6em;
      min-inline-size: 0;
      block-size: 0;
      min-block-size: 100%;
      overflow-y: auto;
    }
    .side .log {
      flex: 1 1 7em;
      min-block-size: 7em;
      display: flex;
      flex-direction: column;
    }
    .side .log .lines {
      flex: 1;
      max-block-size: none;
      min-block-size: 0;
    }
    .actions {
      display: grid;
      gap: 0.35em;
      align-content: start;
    }
    /* However much there is to read, what can be done stays in sight. */
    .side .actions-panel {
      position: sticky;
      inset-block-end: 0;
      background: var(--_ground);
    }
    .actions .offers {
      order: 1;
      display: flex;
      flex-wrap: wrap;
      gap: 0.35em;
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
    .prompt {
      font-weight: 650;
      border-inline-start: 3px solid var(--_now);
      padding-inline-start: 0.5em;
    }
    .chips {
      list-style: none;
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em 0.8em;
    }
    .chip {
      display: inline-flex;
      gap: 0.35em;
      align-items: baseline;
    }
    .chip::before {
      content: attr(data-letter);
      font-weight: 700;
      font-size: 0.8em;
      border: 2px solid var(--side);
      border-radius: 50%;
      inline-size: 1.7em;
      block-size: 1.7em;
      display: inline-grid;
      place-items: center;
      background: var(--_surface);
    }
    .chip.now {
      color: var(--_now);
      font-weight: 650;
    }
    .second {
      grid-area: second;
    }
    .second > :not(summary) {
      margin-block: 0.6em;
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
    @container (max-width: 559px) {
      .frame {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: none;
        grid-template-areas: 'top' 'board' 'side' 'second';
        padding: 0.5em;
      }
      .side {
        block-size: auto;
        overflow: visible;
      }
      .side .actions-panel {
        position: static;
        min-block-size: 9em;
      }
      .side > :is(.actions-panel, .controls) {
        order: -1;
      }
      .side .log {
        flex: none;
      }
      .side .log .lines {
        flex: none;
        block-size: 12em;
      }
    }
    @media (pointer: coarse) {
      button,
      select,
      input {
        min-block-size: 2.6em;
      }
    }
    @media print {
      .frame {
        display: block;
        border: 0;
      }
      .camera,
      .second,
      .actions-panel {
        display: none;
      }
    }
  `,
];
