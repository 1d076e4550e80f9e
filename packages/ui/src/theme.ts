import { css } from 'lit';

export { pageScheme } from './page-scheme.ts';

/** How the colours are chosen; `auto` follows the page, then the reader's preference. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Every colour and measure as a custom property. A page sets `--skirmish-*` on the element or
 * anywhere above it; the names with an underscore are what our own sheets use.
 */
export const tokens = css`
  :host {
    --_ground: var(--skirmish-ground, light-dark(#f4f2ee, #14181b));
    --_surface: var(--skirmish-surface, light-dark(#fffefb, #1e2428));
    --_line: var(--skirmish-line, light-dark(#d5cfc4, #39424a));
    --_text: var(--skirmish-text, light-dark(#1b1e20, #eceff1));
    --_quiet: var(--skirmish-quiet, light-dark(#5d6266, #a3adb5));
    --_now: var(--skirmish-now, light-dark(#b23a12, #f0714a));
    --_on-now: var(--skirmish-on-now, light-dark(#ffffff, #1a0d07));
    --_side-0: var(--skirmish-side-0, light-dark(#a8720a, #e2aa2f));
    --_side-1: var(--skirmish-side-1, light-dark(#1f6fb2, #63aeea));
    --_side-2: var(--skirmish-side-2, light-dark(#2c7a4f, #5cba85));
    --_side-3: var(--skirmish-side-3, light-dark(#8a3fa0, #cf90e0));
    --_radius: var(--skirmish-radius, 6px);
    --_font: var(--skirmish-font, system-ui, sans-serif);
    --_motion: 200ms;
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
    }
  }
  @media (forced-colors: active) {
    :host {
      --_ground: Canvas;
      --_surface: Canvas;
      --_line: CanvasText;
      --_text: CanvasText;
      --_quiet: CanvasText;
      --_now: Highlight;
      --_on-now: HighlightText;
      --_side-0: CanvasText;
      --_side-1: CanvasText;
      --_side-2: CanvasText;
      --_side-3: CanvasText;
    }
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
    font: 400 0.9375rem/1.45 var(--_font);
    text-align: start;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  :host([hidden]) {
    display: none;
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
    font-weight: 650;
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
    padding: 0.3em 0.7em;
    min-block-size: 2.1em;
    max-inline-size: 100%;
    touch-action: manipulation;
  }
  button {
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    border-color: var(--_quiet);
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
    border-color: var(--_text);
    box-shadow: inset 0 -3px var(--_text);
  }
  button.now {
    background: var(--_now);
    border-color: var(--_now);
    color: var(--_on-now);
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
    border-inline-start: 4px solid var(--_now);
  }
  .problem ul {
    padding-inline-start: 1.2em;
  }
  /* Forced colours take shadows away, and lay the page's colour behind words on the accent. */
  @media (forced-colors: active) {
    button.now {
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

/**
 * A sheet for pages that want no layout shift before the script has arrived:
 * `skirmish-reaction:not(:defined) { display: block; aspect-ratio: … }`.
 */
export function undefinedSheet(tag: string, ratio = '4 / 3'): string {
  return `${tag}:not(:defined){display:block;aspect-ratio:${ratio};overflow:auto}`;
}
