/**
 * Whether the page behind an element is light or dark, from the nearest background anybody
 * painted; `undefined` when nobody did, so that the reader's preference decides.
 */
export function pageScheme(element: Element): 'light' | 'dark' | undefined {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const parts = getComputedStyle(at).backgroundColor.match(
      /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/,
    );
    const [red, green, blue] = (parts ?? []).slice(1, 4).map(Number);
    const opaque = parts?.[4] === undefined || Number(parts[4]) > 0.5;
    if (red === undefined || green === undefined || blue === undefined || !opaque) continue;
    return red * 0.3 + green * 0.59 + blue * 0.11 > 127 ? 'light' : 'dark';
  }
  return undefined;
}
