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
`;
