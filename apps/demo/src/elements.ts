/** The code of each element, fetched when one of them comes near the window. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'skirmish-reaction': () => import('@skirmish-kit/reaction/define'),
  'skirmish-neuroshima-hex': () => import('@skirmish-kit/neuroshima-hex/define'),
  'skirmish-neuroshima-diagram': () => import('@skirmish-kit/neuroshima-hex/define-diagram'),
};

/** How far below the window an element is already fetched. */
const NEAR = '400px';

const watch = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      void LOADERS[target.localName]?.();
    }
  },
  { rootMargin: NEAR },
);

for (const element of document.querySelectorAll(Object.keys(LOADERS).join())) {
  watch.observe(element);
}
