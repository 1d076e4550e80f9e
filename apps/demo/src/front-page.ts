import { startFilm } from './film.ts';
import { showPuzzleOfTheDay } from './puzzle-of-the-day.ts';

const film = document.querySelector<HTMLElement>('[data-film]');
if (film) startFilm(film);

const puzzle = document.querySelector<HTMLElement>('[data-puzzle-of-the-day]');
if (puzzle) showPuzzleOfTheDay(puzzle);

/** Parts far down the page load when the reader comes near. */
const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  'skirmish-five-jobs': () => import('./one-rule-demo.ts'),
  'skirmish-embed-builder': () => import('./embed-builder/define.ts'),
};
const watch = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      void LATER[target.localName]?.();
    }
  },
  { rootMargin: '200px' },
);
for (const element of document.querySelectorAll(Object.keys(LATER).join())) watch.observe(element);
