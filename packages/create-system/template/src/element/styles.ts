import { css } from 'lit';

export const styles = css`
  .frame {
    display: grid;
    gap: 0.6em;
  }
  @container (min-width: 40em) {
    .frame {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
      align-items: start;
    }
    .frame > .top {
      grid-column: 1 / -1;
    }
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6em;
    justify-content: space-between;
    align-items: baseline;
  }
  .side {
    display: grid;
    gap: 0.6em;
  }
  .board {
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
    stroke: var(--_text);
    stroke-width: 2;
  }
  .side-0 circle {
    fill: var(--_side-0);
  }
  .side-1 circle {
    fill: var(--_side-1);
  }
  .square text {
    font: 700 26px var(--_font);
    text-anchor: middle;
    fill: light-dark(#fff, #111);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .square text {
      fill: Canvas;
    }
  }
`;
