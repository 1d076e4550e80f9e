import loaders from 'virtual:elements';
import { setEmbedBase } from '@skirmish-kit/ui';

/** How far below the window an element is already fetched. */
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

/** Fetches what defines an element, as its `data-define` says. */
async function define(element: Element): Promise<void> {
  const entry = element.getAttribute('data-define') ?? '';
  await loaders[entry]?.();
}

/** Fetches the elements of a part of the page when they come near the window. */
export function watchElements(within: ParentNode): void {
  for (const [place, element] of [...within.querySelectorAll('[data-define]')].entries()) {
    settle(element, place);
    if (element.localName === linked) void define(element);
    else watch.observe(element);
  }
}

/** A link to this page that shows something in an element leads there at once, however far below. */
const linked = /^#([\w-]+)\?/.exec(location.hash)?.[1];

/** What is played here is kept in the reader's browser, and links open it on a page of its own. */
function settle(element: Element, place: number): void {
  const [folder = '', entry] = (element.getAttribute('data-define') ?? '').split('/');
  if (entry !== 'define') return;
  element.setAttribute('page', `./e/${folder}.html`);
  const mode = element.getAttribute('mode') ?? 'play';
  if ((mode === 'play' || mode === 'table') && !element.hasAttribute('save'))
    element.setAttribute('save', `${location.pathname} ${place}`);
}

setEmbedBase('./kit/');
