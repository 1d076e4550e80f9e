import type { Language } from '@skirmish-kit/core';

/** Shows in the footer how much the page has loaded, by the browser's count. */
export function showPageWeight(language: Language): void {
  const place = document.querySelector('[data-loaded]');
  if (!place) return;
  const count = () => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith('http'));
    const all = fetched.length + 1;
    const foreign = fetched.filter(({ name }) => !name.startsWith(location.origin)).length;
    place.textContent =
      language === 'fr'
        ? `Cette page a fait ${all} requêtes, ${foreign === 0 ? 'toutes à ce site' : `dont ${foreign} ailleurs`}. Aucun cookie.`
        : `This page made ${all} requests, ${foreign === 0 ? 'all to this site' : `${foreign} of them elsewhere`}. No cookies.`;
  };
  count();
  if (document.readyState !== 'complete') addEventListener('load', count, { once: true });
}
