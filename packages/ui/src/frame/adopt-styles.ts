import type { CSSResult } from 'lit';

/** Gives an element one more style sheet: that of something which is only fetched when it is wanted. */
export function adoptSheet(root: DocumentFragment | HTMLElement, { styleSheet }: CSSResult): void {
  if (!(root instanceof ShadowRoot) || !styleSheet) return;
  if (!root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
}
