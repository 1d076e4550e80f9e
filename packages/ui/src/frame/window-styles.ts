import { css } from 'lit';

/**
 * How a game fills its window: rail, board and a column of words with fixed heights, the bar with the
 * main button at its foot; in a narrow window one column with the bar at the thumb.
 */
export const windowStyles = css`
  .place {
    block-size: var(--skirmish-height, min(100svh, 48rem));
    /* A height that the page gives the element wins; without one these percentages mean nothing. */
    min-block-size: 100%;
    max-block-size: 100%;
  }
  .window {
    container: window / size;
    block-size: 100%;
    background: var(--_ground);
  }
  .window:is(:popover-open, :fullscreen) {
    position: fixed;
    inset: 0;
    inline-size: 100%;
    block-size: 100svh;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    --_frame-radius: 0px;
  }
  .window > .frame {
    block-size: 100%;
    min-block-size: 0;
  }
  .frame.game {
    --_rail: 48px;
    --_bar: 60px;
    --_words: clamp(400px, 100cqi - 100cqb, 576px);
    --_cell-w: calc(100cqi - var(--_rail) - var(--_words) - 2px);
    --_cell-h: calc(100cqb - 50px);
    grid-template:
      'rail board top' 58px
      'rail board banner' 48px
      'rail board actions' fit-content(var(--_deeds, 50cqb))
      'rail board side' minmax(120px, 1fr)
      'rail board bar' minmax(12px, auto)
      'rail way bar' 48px
      / var(--_rail) minmax(0, 1fr) var(--_words);
  }
  .frame.game {
    position: relative;
  }
  .frame.game > .words,
  .game .actions {
    display: contents;
  }
  /* What comes and goes over the frame makes no row of its own. */
  .frame.game > :not(.top, .banner, .board, .words, .rail, dialog) {
    position: absolute;
  }
  .frame.game::before {
    content: '';
    grid-area: board;
    background: var(--_field, var(--_ground));
  }
  .frame.game > .board {
    place-self: center;
    inline-size: min(var(--_cell-w), var(--_cell-h) * var(--_ratio, 1));
    max-inline-size: none;
    aspect-ratio: var(--_ratio, 1);
  }
  .game :is(.top, .banner, .deeds, .side, .main-bar) {
    border-inline-start: 1px solid var(--_line);
  }
  .game .top {
    padding: 6px 16px;
    flex-wrap: nowrap;
  }
  .game .sides {
    flex: 1;
    min-inline-size: 0;
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: 12px;
  }
  .game .side-shown {
    min-inline-size: 0;
    grid-template-columns: auto minmax(0, 1fr) auto;
    overflow-wrap: normal;
  }
  .game .side-shown .bar {
    display: none;
  }
  .game .who b span {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .game .who :is(b, small) {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .game .sides.pair .side-shown:last-child {
    direction: rtl;
  }
  .game .sides.pair .side-shown:last-child > * {
    direction: ltr;
    text-align: end;
  }
  .game .sides.pair .side-shown:last-child > .side-disc {
    text-align: center;
  }
  .game .banner {
    min-block-size: 0;
    gap: 8px 12px;
  }
  .game .banner .whose {
    max-inline-size: 45%;
    padding: 4px 14px;
    font-size: 1.02em;
  }
  .game .banner :is(.prompt, .whose) {
    overflow: hidden;
  }
  .game .banner .prompt {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    padding-block: 0;
    font-size: 0.93em;
  }
  .game .banner .steps {
    display: none;
  }
  .game .deeds {
    grid-area: actions;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-content: start;
    outline-offset: -2px;
    background: var(--_surface);
    /* Short questions leave the log where it is. */
    min-block-size: 24cqb;
    overflow-y: auto;
    padding: 12px 16px;
    border-block-start: 0;
    scrollbar-width: thin;
  }
  .game > .words > .side {
    position: relative;
    block-size: auto;
    min-block-size: 0;
    padding: 0;
    gap: 0;
    overflow: hidden;
    border-block-start: 1px solid var(--_line);
  }
  .game .side > .about {
    flex: 0 1 auto;
    min-block-size: 0;
    overflow-y: auto;
    display: grid;
    gap: 8px;
    padding: 8px 16px;
    scrollbar-width: thin;
  }
  .game .side > .about:not(:has(> :not(.card-place:empty))) {
    display: none;
  }
  .game .card-place {
    display: contents;
  }
  .game .side > .log {
    flex: 1 0 120px;
    padding: 10px 16px;
    border-width: 0;
    border-radius: 0;
    background: none;
  }
  .game .side > .about + .log {
    border-block-start: 1px solid var(--_line);
  }
  .game .main-bar {
    grid-area: bar;
    display: flex;
    flex-wrap: wrap-reverse;
    align-content: flex-start;
    align-items: center;
    gap: 8px;
    min-block-size: var(--_bar);
    padding: 8px 16px;
    background: var(--_surface);
    border-block-start: 1px solid var(--_line);
  }
  .game .main-bar button {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    justify-content: center;
    min-block-size: max(40px, var(--_control));
  }
  .main-bar :is(.offers, .row) {
    display: contents;
  }
  .main-bar :is(.main, .now) {
    flex: 1 1 11em;
    order: -1;
    justify-content: center;
    font-weight: 700;
  }
  .game kbd {
    padding: 0 0.4em;
    border: 1px solid var(--_line);
    border-radius: 4px;
    font: inherit;
    font-size: 0.8em;
    font-weight: 400;
  }
  @media (pointer: coarse) {
    .game kbd {
      display: none;
    }
  }
  .main-bar .main[aria-disabled='true'] {
    padding: 2px 8px;
    line-height: 1.15;
    border-style: dashed;
    opacity: 1;
    color: var(--_quiet);
    background: none;
  }
  .game .words > :is(.way, .film-bar) {
    flex-wrap: nowrap;
    min-inline-size: 0;
    block-size: 48px;
    overflow: hidden;
    white-space: nowrap;
  }
  .rail {
    grid-area: rail;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    padding: 6px 0;
    overflow: visible;
    background: var(--_surface);
    border-inline-end: 1px solid var(--_line);
  }
  .rail :is(.view-tools, .view-tools > *, .tools) {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
  }
  .rail .tools {
    margin-block-start: auto;
    flex-wrap: nowrap;
  }
  .rail :is(button, summary) {
    inline-size: 36px;
    min-inline-size: 36px;
    min-block-size: 36px;
    padding: 0;
    border-color: transparent;
    background: none;
    justify-content: center;
  }
  .rail button[aria-pressed='true'] {
    border-color: var(--_text);
    color: var(--_text);
    background: none;
    font-weight: 700;
  }
  .rail .view-tools > * + * {
    padding-block-start: 6px;
    border-block-start: 1px solid var(--_line);
  }
  .menu-sheet .narrow {
    display: none;
  }
  .rail .tool span {
    position: absolute;
    clip-path: inset(50%);
  }
  .rail .menu-sheet {
    inset-block: auto 0;
    inset-inline: calc(100% + 8px) auto;
  }
  .rail .menu-sheet button {
    inline-size: auto;
    min-inline-size: 0;
    padding-inline: 0.8em;
    border-color: var(--_line);
    background: var(--_surface);
  }
  .rail .menu-sheet button[aria-pressed='true'] {
    border-color: var(--_text);
    background: var(--_text);
    color: var(--_surface);
  }
  /* Closed, the game in words is a line for keys and readers. */
  .game .second {
    grid-area: auto;
    padding: 0;
    border-block-start: 0;
  }
  .game .second:not([open], :focus-within) {
    position: absolute;
    block-size: 1px;
    clip-path: inset(50%);
  }
  @container window (max-height: 639px) {
    .frame.game {
      --_bar: 52px;
      grid-template-rows:
        44px 44px fit-content(var(--_deeds, 50cqb)) minmax(120px, 1fr) minmax(4px, auto)
        48px;
    }
  }
  @container window (min-width: 1600px) {
    .frame.game {
      --_rail: 56px;
    }
  }
  @container window (max-width: 999px) {
    .frame.game {
      --_words: clamp(300px, 42cqi, 400px);
    }
  }
  @media print {
    .place,
    .window,
    .window > .frame {
      block-size: auto;
      container: none;
    }
    .rail,
    .game .deeds,
    .game .main-bar,
    .game .words > .way {
      display: none;
    }
    /* One sheet: the board, and as much of the end of the log as fits below it. */
    .frame.game {
      --_cell-w: min(100%, 14cm);
      --_cell-h: 14cm;
      display: block;
      block-size: auto;
    }
    .frame.game > .board {
      margin: 8px auto;
    }
    .game .side > .log .lines {
      max-block-size: 7cm;
      overflow: hidden;
    }
  }
`;
