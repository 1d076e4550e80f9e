import { ancestorsOf } from './colour-scheme.ts';

/** Attributes by which pages and their frameworks switch language and colours. */
const SWITCHES = [
  'lang',
  'dir',
  'class',
  'style',
  'theme',
  'content',
  'data-theme',
  'data-bs-theme',
  'data-mode',
  'data-scheme',
  'data-color-mode',
  'data-color-scheme',
  'data-md-color-scheme',
  'data-mantine-color-scheme',
];

/**
 * Watches what around an element decides its language and colours, and calls back at most once a
 * frame. Returns how to stop.
 */
export function watchPage(element: Element, onChange: () => void): () => void {
  const page = element.ownerDocument;
  const stop = new AbortController();
  let frame: number | undefined;
  const later = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      onChange();
    });
  };
  const around = [...ancestorsOf(element)];
  const changes = new MutationObserver(later);
  const meta = page.querySelector('meta[name="color-scheme"]');
  for (const watched of meta ? [...around, meta] : around)
    changes.observe(watched, { attributeFilter: SWITCHES });
  // While a background changes slowly, its colour is still the old one.
  const onEnd = ({ target, propertyName }: TransitionEvent) => {
    const isColour = propertyName.includes('color') || propertyName.startsWith('background');
    if (isColour && around.some((ancestor) => ancestor === target)) later();
  };
  page.addEventListener('transitionend', onEnd, { capture: true, signal: stop.signal });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', later, stop);
  return () => {
    stop.abort();
    changes.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
