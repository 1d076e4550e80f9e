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
  .frame.start {
    display: grid;
    grid-template:
      'head head' auto
      'body overview' minmax(0, 1fr)
      'foot foot' auto
      / minmax(0, 1fr) auto;
  }
  .start > .top {
    grid-area: head;
    flex-wrap: nowrap;
    min-block-size: 56px;
    padding-inline: 16px;
  }
  .start > .top > .quiet {
    flex: 1;
    min-inline-size: 0;
    font-size: 0.93em;
    line-height: 1.2;
  }
  .start .top h2 {
    font-size: 1.25em;
  }
  .start-learn {
    display: inline-flex;
    gap: 4px 10px;
    align-items: center;
    white-space: nowrap;
  }
  .start-body {
    grid-area: body;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
    padding: 16px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .start-overview {
    grid-area: overview;
    display: grid;
    align-content: start;
    gap: 8px;
    inline-size: min(420px, 36cqi);
    padding: 16px;
    overflow-y: auto;
    background: var(--_surface);
    border-inline-start: 1px solid var(--_line);
    line-height: 1.35;
  }
  .plan-picture {
    display: block;
    pointer-events: none;
  }
  .plan-picture.none {
    visibility: hidden;
  }
  .plan-picture.large {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 46cqb;
  }
  .plan-picture.large.none {
    display: none;
  }
  .plan-cards {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  button.plan-card,
  button.plan-card[aria-pressed='true'] {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    min-block-size: 80px;
    padding: 6px 10px;
    text-align: start;
    line-height: 1.25;
    background: var(--_surface);
    color: var(--_text);
    border: 1px solid var(--_line);
  }
  button.plan-card[aria-pressed='true'] {
    border-color: var(--_text);
    box-shadow: inset 0 0 0 1px var(--_text);
  }
  button.plan-card.bare {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 14px;
  }
  .start-opponent {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
  }
  .start-overview select {
    justify-self: start;
    max-inline-size: 100%;
    font-weight: 650;
  }
  .plan-card .plan-picture {
    inline-size: 72px;
    block-size: 72px;
  }
  .plan-card b,
  .plan-card small {
    display: block;
  }
  .plan-card small {
    color: var(--_quiet);
  }
  .start-sentence {
    flex: 1;
    min-inline-size: 0;
    font-size: 0.93em;
    line-height: 1.2;
  }
  .start h3 {
    margin-block-end: 8px;
  }
  .option-cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12em, 46%), 1fr));
    gap: 8px;
  }
  /* Many teams are one row that scrolls by itself. */
  .option-cards.many {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 13em;
    overflow-x: auto;
    padding-block-end: 4px;
    scrollbar-width: thin;
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
  .option-title {
    display: flex;
    justify-content: space-between;
    gap: 6px;
    align-items: center;
  }
  .option-title b {
    margin-inline-start: -8px;
    border-inline-start: 4px solid var(--side, transparent);
    padding-inline-start: 4px;
  }
  .option-facts {
    font-size: 0.86em;
    font-weight: 640;
  }
  .option-card small {
    color: var(--_quiet);
  }
  .option-card .badge {
    flex: none;
    margin-inline-start: auto;
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
    block-size: 44px;
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
  .start > .start-foot {
    grid-area: foot;
    flex-wrap: nowrap;
    min-block-size: 68px;
  }
  @container window (max-width: 899px) {
    .frame.start {
      grid-template:
        'head' auto
        'body' minmax(0, 1fr)
        'foot' auto
        / minmax(0, 1fr);
    }
    .start-overview {
      display: none;
    }
  }
  @container window (max-width: 719px) {
    .start > .top > .quiet,
    .start-learn > .quiet,
    .start-sentence {
      display: none;
    }
    .start > .top {
      justify-content: space-between;
    }
    .start-body {
      padding: 12px 8px;
    }
    .start-row {
      grid-template-columns: minmax(0, 1fr);
    }
    .start-opponent,
    .start-opponent .segments-row {
      display: grid;
      grid-auto-flow: column;
    }
    .start-opponent {
      grid-auto-flow: row;
    }
    .start-opponent .segments-row button {
      padding-inline: 4px;
      line-height: 1.15;
    }
    .option-cards:not(.many) {
      grid-template-columns: minmax(0, 1fr);
    }
    .option-cards.many {
      grid-auto-columns: 80%;
    }
    /* A team is a row: name and numbers left, figures right. */
    button.option-card,
    button.option-card[aria-pressed='true'] {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 8px;
      align-items: center;
    }
    .option-card > .option-title {
      justify-content: start;
    }
    .option-card .badge {
      margin: 0;
    }
    .option-card > .option-picture {
      grid-area: 1 / 2 / 3;
      block-size: 30px;
      max-inline-size: 9em;
    }
    .option-card > small {
      grid-column: 1 / -1;
    }
    /* Cards of a row that scrolls are too narrow for both. */
    .option-cards.many button.option-card,
    .option-cards.many button.option-card[aria-pressed='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
    .option-cards.many .option-picture {
      grid-area: auto;
    }
    .plan-cards {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: 86%;
      overflow-x: auto;
      scroll-snap-type: x mandatory;
    }
    .plan-card {
      scroll-snap-align: start;
    }
    .start-foot .now {
      flex: 1;
    }
    .under-way > .quiet {
      display: none;
    }
  }
`;
