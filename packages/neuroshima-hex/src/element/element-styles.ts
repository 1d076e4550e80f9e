import { css, unsafeCSS } from 'lit';
import { hexBoardStyles } from '@skirmish-kit/ui/hex';
import { stepStyles } from '@skirmish-kit/ui/steps';
import { pictureStyles } from './picture/picture-styles.ts';

export const elementStyles = [
  unsafeCSS(pictureStyles),
  hexBoardStyles,
  stepStyles,
  css`
    .army-moloch {
      --side: var(--skirmish-moloch, var(--_brick));
    }
    .army-outpost {
      --side: var(--skirmish-outpost, var(--_green));
    }
    .army-borgo {
      --side: var(--skirmish-borgo, var(--_blue));
    }
    .army-hegemony {
      --side: var(--skirmish-hegemony, var(--_gold));
    }
    .diagram {
      margin: 0;
    }
    .hand {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 8px;
    }
    .hand-tile {
      display: grid;
      justify-items: center;
      position: relative;
      align-content: start;
      gap: 2px;
      min-block-size: 124px;
      min-inline-size: 0;
      padding: 8px 4px 4px;
      font-size: 0.86em;
      font-weight: 640;
      line-height: 1.15;
      hyphens: auto;
      touch-action: none;
    }
    .hand-tile svg.one {
      inline-size: 84px;
    }
    .hand-tile kbd {
      position: absolute;
      inset: 6px auto auto 6px;
      padding: 0 0.4em;
      border: 1px solid var(--_line);
      border-radius: 4px;
      font: inherit;
      font-size: 0.85em;
    }
    @media (pointer: coarse) {
      .hand-tile kbd {
        display: none;
      }
    }
    .hand-place {
      display: grid;
      place-items: end center;
      min-block-size: 124px;
      padding: 8px;
      border: 1px dashed var(--_line);
      border-radius: var(--_radius);
      color: var(--_quiet);
      text-align: center;
    }
    @container window (max-width: 719px) {
      .hand-tile,
      .hand-place {
        min-block-size: 104px;
      }
      .hand-tile svg.one {
        inline-size: 68px;
      }
    }
    }
    .no-use {
      color: var(--_quiet);
    }
    .hand-tile:has(.no-use) svg {
      opacity: 0.45;
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
    .choices {
      display: grid;
      gap: 0.4em;
    }
    .choices label {
      display: grid;
      font-size: 0.9em;
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
  `,
];
