import { lightnessIn, type Lightness } from './colour-lightness.ts';

export type ColourScheme = 'light' | 'dark';

/**
 * Whether the page behind an element is light or dark: by the nearest background that is painted,
 * else by the `color-scheme` of the page. `undefined` where the page follows the reader's
 * preference itself.
 */
export function pageColourScheme(element: Element): ColourScheme | undefined {
  for (const ancestor of ancestorsOf(element)) {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(ancestor);
    const painted =
      schemeOf(lightnessIn(backgroundColor)) ?? schemeOf(lightnessIn(backgroundImage));
    if (painted) return painted;
    // A photograph has no colour to read, but the text on it can be read by people.
    if (backgroundImage.includes('url('))
      return schemeOf(lightnessIn(color)) === 'light' ? 'dark' : 'light';
  }
  return declaredScheme(element);
}

/** The elements around one, out of each shadow root into its host. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let at = parentOf(element); at; at = parentOf(at)) yield at;
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

function schemeOf(colours: readonly Lightness[]): ColourScheme | undefined {
  const painted = colours.filter(({ alpha }) => alpha > 0.5);
  if (painted.length === 0) return undefined;
  const mean = painted.reduce((sum, { light }) => sum + light, 0) / painted.length;
  return mean > 0.5 ? 'light' : 'dark';
}

/** The scheme of the page, from `color-scheme` or its meta tag. */
function declaredScheme(element: Element): ColourScheme | undefined {
  const around = parentOf(element) ?? element;
  const declared = getComputedStyle(around).colorScheme;
  if (declared !== 'normal') return onlyScheme(declared);
  const meta = element.ownerDocument.querySelector('meta[name="color-scheme"]');
  // Without either, browsers paint the page white whatever its reader prefers.
  return meta ? onlyScheme(meta.getAttribute('content') ?? '') : 'light';
}

function onlyScheme(declared: string): ColourScheme | undefined {
  const schemes = declared.toLowerCase().split(/\s+/);
  const isLight = schemes.includes('light');
  const isDark = schemes.includes('dark');
  if (isLight === isDark) return undefined;
  return isDark ? 'dark' : 'light';
}
