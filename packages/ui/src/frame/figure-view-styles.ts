import { css } from 'lit';

/** Rooms where figures act: the colours of the sides, and what can be done beside the board. */
export const figureRoomStyles = css`
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
`;

/** What a finger has to press once more; who has a mouse reads before the click. */
export const confirmStyles = css`
  .confirm {
    display: none;
  }
  @media (pointer: coarse) {
    .confirm {
      display: block;
    }
  }
  @container (max-width: 559px) {
    .confirm {
      display: block;
    }
  }
`;
