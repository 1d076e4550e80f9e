import { css } from 'lit';

/** The active unit, with the values of its profile, and the units that act next. */
export const unitStyles = css`
  .unit {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 12px;
    border-inline-start: 4px solid var(--side);
  }
  .unit-token {
    inline-size: 64px;
    block-size: 64px;
  }
  .unit-words {
    display: grid;
    align-content: start;
    line-height: 1.3;
  }
  .values {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    margin: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .values div {
    display: grid;
    justify-items: center;
    padding: 2px 1px;
    border-inline-start: 1px solid var(--_line);
  }
  .values div:first-child {
    border: 0;
  }
  .values dt {
    font-size: 0.75em;
    color: var(--_quiet);
  }
  .values dd {
    margin: 0;
    font-weight: 700;
  }
  .order h3 {
    font-size: 0.85em;
    color: var(--_quiet);
    font-weight: 640;
  }
  .order-row {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding-block-start: 4px;
  }
  .order-token {
    inline-size: 36px;
    block-size: 36px;
  }
`;
