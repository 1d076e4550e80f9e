import { css } from 'lit';

export const listBuilderStyles = css`
  .builder {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 12px;
  }
  .builder header,
  .builder footer {
    grid-column: 1 / -1;
  }
  .builder header {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: end;
  }
  .builder label {
    display: grid;
    gap: 0.1em;
    font-size: 0.9em;
  }
  .builder ul {
    list-style: none;
    display: grid;
    gap: 6px;
    align-content: start;
  }
  .builder .add {
    display: flex;
    inline-size: 100%;
    gap: 0.5em;
    justify-content: space-between;
    text-align: start;
  }
  .builder .member {
    padding: 6px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .builder .member.wrong {
    border-inline-start: 4px solid var(--_stop);
  }
  .builder .member > div {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    align-items: center;
  }
  .builder .member > .extras {
    justify-content: start;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    font-size: 0.85em;
  }
  .builder .extras :is(button, select) {
    min-block-size: 28px;
    padding: 0 0.5em;
  }
  .builder .total {
    font-size: 1.2em;
    font-weight: 740;
    margin-inline-start: auto;
  }
  .builder .total.over {
    color: var(--_stop);
  }
  .builder .printed {
    display: none;
  }
  .builder .file {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    margin-block: 8px;
  }
  @media print {
    .builder {
      display: block;
    }
    .builder .member {
      break-inside: avoid;
      margin-block-end: 6px;
    }
    .builder .printed {
      display: block;
    }
    .builder :is(.shelf, .extras, .file, label, details, [role='status']) {
      display: none;
    }
  }
  @container (max-width: 559px) {
    .builder {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
