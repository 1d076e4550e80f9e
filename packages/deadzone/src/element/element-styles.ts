import { css, unsafeCSS } from 'lit';
import { figureViewStyles, offerStyles, unitStyles } from '@skirmish-kit/ui';
import { cubesStyles } from '../board-view/index.ts';
import { figureStyles } from '@skirmish-kit/ui/table';

export const elementStyles = [
  unsafeCSS(figureStyles),
  unsafeCSS(cubesStyles),
  figureViewStyles,
  offerStyles,
  unitStyles,
  css`
    .frame.game > .board {
      inline-size: var(--_cell-w);
      block-size: var(--_cell-h);
      aspect-ratio: auto;
      background: var(--_ground);
    }
    .cubes {
      touch-action: pan-y;
    }
    .cubes[data-close] {
      touch-action: none;
    }
    .mission-marks path {
      fill: var(--_surface);
      stroke: var(--_text);
      stroke-width: 8;
    }
    .plan .mission-marks text {
      fill: var(--_text);
      font-size: 84px;
      font-weight: 700;
      text-anchor: middle;
      dominant-baseline: central;
    }
    .mission-marks .exit {
      fill: var(--_text);
      opacity: 0.75;
    }
    .offer.standing {
      border-style: dashed;
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
    .level-plans h3 {
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
    .die-button.spent {
      border-style: dashed;
      opacity: 0.5;
      background: linear-gradient(to top right, #0000 48%, var(--_text) 48% 52%, #0000 52%);
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
    @container window (max-width: 719px) and (max-aspect-ratio: 5 / 4) {
      .level-plans {
        display: none;
      }
    }
    .chosen-offers .act {
      min-block-size: 3.2em;
    }
  `,
];
