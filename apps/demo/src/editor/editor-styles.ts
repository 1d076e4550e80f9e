import { css } from 'lit';

export const editorStyles = css`
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(16em, 1fr);
    grid-template-areas: 'top top' 'board side' 'below below';
    gap: 0.6em;
    outline: none;
  }
  .top {
    grid-area: top;
    display: grid;
    gap: 0.6em;
  }
  .board-area {
    grid-area: board;
    display: grid;
    align-content: start;
  }
  .side {
    grid-area: side;
    display: grid;
    gap: 0.6em;
    align-content: start;
    min-inline-size: 0;
  }
  label {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.1em 0.4em;
    align-items: center;
  }
  input[type='number'] {
    inline-size: 4.4em;
  }
  input[type='checkbox'] {
    min-block-size: 0;
    inline-size: 1.6em;
    block-size: 1.6em;
  }
  input[type='search'] {
    flex: 1 1 11em;
    min-inline-size: 0;
  }
  .rules-row {
    gap: 0.4em 1em;
    inline-size: 100%;
  }
  .switches {
    display: grid;
    gap: 0.4em;
    padding-block: 0.5em;
  }
  a {
    color: inherit;
    padding-block: 0.3em;
  }
  .tools {
    display: grid;
    gap: 0.5em;
    align-content: start;
    min-block-size: 8.2em;
  }
  .palette {
    display: grid;
    gap: 0.5em;
  }
  .stock {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    max-block-size: 17.5em;
    overflow-y: auto;
    padding: 3px;
  }
  .stock .hand-tile {
    touch-action: pan-y;
    align-content: start;
    inline-size: 7em;
  }
  .below {
    grid-area: below;
    display: grid;
    grid-template-columns: minmax(0, 1.15fr) minmax(17em, 1fr);
    gap: 0.7em;
    align-items: start;
  }
  .below > details {
    grid-column: 1 / -1;
  }
  .notation label {
    display: grid;
    gap: 0.3em;
  }
  textarea {
    inline-size: 100%;
    resize: vertical;
    font:
      0.9em/1.45 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
  textarea[aria-invalid='true'] {
    border-color: var(--_now);
  }
  .wrong {
    list-style: none;
    border-inline-start: 4px solid var(--_now);
    padding-inline-start: 0.6em;
    margin-block-start: 0.4em;
  }
  .wrong:empty,
  .wrong:not(:has(li)) {
    display: none;
  }
  .what-if,
  .hand-on {
    display: grid;
    gap: 0.5em;
  }
  .points {
    justify-self: start;
    border-collapse: collapse;
  }
  .points th {
    text-align: start;
    font-weight: 400;
    padding-inline-end: 1.2em;
  }
  .points .lost {
    color: var(--_now);
  }
  .fallen {
    list-style: none;
  }
  .board {
    position: relative;
    inline-size: min(100%, 34rem);
  }
  .battle {
    grid-column: 1 / -1;
  }
  @container (max-width: 620px) {
    .frame {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'top' 'board' 'side' 'below';
    }
    .below {
      grid-template-columns: minmax(0, 1fr);
    }
    .stock {
      flex-wrap: nowrap;
      overflow: auto hidden;
    }
    .stock .hand-tile {
      flex: none;
      touch-action: pan-x pan-y;
    }
  }
`;
