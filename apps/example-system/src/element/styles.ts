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
  .marsh {
    fill: light-dark(#d3e2dd, #1d2f2b);
  }
  .bank rect {
    fill: light-dark(#e6d9b8, #3a3322);
  }
  .bank text {
    font: 600 14px var(--_font);
    fill: var(--_text);
    opacity: 0.75;
  }
  .stone ellipse {
    fill: var(--_surface);
    stroke: var(--_line);
    stroke-width: 2;
  }
  .offered {
    cursor: pointer;
  }
  .stone.offered ellipse,
  .bank.offered rect,
  .figure.offered circle {
    stroke: var(--_now);
    stroke-width: 4;
  }
  .figure.picked circle {
    stroke: var(--_text);
    stroke-width: 5;
  }
  .board [role='button']:focus {
    outline: none;
  }
  .board [role='button']:focus-visible {
    outline: 3px solid var(--_now);
    outline-offset: 2px;
  }
  .figure circle {
    fill: var(--side);
    stroke: var(--_text);
    stroke-width: 2;
  }
  .figure text {
    font: 700 20px var(--_font);
    text-anchor: middle;
    fill: var(--_on-side);
    pointer-events: none;
  }
  .knack {
    fill: none;
    stroke: var(--_on-side);
    stroke-width: 2;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .figure text {
      fill: Canvas;
    }
  }
`;
