import { css } from 'lit';

/** The board in the page, and over it the cells that keys and screen readers stand on. */
export const hexBoardStyles = css`
  .frame {
    --_field: var(--skirmish-board, light-dark(#e4e1d9, #151512));
  }
  .board {
    aspect-ratio: var(--_ratio, 488 / 528);
    justify-self: center;
    /* Never so high that what is held below it leaves the window. */
    inline-size: min(100%, max(20rem, 52vh * var(--_ratio, 1)));
    background: var(--skirmish-board, light-dark(#e4e1d9, #151512));
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
`;
