import { css } from 'lit';

export const stepStyles = css`
  /* A phase is read from its beginning. */
  .film .log .lines {
    flex-direction: column;
  }
  .film {
    display: grid;
    gap: 8px;
  }
  .order {
    list-style: none;
    display: grid;
    gap: 0.15em;
  }
  .order button {
    display: flex;
    gap: 0.7em;
    inline-size: 100%;
    text-align: start;
    align-items: baseline;
    background: none;
    border-color: transparent;
    color: var(--_quiet);
    min-block-size: 0;
    padding-block: 0.15em;
  }
  .order .now button {
    background: var(--_surface);
    border: 2px solid var(--_now);
    color: var(--_text);
  }
  .follows table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .follows th {
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
    padding-inline-end: 0.8em;
  }
  .follows .track {
    inline-size: 100%;
  }
  .follows svg {
    display: block;
    inline-size: 100%;
    block-size: 0.7em;
    border-radius: 0.35em;
    background: var(--_ground);
  }
  .follows .was {
    fill: var(--_line);
  }
  .follows .is {
    fill: var(--_text);
  }
  .follows .was-number {
    color: var(--_quiet);
    font-weight: 400;
  }
  .follows .number {
    white-space: nowrap;
    text-align: end;
    font-weight: 650;
    padding-inline-start: 0.8em;
  }
`;
