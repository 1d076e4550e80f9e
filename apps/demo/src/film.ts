import type { LocalisedText } from '@skirmish-kit/core';
import loaders from 'virtual:elements';
import { bilingual, dataOf } from './page-data.ts';

interface Moment {
  readonly lines: readonly { readonly text: LocalisedText; readonly rule: string }[];
  readonly sides: readonly number[];
  readonly board: string;
}

interface FilmData {
  readonly begins: number;
  readonly moments: readonly Moment[];
  readonly tag: string;
  readonly define: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** How long each picture of a running film is shown, in milliseconds. */
const HOLD = 1800;

/** A battle in pictures, paused until the reader continues or plays it. */
export function startFilm(place: HTMLElement): void {
  const { begins, moments, tag, define, attributes } = dataOf<FilmData>(place);
  let at = begins;
  let running: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    clearInterval(running);
    running = undefined;
    place.classList.remove('running');
  };
  const go = (to: number) => {
    at = Math.max(0, Math.min(moments.length - 1, to));
    const moment = moments[at];
    if (moment) show(place, moment, at);
    if (at === moments.length - 1) stop();
  };
  const run = () => {
    if (running !== undefined) return stop();
    if (at === moments.length - 1) go(0);
    else go(at + 1);
    place.classList.add('running');
    running = setInterval(() => go(at + 1), HOLD);
  };
  const takeOver = async (button: HTMLButtonElement) => {
    stop();
    button.disabled = true;
    try {
      await loaders[define]?.();
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      place.replaceChildren(element);
      place.classList.add('taken');
    } finally {
      button.disabled = false;
    }
  };

  place.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    const { step, run: runs, takeOver: takes } = button.dataset;
    if (step !== undefined) {
      stop();
      go(at + Number(step));
    } else if (runs !== undefined) run();
    else if (takes !== undefined) void takeOver(button);
  });
}

function show(place: HTMLElement, { board, sides, lines }: Moment, at: number): void {
  const picture = place.querySelector<HTMLImageElement>('img.board');
  if (picture) {
    picture.src = board;
    picture.alt = lines
      .map(({ text }) => text[document.documentElement.lang === 'fr' ? 'fr' : 'en'])
      .join(' ');
  }
  for (const [i, points] of sides.entries()) {
    const shown = place.querySelector(`[data-points="${i}"]`);
    if (shown) shown.textContent = String(points);
  }
  place.querySelectorAll('.order li').forEach((item, i) => {
    if (i === at) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  });
  place
    .querySelectorAll('.segments i')
    .forEach((item, i) => item.classList.toggle('past', i <= at));
  place.querySelector('.lines')?.replaceChildren(
    ...lines.map(({ text, rule }) => {
      const line = document.createElement('p');
      const id = document.createElement('small');
      id.textContent = rule;
      line.append(...bilingual(text), ' ', id);
      return line;
    }),
  );
}
