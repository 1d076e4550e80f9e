import { css } from 'lit';

/** Rooms where figures act: the colours of the sides, and what can be done beside the board. */
export const figureViewStyles = css`
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
`;
