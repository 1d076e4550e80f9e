import { css } from 'lit';

export const styles = css`
  .side-0 {
    --side: var(--_side-0);
  }
  .side-1 {
    --side: var(--_side-1);
  }
  .board svg {
    display: block;
    inline-size: 100%;
    max-block-size: 70vh;
    touch-action: manipulation;
  }
  .square rect {
    fill: var(--_surface);
    stroke: var(--_line);
  }
  .square.offered {
    cursor: pointer;
  }
  .square.offered rect {
    stroke: var(--_now);
    stroke-width: 3;
  }
  .square.picked rect {
    fill: var(--_ground);
    stroke: var(--_text);
    stroke-width: 4;
  }
  .square:focus-visible {
    outline: 3px solid var(--_now);
    outline-offset: -3px;
  }
  .square circle {
    fill: var(--side);
    stroke: var(--_text);
    stroke-width: 2;
  }
  .square text {
    font: 700 26px var(--_font);
    text-anchor: middle;
    fill: var(--_on-side);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .square text {
      fill: Canvas;
    }
  }
`;
