import { css } from 'lit';

/** The book on a page, on a phone and on paper. */
export const campaignStyles = css`
  .book-board {
    padding: 10px 12px;
    overflow: auto;
  }
  .book {
    display: grid;
    gap: 18px;
  }
  .band > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    margin-block-end: 8px;
    padding-block-end: 4px;
    border-block-end: 3px solid var(--side, var(--_line));
  }
  .band .treasure {
    font-weight: 700;
  }
  .sheets {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5em), 1fr));
    gap: 8px;
  }
  .sheet {
    padding: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: 6px;
    background: var(--_surface);
    font-size: 0.92em;
    break-inside: avoid;
  }
  .sheet header {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
  .sheet p {
    margin: 3px 0 0;
  }
  .sheet .values {
    display: flex;
    margin: 5px 0;
    border: 1px solid var(--_line);
    border-radius: 4px;
    text-align: center;
  }
  .sheet .values div {
    flex: 1;
    border-inline-start: 1px solid var(--_line);
  }
  .sheet .values div:first-child {
    border-inline-start: 0;
  }
  .sheet .values dt {
    font-size: 0.75em;
    color: var(--_quiet);
  }
  .sheet .values dd {
    margin: 0;
    font-weight: 700;
  }
  .boxes {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .boxes i {
    inline-size: 9px;
    block-size: 9px;
    border: 1px solid var(--_quiet);
  }
  .boxes i.grey {
    background: var(--_line);
    border-width: 2px;
  }
  .boxes i.filled {
    background: var(--_text);
    print-color-adjust: exact;
  }
  .shop {
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .shop details {
    inline-size: 100%;
  }
  .shop summary {
    cursor: pointer;
    padding-block: 4px;
  }
  .shop .row,
  .book-file .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .book-file label {
    position: relative;
    padding: 0.45em 0.85em;
    border: 1px solid var(--_line);
    border-radius: 6px;
    background: var(--_surface);
    overflow: clip;
  }
  .book-file label:focus-within {
    outline: 3px solid var(--_now);
    outline-offset: 2px;
  }
  .book-file input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  .band > p {
    margin-block-start: 6px;
  }
  @media print {
    .frame {
      display: block;
      border: 0;
      background: none;
    }
    .top,
    .banner,
    .actions,
    .side,
    .way,
    .second {
      display: none;
    }
    .book-board {
      overflow: visible;
    }
    .band {
      break-after: page;
    }
    .sheets {
      grid-template-columns: 1fr 1fr;
    }
    .sheet {
      border-color: #000;
      color: #000;
      background: #fff;
    }
  }
`;
