import { css, unsafeCSS } from 'lit';
import { pictureStyles } from './picture/picture-styles.ts';

export const elementStyles = [
  unsafeCSS(pictureStyles),
  css`
    .frame {
      display: grid;
      grid-template-columns: minmax(0, 1.15fr) minmax(17em, 1fr);
      grid-template-areas: 'top top' 'board side' 'second second';
      grid-template-rows: auto 1fr auto;
      gap: 0.7em;
      background: var(--_ground);
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      padding: 0.8em;
    }
    .top {
      grid-area: top;
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em 0.9em;
      align-items: center;
      border-block-end: 1px solid var(--_line);
      padding-block-end: 0.6em;
    }
    .top h2 {
      font-size: 1.05em;
    }
    .top .controls {
      margin-inline-start: auto;
    }
    .still {
      margin: 0;
    }
    .board {
      grid-area: board;
      position: relative;
      align-self: start;
      aspect-ratio: var(--_ratio, 488 / 528);
      touch-action: pan-y pinch-zoom;
    }
    .board svg.hexes {
      block-size: 100%;
    }
    .over {
      position: absolute;
      inset: 0;
      pointer-events: none;
    }
    .over [role='gridcell'] {
      position: absolute;
      inset-block-start: var(--_y, 50%);
      left: var(--_x, 50%);
      inline-size: var(--_w, 18%);
      aspect-ratio: 1;
      transform: translate(-50%, -50%);
      outline: none;
    }
    .side {
      grid-area: side;
      display: flex;
      flex-direction: column;
      gap: 0.7em;
      min-inline-size: 0;
    }
    .side .log .lines {
      max-block-size: 13em;
    }
    /* A phase is read from its beginning. */
    .film .log .lines {
      flex-direction: column;
    }
    .actions,
    .film {
      display: grid;
      gap: 0.5em;
    }
    .prompt {
      font-weight: 650;
      border-inline-start: 3px solid var(--_now);
      padding-inline-start: 0.5em;
    }
    .hint:empty {
      display: none;
    }
    .hand {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4em;
    }
    .hand-tile,
    .pile-tile {
      display: grid;
      justify-items: center;
      gap: 0.1em;
      padding: 0.3em;
      inline-size: 7.3em;
      font-size: 0.8em;
      line-height: 1.15;
      hyphens: auto;
      touch-action: none;
    }
    .hand-tile:disabled {
      opacity: 1;
    }
    .hand-tile[aria-pressed='true'] {
      background: var(--_surface);
      color: inherit;
      border-color: var(--_now);
      box-shadow: 0 0 0 2px var(--_now);
    }
    svg.one {
      inline-size: 100%;
      block-size: auto;
      pointer-events: none;
    }
    .other-hand {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em;
      align-items: center;
      font-size: 0.85em;
    }
    .small-tile {
      inline-size: 2.9em;
    }
    .pile {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em;
      max-block-size: 21em;
      overflow-y: auto;
    }
    .pile-tile {
      inline-size: 6.8em;
      touch-action: manipulation;
    }
    .chips {
      list-style: none;
      display: flex;
      flex-wrap: wrap;
      gap: 0.3em 1em;
    }
    .chip {
      color: inherit;
      display: inline-flex;
      gap: 0.4em;
      align-items: center;
    }
    .chip::before {
      content: attr(data-letter);
      font-weight: 700;
      font-size: 0.8em;
      border: 2px solid currentColor;
      border-radius: 50%;
      inline-size: 1.7em;
      block-size: 1.7em;
      display: inline-grid;
      place-items: center;
      background: var(--_surface);
    }
    .chip.army-moloch::before {
      color: var(--skirmish-moloch, light-dark(#b3261e, #f0685f));
    }
    .chip.army-outpost::before {
      color: var(--skirmish-outpost, light-dark(#23744a, #54b880));
    }
    .chip.army-borgo::before {
      color: var(--skirmish-borgo, light-dark(#1f63ab, #62a8ec));
    }
    .chip.army-hegemony::before {
      color: var(--skirmish-hegemony, light-dark(#96690a, #e0ab2f));
    }
    .chip {
      color: var(--_text);
    }
    .chip b {
      white-space: nowrap;
    }
    .chip.now b {
      color: var(--_now);
    }
    .chip.now {
      border-block-end: 2px solid var(--_now);
    }
    .order {
      list-style: none;
      display: grid;
      gap: 0.15em;
    }
    .order button {
      display: flex;
      gap: 0.7em;
      inline-size: 100%;
      text-align: start;
      align-items: baseline;
      background: none;
      border-color: transparent;
      color: var(--_quiet);
      min-block-size: 0;
      padding-block: 0.15em;
    }
    .order .now button {
      background: var(--_surface);
      border: 2px solid var(--_now);
      color: var(--_text);
    }
    .follows table {
      inline-size: 100%;
      border-collapse: collapse;
    }
    .follows th {
      font-weight: 400;
      text-align: start;
      white-space: nowrap;
      padding-inline-end: 0.8em;
    }
    .follows .track {
      inline-size: 100%;
    }
    .follows svg {
      display: block;
      inline-size: 100%;
      block-size: 0.7em;
      border-radius: 0.35em;
      background: var(--_ground);
    }
    .follows .was {
      fill: var(--_line);
    }
    .follows .is {
      fill: var(--_now);
    }
    .follows .number {
      white-space: nowrap;
      text-align: end;
      font-weight: 650;
      padding-inline-start: 0.8em;
    }
    .choices {
      display: grid;
      gap: 0.4em;
    }
    .choices label {
      display: grid;
      font-size: 0.9em;
    }
    .second {
      grid-area: second;
    }
    .second > :not(summary) {
      margin-block: 0.6em;
    }
    .command dl > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.8em;
    }
    .command dd {
      margin: 0;
    }
    .reference {
      display: grid;
      grid-template: none;
      grid-template-columns: minmax(0, 1fr);
    }
    .tiles {
      list-style: none;
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
      gap: 0.6em;
    }
    .tile-card {
      display: grid;
      grid-template-columns: 5.5em minmax(0, 1fr);
      gap: 0.6em;
      align-items: center;
      background: var(--_surface);
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
      padding: 0.4em 0.6em;
    }
    .tile-card p {
      font-size: 0.85em;
      line-height: 1.3;
    }
    .rules dt {
      font-weight: 650;
    }
    .rules dd {
      margin: 0 0 0.5em;
    }
    @container (max-width: 620px) {
      .frame {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: none;
        grid-template-areas: 'top' 'board' 'side' 'second';
        padding: 0.5em;
      }
      .top .controls {
        margin-inline-start: 0;
      }
      .side .actions {
        order: -1;
      }
      .film .controls {
        order: -1;
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
      .actions,
      .second {
        display: none;
      }
    }
  `,
];
