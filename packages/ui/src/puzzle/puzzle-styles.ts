import { css } from 'lit';

export const puzzleStyles = css`
  .goals {
    list-style: none;
    display: grid;
    gap: 4px;
    margin-block: 6px;
  }
  .goals li {
    display: flex;
    gap: 0.6em;
    align-items: baseline;
  }
  .goals li::before {
    content: '';
    flex: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border: 1.5px solid var(--_edge, currentColor);
  }
  .goals .reached::before {
    background: var(--_text);
  }
  .goals .missed::before {
    background: linear-gradient(45deg, transparent 44%, var(--_now) 44% 56%, transparent 56%);
  }
  .goals .missed b {
    color: var(--_now);
  }
  .goals b {
    margin-inline-start: auto;
  }
`;
