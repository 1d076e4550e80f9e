import loaders from 'virtual:elements';

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
  for (const element of within.querySelectorAll('[data-define]')) watch.observe(element);
}
