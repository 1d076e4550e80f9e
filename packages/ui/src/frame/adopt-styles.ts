import type { CSSResult } from 'lit';

/** An element that needs its style sheets again when it moves into another document. */
interface StyledElement {
  onStylesAdopted(styles: CSSResult): void;
}

/** Gives an element one more style sheet: that of something which is only fetched when it is wanted. */
export function adoptStyles(root: DocumentFragment | HTMLElement, styles: CSSResult): void {
  if (!(root instanceof ShadowRoot)) return;
  const sheet = sheetIn(root.ownerDocument, styles);
  if (!sheet || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets.push(sheet);
  if (isStyled(root.host)) root.host.onStylesAdopted(styles);
}

/** Gives a shadow root the style sheets that it lost on its way into another document. */
export function renewSheets(root: ShadowRoot, styles: readonly CSSResult[]): void {
  root.adoptedStyleSheets = styles.flatMap((each) => sheetIn(root.ownerDocument, each) ?? []);
}

/** A constructed style sheet is only valid in the document that made it. */
function sheetIn(page: Document, styles: CSSResult): CSSStyleSheet | undefined {
  if (page === document) return styles.styleSheet;
  if (!page.defaultView) return undefined;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(styles.cssText);
  return sheet;
}

function isStyled(host: object): host is StyledElement {
  return 'onStylesAdopted' in host;
}
