import type { LocalisedText } from '@skirmish-kit/core';
import { daysBefore, pickDaily, streakAt } from '@skirmish-kit/ui/daily-puzzle';
import { bilingual, dataOf } from './page-data.ts';
import { solvedDays, today } from './puzzle-days.ts';

interface PuzzleData {
  readonly id: string;
  readonly title: LocalisedText;
  readonly task: LocalisedText;
  readonly goals: readonly LocalisedText[];
  readonly pieces: readonly LocalisedText[];
}

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
const WEEK = 7;

/** Shows the puzzle of the reader's day and the current streak. */
export function showPuzzleOfTheDay(place: HTMLElement): void {
  const date = today();
  const puzzle = pickDaily(date, dataOf<readonly PuzzleData[]>(place));
  if (!puzzle) return;
  const { id, title, task, goals, pieces } = puzzle;
  const fill = (name: string, ...inside: readonly Node[]) =>
    place.querySelector(`[data-${name}]`)?.replaceChildren(...inside);
  fill('title', ...bilingual(title));
  fill('task', ...bilingual(task));
  fill('date', ...bilingual(dateWords(date)));
  fill('goals', ...goals.map((goal) => item(...bilingual(goal))));
  fill(
    'pieces',
    ...pieces.map((name, i) => item(picture(`puzzle-${id}-${i}`, 62, 54), ...bilingual(name))),
  );
  const board = place.querySelector<HTMLImageElement>('img.board');
  if (board) board.src = `./pictures/puzzle-${id}.svg`;
  const solve = place.querySelector<HTMLAnchorElement>('[data-solve]');
  if (solve) {
    const query = new URLSearchParams(solve.search);
    query.set('puzzle', id);
    solve.search = query.toString();
  }
  const days = solvedDays();
  fill('days', new Text(String(streakAt(date, days))));
  fill(
    'week',
    ...Array.from({ length: WEEK }, (_, i) => dayOf(daysBefore(date, WEEK - 1 - i), date, days)),
  );
}

function dateWords(date: string): LocalisedText {
  const written = (locale: string) =>
    new Date(`${date}T12:00:00`).toLocaleDateString(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
  return {
    en: `Puzzle of the day, ${written(LOCALES.en)}`,
    fr: `Problème du jour, ${written(LOCALES.fr)}`,
  };
}

/** A day of the week: filled if solved, ringed if today. */
function dayOf(day: string, date: string, solved: readonly string[]): Node {
  const shown = item(...bilingual({ en: letter(day, LOCALES.en), fr: letter(day, LOCALES.fr) }));
  if (solved.includes(day)) shown.className = 'solved';
  if (day === date) shown.setAttribute('aria-current', 'date');
  return shown;
}

function letter(day: string, locale: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(locale, { weekday: 'narrow' });
}

function item(...inside: readonly Node[]): HTMLLIElement {
  const made = document.createElement('li');
  made.append(...inside);
  return made;
}

function picture(name: string, width: number, height: number): HTMLImageElement {
  const made = new Image(width, height);
  made.src = `./pictures/${name}.svg`;
  made.alt = '';
  return made;
}
