import loaders from 'virtual:elements';
import { setEmbedBase } from '@skirmish-kit/ui';

/** How far below the window an element starts to load. */
const NEAR = '400px';

const watch = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      void define(target);
    }
  },
  { rootMargin: NEAR },
);

/** Loads the module named by an element's `data-define`. */
async function define(element: Element): Promise<void> {
  const entry = element.getAttribute('data-define') ?? '';
  await loaders[entry]?.();
}

/** Loads the elements of a part of the page when they come near the window. */
export function loadElementsNearViewport(within: ParentNode): void {
  for (const [place, element] of [...within.querySelectorAll('[data-define]')].entries()) {
    settle(element, place);
    if (element.localName === linked) void define(element);
    else watch.observe(element);
  }
}

/** Loads the target of a link at once, however far down the page it is. */
const linked = /^#([\w-]+)\?/.exec(location.hash)?.[1];

/** Games are saved in the browser, and shared links open them on a page of their own. */
function settle(element: Element, place: number): void {
  const [folder = '', entry] = (element.getAttribute('data-define') ?? '').split('/');
  if (entry !== 'define') return;
  element.setAttribute('page', `./e/${folder}.html`);
  const mode = element.getAttribute('mode') ?? 'play';
  if ((mode === 'play' || mode === 'table') && !element.hasAttribute('save'))
    element.setAttribute('save', `${location.pathname} ${place}`);
}

setEmbedBase('./kit/');
