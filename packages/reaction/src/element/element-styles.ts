import { css, unsafeCSS } from 'lit';
import { figureViewStyles, offerStyles } from '@skirmish-kit/ui';
import { tableStyles } from '@skirmish-kit/ui/table';

export const elementStyles = [
  unsafeCSS(tableStyles),
  figureViewStyles,
  offerStyles,
  css`
    .board svg.table {
      cursor: crosshair;
    }
    .board .figure.acting {
      cursor: grab;
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
  `,
];
