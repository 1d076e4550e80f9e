import { css, type CSSResultGroup } from 'lit';
import { narrowWindowStyles } from './narrow-window-styles.ts';
import { windowStyles } from './window-styles.ts';

/** How the frame lies: sides, banner, board and words, what is held, the way through the game. */
export const frameStyles: CSSResultGroup = [
  css`
    .frame {
      /* How high a board may be, so that sides and banner are in the window with it. */
      --_board-most: max(288px, 100svh - 136px);
      display: grid;
      grid-template-columns: minmax(0, 1.62fr) minmax(15em, 1fr);
      grid-template-areas: 'top top' 'banner banner' 'board side' 'actions side' 'way way' 'second second';
      grid-template-rows: auto auto auto 1fr auto auto;
      background: var(--_ground);
      border: var(--skirmish-frame-border, 1px) solid var(--_line);
      border-radius: var(--_frame-radius);
      overflow: clip;
    }
    .icon {
      inline-size: 1.05em;
      block-size: 1.05em;
      vertical-align: -0.15em;
      flex: none;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.7;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .top {
      grid-area: top;
      display: flex;
      flex-wrap: wrap;
      gap: 8px 22px;
      align-items: center;
      padding: 8px 12px;
      background: var(--_surface);
      border-block-end: 1px solid var(--_line);
    }
    .top .caption {
      font-size: 0.8em;
    }
    .top .tools {
      margin-inline-start: auto;
      flex-wrap: nowrap;
      gap: 8px;
    }
    .tool i {
      font-style: normal;
    }
    .tool {
      display: inline-flex;
      gap: 0.45em;
      align-items: center;
      white-space: nowrap;
    }
    .sides {
      list-style: none;
      display: flex;
      flex-wrap: wrap;
      gap: 6px 28px;
    }
    .side-shown {
      display: grid;
      grid-template-columns: auto auto auto auto;
      gap: 0 10px;
      align-items: center;
    }
    li.side-shown,
    div.banner {
      color: var(--_text);
    }
    .side-disc {
      display: grid;
      place-items: center;
      inline-size: 1.5em;
      block-size: 1.5em;
      border: 2px solid var(--side, var(--_quiet));
      border-radius: 50%;
      background: var(--side, var(--_quiet));
      color: var(--_on-side);
      font-size: 0.8em;
      font-weight: 700;
    }
    .side-disc.hollow {
      background: none;
      color: var(--side, var(--_quiet));
    }
    .who {
      display: grid;
      line-height: 1.2;
    }
    .side-shown small {
      color: var(--_quiet);
      font-size: 0.8em;
    }
    .side-shown .points {
      font-size: 1.45em;
      line-height: 1;
    }
    .side-shown .bar {
      inline-size: 76px;
      block-size: 7px;
      border-radius: 2px;
      background: var(--_sunk);
      fill: var(--side, var(--_quiet));
    }
    .banner {
      grid-area: banner;
      display: flex;
      align-items: center;
      gap: 8px 14px;
      min-block-size: 44px;
      padding-inline-end: 12px;
      background: var(--_surface);
      border-block-end: 1px solid var(--_line);
    }
    .banner .whose {
      align-self: stretch;
      display: grid;
      place-items: center start;
      padding: 6px 18px;
      font-size: 1.1em;
      font-weight: 740;
      line-height: 1.15;
      color: var(--side, var(--_text));
      border-inline-end: 1px solid var(--_line);
    }
    .banner .prompt {
      flex: 1;
      font-weight: 640;
      line-height: 1.25;
      padding-block: 6px;
    }
    .banner.preview {
      background: var(--_text);
      color: var(--_surface);
    }
    .banner.preview .whose {
      color: inherit;
      border-inline-end: 1px solid currentColor;
    }
    /* Hatched ink round the board: what is seen is not played. */
    .previewing .board {
      border: 10px solid transparent;
      border-image: repeating-linear-gradient(-45deg, var(--_text) 0 9px, var(--_surface) 9px 18px)
        10;
      background: light-dark(#ccd4d8, #232c33);
    }
    .preview-sign {
      position: absolute;
      inset-block-start: 14px;
      inset-inline-start: 14px;
      padding: 4px 12px;
      border-radius: var(--_radius);
      background: var(--_text);
      color: var(--_surface);
      font-weight: 700;
    }
    .banner.preview .assumption {
      display: block;
      font-weight: 400;
    }
    .points .then {
      color: var(--_quiet);
      font-size: 0.7em;
      margin-inline-start: 0.4em;
    }
    .banner.you {
      background: var(--_now-soft);
    }
    .banner.you .whose {
      background: var(--_now);
      color: var(--_on-now);
      border-inline-end: 0;
    }
    /* An enemy acts: the banner is in his colour, and the choice stays mine. */
    .banner.you.reacting {
      background: var(--_sunk);
    }
    .banner.you.reacting .whose {
      background: var(--_surface);
      color: var(--side, var(--_text));
      border-inline-start: 6px solid var(--side, var(--_text));
      border-inline-end: 1px solid var(--_line);
    }
    .steps {
      list-style: none;
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      font-size: 0.85em;
    }
    .steps li {
      padding: 3px 12px;
      border: 1px solid var(--_line);
      border-radius: 1em;
      color: var(--_quiet);
      white-space: nowrap;
    }
    .steps .now {
      background: var(--_surface);
      border-color: var(--_now);
      color: var(--_text);
      font-weight: 640;
    }
    .board {
      grid-area: board;
      position: relative;
      align-self: start;
      touch-action: pan-y pinch-zoom;
      outline-offset: -2px;
    }
    .actions {
      grid-area: actions;
      display: grid;
      gap: 8px;
      align-content: start;
      padding: 12px;
      outline-offset: -2px;
      border-block-start: 1px solid var(--_line);
    }
    .side {
      grid-area: side;
      display: flex;
      flex-direction: column;
      gap: 12px;
      min-inline-size: 0;
      block-size: 0;
      min-block-size: 100%;
      overflow-y: auto;
      padding: 12px;
      border-inline-start: 1px solid var(--_line);
      font-size: 0.93em;
    }
    .side .log {
      flex: 1 1 9em;
      min-block-size: 9em;
      display: flex;
      flex-direction: column;
    }
    .side .log .lines {
      flex: 1;
      max-block-size: none;
      min-block-size: 0;
    }
    .menu {
      position: relative;
    }
    .menu > summary {
      list-style: none;
      display: grid;
      place-items: center;
      min-block-size: var(--_control);
      min-inline-size: var(--_control);
      background: var(--_surface);
      border: 1px solid var(--_line);
      border-radius: var(--_radius);
    }
    .menu > summary::-webkit-details-marker {
      display: none;
    }
    .menu-sheet {
      position: absolute;
      inset-block-start: calc(100% + 4px);
      inset-inline-end: 0;
      z-index: 3;
      display: grid;
      gap: 6px;
      inline-size: max-content;
      max-inline-size: min(22em, 90cqi);
      box-shadow: var(--_floating);
    }
    .way,
    .film-bar {
      grid-area: way;
      gap: 8px;
      padding: 6px 12px;
      background: var(--_surface);
      border-block-start: 1px solid var(--_line);
    }
    .way button.plain {
      border-color: transparent;
      padding-inline: 0.5em;
      background: none;
    }
    .way .track {
      position: relative;
      flex: 1 1 10em;
      display: grid;
    }
    .way .ticks {
      position: absolute;
      inset: calc(50% - 6px) 8px auto;
      inline-size: calc(100% - 16px);
      block-size: 12px;
      overflow: visible;
      stroke: var(--_edge);
      pointer-events: none;
    }
    .way .ticks path {
      stroke-width: 1.5;
      vector-effect: non-scaling-stroke;
    }
    .way .ticks .branch-line {
      fill: none;
      stroke: var(--_now);
      stroke-dasharray: 4 3;
    }
    .way .ticks .battle-tick {
      stroke: var(--_text);
      stroke-width: 3;
    }
    .way input {
      appearance: none;
      inline-size: 100%;
      min-block-size: 30px;
      padding: 0;
      margin: 0;
      border: 0;
      background: linear-gradient(var(--_line), var(--_line)) center / 100% 3px no-repeat;
      cursor: pointer;
    }
    .way input::-webkit-slider-thumb {
      appearance: none;
      inline-size: 16px;
      block-size: 16px;
      border: 2px solid var(--_surface);
      border-radius: 50%;
      background: var(--_now);
    }
    .way input::-moz-range-thumb {
      inline-size: 12px;
      block-size: 12px;
      border: 2px solid var(--_surface);
      border-radius: 50%;
      background: var(--_now);
    }
    .way .at {
      font-size: 0.85em;
    }
    .film-bar .segments {
      flex: 1 1 6em;
      display: flex;
      gap: 4px;
    }
    .film-bar .segments i {
      flex: 1;
      block-size: 5px;
      border-radius: 2px;
      background: var(--_line);
    }
    .film-bar .segments .seen {
      background: var(--_edge);
    }
    .film-bar .segments .at {
      background: var(--_now);
    }
    .speeds {
      flex: none;
      flex-wrap: nowrap;
      gap: 0;
    }
    .second {
      grid-area: second;
      padding: 6px 12px;
      border-block-start: 1px solid var(--_line);
      font-size: 0.93em;
    }
    .second > summary {
      color: var(--_quiet);
    }
    .second > :not(summary) {
      margin-block: 0.6em;
    }
    .command dl > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.8em;
    }
    .command dd {
      margin: 0;
    }
    .set-out {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 12px;
      padding: 12px 16px;
      min-block-size: 3.4em;
    }
    .setting-out {
      inline-size: 36px;
      fill: none;
      stroke: var(--_line);
      stroke-width: 2.4;
    }
    .setting-out .edge {
      stroke: var(--_text);
      stroke-linecap: round;
    }
    .waiting ~ .fallback {
      display: none;
    }
    .waiting ~ .fallback.shown {
      display: block;
    }
    @container (max-width: 700px) {
      .side-shown .bar {
        display: none;
      }
      .tool span,
      .who b span {
        position: absolute;
        clip-path: inset(50%);
      }
      .tool {
        min-inline-size: var(--_control);
        justify-content: center;
      }
    }
    @container (max-width: 559px) {
      .frame {
        --_board-most: max(288px, 100svh - 208px);
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: none;
        grid-template-areas: 'top' 'banner' 'board' 'actions' 'side' 'way' 'second';
      }
      .top {
        padding: 6px 8px;
        gap: 4px 12px;
      }
      .top .caption,
      .steps,
      .way .at {
        display: none;
      }
      .sides {
        flex: 1 1 100%;
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 4px 12px;
      }
      .side-shown {
        grid-template-columns: auto 1fr auto;
        gap: 0 6px;
      }
      .side-shown:nth-child(even) {
        text-align: end;
        direction: rtl;
      }
      .side-shown:nth-child(even) > * {
        direction: ltr;
      }
      .banner {
        flex-wrap: wrap;
        padding-inline-end: 8px;
        gap: 4px 10px;
      }
      .banner .prompt {
        flex: 1 1 9em;
      }
      .banner .whose {
        padding: 4px 10px;
      }
      .actions,
      .side {
        padding: 8px;
      }
      .side {
        block-size: auto;
        overflow: visible;
        border-inline-start: 0;
        border-block-start: 1px solid var(--_line);
      }
      .side .log {
        flex: none;
      }
      .side .log .lines {
        flex: none;
        block-size: 12em;
      }
    }
    @media print {
      .frame {
        display: block;
        border: 0;
      }
      .actions,
      .way,
      .second {
        display: none;
      }
    }
  `,
  windowStyles,
  narrowWindowStyles,
];
