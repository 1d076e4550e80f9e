import { css, unsafeCSS } from 'lit';
import { confirmStyles, figureRoomStyles, offerStyles, unitStyles } from '@skirmish-kit/ui';
import { tableStyles } from '@skirmish-kit/ui/table';
import { paperStyles } from './picture/ground-styles.ts';

export const elementStyles = [
  unsafeCSS(tableStyles),
  unsafeCSS(paperStyles),
  confirmStyles,
  figureRoomStyles,
  offerStyles,
  unitStyles,
  css`
    .board {
      aspect-ratio: var(--_ratio, 4 / 5);
      inline-size: 100%;
      max-inline-size: calc(var(--_board-most) * var(--_ratio, 4 / 5));
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
    @media print {
      .camera {
        display: none;
      }
    }
  `,
];
