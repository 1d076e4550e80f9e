import { css } from 'lit';

/** How the start panel lies. */
export const startStyles = css`
  .earlier ul {
    list-style: none;
    display: grid;
    gap: 4px;
    padding: 0;
  }
  .earlier li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
  }
  .start {
    display: block;
  }
  .start .top h2 {
    font-size: 1.25em;
  }
  .start-learn {
    margin-inline-start: auto;
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
  }
  .start-body {
    display: grid;
    gap: 12px;
    padding: 16px;
  }
  .start h3 {
    margin-block-end: 8px;
  }
  .option-cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10.5em, 46%), 1fr));
    gap: 8px;
  }
  button.option-card,
  button.option-card[aria-pressed='true'] {
    position: relative;
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 8px 10px;
    text-align: start;
    background: var(--_surface);
    color: var(--_text);
    border: 1px solid var(--_line);
    line-height: 1.25;
  }
  button.option-card.mine {
    border-color: var(--_text);
    box-shadow: inset 0 0 0 1px var(--_text);
  }
  button.option-card.theirs {
    border: 1px dashed var(--_text);
  }
  /* The colour stands beside the names, which begin where everything on the card does. */
  .option-card b {
    margin-inline-start: -8px;
    border-inline-start: 4px solid var(--side, transparent);
    padding-inline-start: 4px;
  }
  .option-card small {
    color: var(--_quiet);
  }
  .option-card .badge {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    padding: 1px 7px;
    border-radius: 4px;
    background: var(--_text);
    color: var(--_surface);
    font-size: 0.8em;
    font-weight: 700;
  }
  .option-card.theirs .badge {
    background: var(--_surface);
    color: var(--_text);
    outline: 1px dashed var(--_text);
  }
  .option-picture {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 58px;
  }
  .start-row {
    display: grid;
    grid-template-columns: minmax(7em, 11em) minmax(0, 1fr);
    gap: 4px 12px;
    align-items: center;
  }
  .start-row > :not(.row-title) {
    justify-self: start;
  }
  .row-title small {
    display: block;
  }
  .segments-row {
    display: inline-flex;
    flex-wrap: wrap;
  }
  .segments-row button {
    border-radius: 0;
    margin-inline-start: -1px;
  }
  .segments-row button:first-child {
    border-start-start-radius: var(--_radius);
    border-end-start-radius: var(--_radius);
    margin-inline-start: 0;
  }
  .segments-row button:last-child {
    border-start-end-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .start-more {
    border-block-start: 1px solid var(--_line);
    padding-block-start: 8px;
  }
  .start-more[open] {
    display: grid;
    gap: 10px;
  }
  .start-more > .start-row {
    margin-block: 8px;
  }
  .start-foot {
    padding: 12px 16px;
    background: var(--_surface);
    border-block-start: 1px solid var(--_line);
  }
  button.big {
    font-size: 1.1em;
    min-block-size: 44px;
    padding-inline: 1.1em;
  }
  .under-way {
    margin-inline-start: auto;
    display: grid;
    justify-items: end;
    font-size: 0.9em;
  }
  .under-way button {
    border: 0;
    background: none;
    font-weight: 640;
    padding: 0;
    min-block-size: 24px;
    text-decoration: underline;
  }
  @container (max-width: 559px) {
    .start-body {
      padding: 12px 8px;
    }
    .start-row {
      grid-template-columns: minmax(0, 1fr);
    }
    .start-foot .now {
      flex: 1;
    }
  }
`;
