import { bilingualHtml } from '../html.ts';
import type { ShowcasedSystem } from '../systems.ts';

/**
 * The puzzle of the day. The reader's date decides which one it is, so the page lists all of them
 * briefly and the browser fills the reserved space.
 */
export function puzzleOfTheDay(systems: readonly ShowcasedSystem[]): string {
  const found = systems.find(({ showcase }) => showcase.puzzles);
  const puzzles = found?.showcase.puzzles?.() ?? [];
  if (puzzles.length === 0) return '';
  const data = JSON.stringify(
    puzzles.map(({ id, title, task, goals, pieces }) => ({
      id,
      title,
      task,
      goals,
      pieces: pieces.map(({ name }) => name),
    })),
  ).replaceAll('<', '\\u003c');
  return `<section class="of-the-day" id="puzzle"><div class="column" data-puzzle-of-the-day>
  <img vite-ignore class="board" width="488" height="528" alt="" />
  <div class="says">
    <p class="quiet" data-date>${bilingualHtml({ en: 'Puzzle of the day', fr: 'Problème du jour' })}</p>
    <h2 data-title>&nbsp;</h2>
    <p data-task>&nbsp;</p>
    <ul class="goals" data-goals></ul>
    <ul class="pieces" data-pieces></ul>
    <p class="two">
      <a class="button now" data-solve href="./puzzles.html">${bilingualHtml({ en: 'Solve it', fr: 'Résoudre' })}</a>
      <a href="./puzzles.html#all">${bilingualHtml({
        en: `All ${puzzles.length} puzzles`,
        fr: `Les ${puzzles.length} problèmes`,
      })}</a>
    </p>
  </div>
  <div class="streak panel" data-streak>
    <p><b>${bilingualHtml({ en: 'Your streak', fr: 'Votre série' })}</b> <span><b data-days>0</b> ${bilingualHtml({ en: 'days', fr: 'jours' })}</span></p>
    <ol data-week></ol>
    <p class="quiet">${bilingualHtml({ en: 'Saved in this browser only.', fr: 'Enregistrée dans ce navigateur seulement.' })}</p>
  </div>
  <script type="application/json">${data}</script>
</div></section>`;
}

/** The pictures that go with it. */
export function puzzlePictures(
  systems: readonly ShowcasedSystem[],
): readonly (readonly [string, string])[] {
  return systems.flatMap(({ showcase }) =>
    (showcase.puzzles?.() ?? []).flatMap(({ id, board, pieces }) => [
      [`pictures/puzzle-${id}.svg`, board] as const,
      ...pieces.map(({ picture }, i) => [`pictures/puzzle-${id}-${i}.svg`, picture] as const),
    ]),
  );
}
