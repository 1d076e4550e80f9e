import { html, type TemplateResult } from 'lit';

/** Drawn as strokes on a square of 16, in the colour of the words beside them. */
const PATHS = {
  undo: 'M6 3 3 6l3 3M3.5 6H10a3.5 3.5 0 0 1 0 7H7',
  share: 'M8 10V2.5M5 5l3-3 3 3M3 8.5v5h10v-5',
  symbols: 'M8 2.2 13 5v6l-5 2.8L3 11V5zM8 6l2 3.4H6z',
  whole: 'M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  first: 'M4 3v10M12.5 3.5 6.5 8l6 4.5z',
  back: 'M10.5 3.5 4.5 8l6 4.5z',
  play: 'M5 3.5 12 8l-7 4.5z',
  forward: 'M5.5 3.5 11.5 8l-6 4.5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  last: 'M12 3v10M3.5 3.5 9.5 8l-6 4.5z',
} as const;

export type Icon = keyof typeof PATHS;

/** A small sign that says nothing by itself: the words stand beside it or in the button's label. */
export function icon(name: Icon): TemplateResult {
  return drawnIcon(PATHS[name]);
}

/** Another one, which is only needed where something is opened. */
export function drawnIcon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}
