import { css, unsafeCSS } from 'lit';
import { confirmStyles, figureRoomStyles, offerStyles } from '@skirmish-kit/ui';
import { tableStyles } from '@skirmish-kit/ui/table';

export const elementStyles = [
  unsafeCSS(tableStyles),
  confirmStyles,
  figureRoomStyles,
  offerStyles,
  css`
    .board {
      aspect-ratio: var(--_ratio, 9 / 7);
      inline-size: 100%;
      max-inline-size: calc(var(--_board-most) * var(--_ratio, 9 / 7));
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
    .offer[aria-disabled='true'] {
      border-style: dashed;
    }
    @container (max-width: 559px) {
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
    @media print {
      .camera {
        display: none;
      }
    }
  `,
];
