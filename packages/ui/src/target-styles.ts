import { css } from 'lit';

/** What can be done to whom was pointed at: a list of rows, and what cannot be done now. */
export const targetStyles = css`
  .board > .table:focus-visible {
    outline-offset: -2px;
  }
  /* Where the keys point on a measured table. */
  .board[data-keyed]:has(> .table:focus-visible)::after {
    content: '';
    position: absolute;
    inset: var(--_key-y) auto auto var(--_key-x);
    inline-size: 22px;
    block-size: 22px;
    translate: -50% -50%;
    border: 2px solid var(--_text);
    outline: 2px solid var(--_surface);
    border-radius: 50%;
    pointer-events: none;
  }
  .target {
    display: grid;
    gap: 8px;
    padding: 0;
    overflow: clip;
  }
  .target header {
    display: grid;
    grid-template-columns: 1fr auto;
    padding: 8px 12px 0;
    border-block-start: 3px solid var(--side, var(--_now));
  }
  .target header small {
    grid-column: 1 / -1;
  }
  /* As high as three results and a sentence, so that no row moves when another is read. */
  .weighing {
    min-block-size: 154px;
    padding: 0 12px;
  }
  .weighing > .panel {
    padding: 0;
    border: 0;
  }
  .weighing h3 {
    font-size: 0.85em;
    margin: 0;
  }
  .weighing figcaption {
    display: none;
  }
  .weighing .odds ~ .odds details {
    display: none;
  }
  .weighing details {
    font-size: 0.8em;
    color: var(--_quiet);
  }
  .weighing p,
  .weighing .modifiers {
    margin: 2px 0;
    padding: 0;
    font-size: 0.85em;
    line-height: 1.3;
    color: var(--_quiet);
  }
  .weighing p b {
    color: var(--_text);
  }
  @container window (min-width: 720px) {
    .frame.game:has(.target, .answers) {
      --_deeds: 62cqb;
    }
  }
  .act-row {
    border-block-start: 1px solid var(--_line);
  }
  .act-row.looked {
    background: var(--_now-soft);
    box-shadow: inset 3px 0 var(--_now);
  }
  .act-row .offer {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 6px 12px;
    align-items: center;
    border: 0;
    border-radius: 0;
    background: none;
  }
  .act-row .offer[aria-pressed='true'] {
    color: var(--_text);
  }
  .act-row .what {
    flex: 1;
    display: grid;
  }
  .act-row .chance {
    display: grid;
    min-inline-size: 3.6em;
    max-inline-size: 9em;
    line-height: 1.2;
    text-align: end;
  }
  .act-row .why {
    display: block;
    padding: 0 12px 6px;
    color: var(--_quiet);
  }
  .refused {
    min-inline-size: 0;
    max-inline-size: 100%;
    padding: 0;
  }
  .refused summary {
    padding: 8px 12px;
    min-block-size: var(--_control);
    align-content: center;
    color: var(--_quiet);
  }
  .target .confirm {
    min-block-size: 44px;
    margin: 0 8px 8px;
  }
`;
