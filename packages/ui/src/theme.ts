import { css } from 'lit';

export { pageColourScheme } from './colour-scheme.ts';

/** How the colours are chosen; `auto` follows the page, then the reader's preference. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Every colour and measure as a custom property. A page sets `--skirmish-*` on the element or
 * anywhere above it; the names with an underscore are what our own sheets use.
 */
export const tokens = css`
  :host {
    --_ground: var(--skirmish-ground, light-dark(#eceeea, #101416));
    --_surface: var(--skirmish-surface, light-dark(#fbfcfa, #191f22));
    --_sunk: var(--skirmish-inset, var(--skirmish-sunk, light-dark(#e1e5df, #0b0e10)));
    --_line: var(--skirmish-border, var(--skirmish-line, light-dark(#c9cfc8, #343e42)));
    --_edge: var(--skirmish-edge, light-dark(#7b8580, #6d797d));
    --_text: var(--skirmish-text, light-dark(#14181a, #e8edec));
    --_quiet: var(--skirmish-muted, var(--skirmish-quiet, light-dark(#525b5a, #9eaaaa)));
    --_now: var(--skirmish-accent, var(--skirmish-now, light-dark(#b8006f, #ff66b5)));
    --_on-now: var(--skirmish-on-accent, var(--skirmish-on-now, light-dark(#ffffff, #2b0019)));
    --_now-soft: var(
      --skirmish-accent-soft,
      var(--skirmish-now-soft, light-dark(#f6dcea, #3a1029))
    );
    --_stop: var(--skirmish-danger, var(--skirmish-stop, light-dark(#9c2a10, #ff8f70)));
    --_brick: var(--skirmish-brick, light-dark(#a52c16, #f27a5f));
    --_blue: var(--skirmish-blue, light-dark(#1d5da6, #6fb0f2));
    --_green: var(--skirmish-green, light-dark(#1f7048, #57bd86));
    --_gold: var(--skirmish-gold, light-dark(#855d00, #e2b03c));
    --_on-side: var(--skirmish-on-side, light-dark(#ffffff, #14120d));
    --_side-0: var(--skirmish-side-0, var(--_gold));
    --_side-1: var(--skirmish-side-1, var(--_blue));
    --_side-2: var(--skirmish-side-2, var(--_green));
    --_side-3: var(--skirmish-side-3, var(--_brick));
    --_radius: var(--skirmish-radius, 6px);
    --_frame-radius: var(--skirmish-frame-radius, 8px);
    --_dialog-radius: var(--skirmish-dialog-radius, 10px);
    --_font: var(--skirmish-font, inherit);
    --_control: 36px;
    --_floating: 0 6px 24px rgb(0 0 0 / 0.18);
    --_motion: 240ms;
    --_quick: 80ms;
  }
  @media (pointer: coarse) {
    :host {
      --_control: 44px;
    }
  }
  :host(:state(on-light)) {
    color-scheme: light;
  }
  :host(:state(on-dark)) {
    color-scheme: dark;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_motion: 0s;
      --_quick: 0s;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_ground: Canvas;
      --_surface: Canvas;
      --_sunk: Canvas;
      --_line: CanvasText;
      --_edge: CanvasText;
      --_text: CanvasText;
      --_quiet: CanvasText;
      --_now: Highlight;
      --_on-now: HighlightText;
      --_now-soft: Canvas;
      --_stop: CanvasText;
      --_brick: CanvasText;
      --_blue: CanvasText;
      --_green: CanvasText;
      --_gold: CanvasText;
      --_on-side: Canvas;
    }
  }
`;

/**
 * Text properties that a page hands down to everything in it, as the kit needs them. A heading in
 * small capitals or a large lead paragraph would otherwise cut off the words of a game.
 */
export const plainText = css`
  direction: ltr;
  font-style: normal;
  font-weight: 400;
  font-variant: normal;
  font-variant-numeric: tabular-nums;
  font-stretch: normal;
  font-size-adjust: none;
  line-height: 1.45;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-align-last: auto;
  text-indent: 0;
  text-transform: none;
  text-shadow: none;
  text-emphasis: none;
  -webkit-text-stroke: 0;
  white-space: normal;
  word-break: normal;
  overflow-wrap: anywhere;
  hyphens: manual;
  writing-mode: horizontal-tb;
  cursor: auto;
`;

/** The text of an element that is a block of its own. */
export const hostText = css`
  :host {
    ${plainText}
    font-size: clamp(14px, 1em, max(20px, 1.25rem));
  }
`;

/** The host box and the controls that every element uses. */
export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    container-type: inline-size;
    contain-intrinsic-inline-size: 720px;
    min-inline-size: 0;
    color-scheme: light dark;
    color: var(--_text);
    font-family: var(--_font);
  }
  :host([hidden]) {
    display: none;
  }
  .own-language {
    display: contents;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  ul,
  ol,
  figure,
  table {
    margin: 0;
    padding: 0;
  }
  h2,
  h3 {
    font-size: 1em;
    font-weight: 700;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    padding: 0.3em 0.8em;
    min-block-size: var(--_control);
    max-inline-size: 100%;
    touch-action: manipulation;
  }
  label:has(> input[type='file']) {
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  button {
    cursor: pointer;
    transition: border-color var(--_quick);
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    border-color: var(--_edge);
  }
  :is(button:disabled, button[aria-disabled='true']) {
    opacity: 0.5;
    cursor: default;
  }
  summary {
    padding-block: 0.15em;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: var(--_text);
    border-color: var(--_text);
    color: var(--_surface);
  }
  button.now,
  button.now:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--_now);
    border-color: var(--_now);
    color: var(--_on-now);
    font-weight: 700;
  }
  button.link {
    all: unset;
    cursor: pointer;
    color: var(--_quiet);
    font-size: 0.8em;
    white-space: nowrap;
    text-decoration: underline dotted;
    text-underline-offset: 0.25em;
    padding-block: 0.45em;
    margin-block: -0.45em;
  }
  :focus-visible,
  button.link:focus-visible {
    outline: 2px solid var(--_now);
    outline-offset: 2px;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin-block-start: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .quiet {
    color: var(--_quiet);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    align-items: center;
  }
  .panel {
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    padding: 0.6em 0.8em;
  }
  .problem {
    border-inline-start: 4px solid var(--_stop);
  }
  .problem ul {
    padding-inline-start: 1.2em;
  }
  /* Forced colours take shadows away, and lay the page's colour behind words on the accent. */
  @media (forced-colors: active) {
    button.now,
    .whose,
    .side-disc {
      forced-color-adjust: none;
    }
    button[aria-pressed='true'] {
      border-width: 3px;
    }
  }
  @media print {
    button,
    input,
    select,
    textarea,
    dialog,
    .controls {
      display: none;
    }
    :host {
      color-scheme: light;
      break-inside: avoid;
    }
  }
`;
