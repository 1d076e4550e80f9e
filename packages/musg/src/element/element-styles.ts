import { css, unsafeCSS } from 'lit';
import { figureViewStyles, offerStyles, unitStyles } from '@skirmish-kit/ui';
import { tableStyles } from '@skirmish-kit/ui/table';
import { paperStyles } from './picture/ground-styles.ts';

export const elementStyles = [
  unsafeCSS(tableStyles),
  unsafeCSS(paperStyles),
  figureViewStyles,
  offerStyles,
  unitStyles,
  css`
    .board svg.table {
      cursor: crosshair;
    }
    .board .figure.acting {
      cursor: grab;
    }
  `,
];
