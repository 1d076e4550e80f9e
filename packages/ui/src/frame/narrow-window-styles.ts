import { css } from 'lit';

/** How a game fills a narrow window: score, banner, board, then words that scroll above the bar. */
export const narrowWindowStyles = css`
  @container window (max-width: 719px) and (max-aspect-ratio: 5 / 4) {
    .frame.game {
      --_bar: 60px;
      --_cell-w: calc(100cqi - 2px);
      --_cell-h: min(105cqi, 100cqb - 48px - 44px - 60px - var(--_views, 0px) - 132px);
      grid-template:
        'home top tools' 48px
        'banner banner banner' 44px
        'board board board' auto
        'views views views' auto
        'words words words' minmax(0, 1fr) / auto minmax(0, 1fr) auto;
    }
    .frame.game > .words {
      grid-area: words;
      scroll-padding-block-end: calc(var(--_bar) + 8px);
      display: flex;
      flex-direction: column;
      min-block-size: 0;
      overflow-y: auto;
      border-block-start: 1px solid var(--_line);
    }
    .game .deeds:not(:has(> :not(.second:not([open])))) {
      display: none;
    }
    .game :is(.top, .banner, .deeds, .side, .main-bar) {
      border-inline-start: 0;
    }
    .game .top {
      padding: 4px 4px 4px 10px;
    }
    .game .side-shown {
      gap: 0 6px;
    }
    .game .side-shown .note,
    .game .who:has(.player) b {
      display: none;
    }
    .game .side-shown .player {
      font-size: 1.2em;
      font-weight: 640;
      color: var(--_text);
    }
    .previewing .side-shown .who > * {
      display: none;
    }
    .game .banner .prompt {
      -webkit-line-clamp: 2;
      font-size: 0.86em;
      line-height: 1.2;
    }
    .game .words > .side {
      display: contents;
    }
    /* A card that is held open stands above the answers, and covers none of them. */
    .game .side > .about:has(.card.pinned) {
      order: -1;
    }
    .game :is(.deeds, .log, .words > .way) {
      position: relative;
    }
    .game :is(.deeds, .words > .side) {
      flex: none;
      overflow: visible;
    }
    /* Margins, so that parts that a narrow window hides leave no gap. */
    .game .deeds {
      gap: 0;
      min-block-size: 0;
      padding: 0 12px;
    }
    .game .deeds > * {
      margin-block: 6px;
    }
    .game .side > .about {
      flex: none;
      padding: 8px 12px;
    }
    .game .side > .log {
      flex: 1 0 120px;
      padding: 6px 12px;
    }
    .game .side > .log .lines {
      flex: 1 0 0;
      block-size: auto;
    }
    .game .words > .way {
      flex: none;
    }
    .game .main-bar {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      order: 1;
      flex: none;
      margin-block-start: auto;
      padding: 6px 8px;
    }
    .game .main-bar button {
      flex: 1 1 auto;
      min-block-size: 48px;
    }
    .game .main-bar :is(.main, .now) {
      flex: 3 1 42%;
    }
    .game .main-bar .main[aria-disabled='true'] {
      font-size: 0.82em;
    }
    .rail {
      display: contents;
    }
    .rail .tools {
      grid-area: tools;
      flex-direction: row;
      margin: 0;
      padding-inline-end: 4px;
      background: var(--_surface);
      border-block-end: 1px solid var(--_line);
    }
    .rail slot {
      grid-area: home;
      display: grid;
      place-items: center;
      background: var(--_surface);
      border-block-end: 1px solid var(--_line);
    }
    .rail :is(button, summary) {
      inline-size: 44px;
      min-block-size: 44px;
    }
    .rail .tools > .tool:not(.undo) {
      display: none;
    }
    .rail .menu-sheet {
      inset-block: calc(100% + 4px) auto;
      inset-inline: auto 0;
    }
    .rail .menu-sheet button {
      inline-size: auto;
    }
    .menu-sheet .narrow {
      display: block;
    }
    .frame.game:has(.view-tools > *) {
      --_views: 48px;
    }
    .rail .view-tools,
    .rail .view-tools > * {
      flex-direction: row;
      gap: 4px 12px;
    }
    .rail .view-tools {
      grid-area: views;
      justify-content: space-between;
      margin: 0;
      padding: 2px 8px;
      background: var(--_surface);
      border-block-start: 1px solid var(--_line);
    }
    .rail .view-tools > * + * {
      padding-block-start: 0;
      border: 0;
    }
    .rail .view-tools button {
      flex: 0 1 44px;
      min-inline-size: 0;
      min-block-size: 44px;
    }
  }
`;
