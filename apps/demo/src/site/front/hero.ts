import type { ShowcaseFilm, ShowcaseEvent } from '@skirmish-kit/ui/showcase';
import { entryOf } from '../element.ts';
import { bilingualHtml, escape } from '../html.ts';
import { playFile } from '../play-page.ts';
import type { ShowcasedSystem } from '../systems.ts';

/** A system that has a film. */
export interface Filmed {
  readonly shown: ShowcasedSystem;
  readonly film: ShowcaseFilm;
}

/** The first of the systems that has a film. */
export function filmed(systems: readonly ShowcasedSystem[]): Filmed | undefined {
  for (const shown of systems) {
    const film = shown.showcase.film?.();
    if (film) return { shown, film };
  }
  return undefined;
}

/** The introduction: a sentence, two buttons, three facts, and a battle that the reader can take over. */
export function hero(found: Filmed | undefined, first: ShowcasedSystem | undefined): string {
  const game = found?.shown ?? first;
  const play = game ? `./${playFile(game)}` : './index.html';
  return `<section class="hero"><div class="column">
  <div class="says">
    <h1>${bilingualHtml({
      en: 'Tabletop rules that live in any web page.',
      fr: 'Des règles de jeu qui vivent dans toute page web.',
    })}</h1>
    <p class="lead">${bilingualHtml({
      en: 'Skirmish games to play, replay, teach and compute, here or in your own blog, wiki or app. Each rule is written once and explains itself.',
      fr: 'Des jeux d’escarmouche à jouer, rejouer, apprendre et calculer, ici ou dans votre blog, wiki ou appli. Chaque règle est écrite une fois et s’explique elle-même.',
    })}</p>
    <p class="two">
      <a class="button now" href="${play}">${bilingualHtml({ en: 'Play a game', fr: 'Jouer' })}</a>
      <a class="button" href="#embed">${bilingualHtml({ en: 'Put one in your page', fr: 'Dans ma page' })}</a>
    </p>
    <dl class="three">
      <div><dt>${bilingualHtml({ en: 'To install', fr: 'À installer' })}</dt><dd>${bilingualHtml({ en: 'one script tag', fr: 'une balise' })}</dd></div>
      <div><dt>${bilingualHtml({ en: 'Accounts, servers', fr: 'Comptes, serveurs' })}</dt><dd>${bilingualHtml({ en: 'none', fr: 'aucun' })}</dd></div>
      <div><dt>${bilingualHtml({ en: 'Loaded from elsewhere', fr: 'Chargé d’ailleurs' })}</dt><dd>${bilingualHtml({ en: 'nothing', fr: 'rien' })}</dd></div>
    </dl>
  </div>
  ${found ? film(found) : ''}
</div></section>`;
}

function film({ shown, film: { title, moments, begins, takeOver, legend } }: Filmed): string {
  const first = moments[begins];
  if (!first) return '';
  const data = JSON.stringify({
    begins,
    moments: moments.map(({ who, lines, sides, step }, i) => ({
      step,
      who,
      lines,
      sides: sides.map(({ points }) => points),
      board: `./pictures/film-${i}.svg`,
    })),
    tag: shown.showcase.tag,
    define: entryOf(shown, {}),
    attributes: takeOver.attributes,
  }).replaceAll('<', '\\u003c');
  return `<div class="film" data-film>
    <header>
      <b>${bilingualHtml(title)}</b>
      <span class="quiet">${bilingualHtml({ en: 'A battle, fastest first', fr: 'Un combat, les plus rapides d’abord' })}</span>
      <span class="sides">${first.sides.map((side, i) => sideOf(side, i)).join('')}</span>
    </header>
    <img vite-ignore class="board" fetchpriority="high" src="./pictures/film-${begins}.svg" width="488" height="528" alt="${escape(altOf(first))}" />
    <div class="beside">
      <ol class="order">${moments.map((moment, i) => `<li${i === begins ? ' aria-current="step"' : ''}><b>${moment.step}</b> <span>${bilingualHtml(moment.who)}</span></li>`).join('')}</ol>
      <div class="lines" aria-live="polite">${linesOf(first)}</div>
      <ul class="legend">${legend.map(({ name }, i) => `<li><img vite-ignore fetchpriority="low" src="./pictures/symbol-${i}.svg" width="31" height="27" alt="" /> ${bilingualHtml(name)}</li>`).join('')}</ul>
    </div>
    <footer>
      <button type="button" data-step="-1" aria-label="◀"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M15 4v12L6 10zM4 4h2v12H4z"/></svg></button>
      <button type="button" class="now" data-run>${bilingualHtml({ en: 'Play on', fr: 'Continuer' })}</button>
      <button type="button" data-step="1" aria-label="▶"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 4v12l9-6zM14 4h2v12h-2z"/></svg></button>
      <span class="segments" aria-hidden="true">${moments.map((_, i) => `<i${i <= begins ? ' class="past"' : ''}></i>`).join('')}</span>
      <button type="button" data-take-over>${bilingualHtml(takeOver.words)}</button>
    </footer>
    <script type="application/json">${data}</script>
  </div>`;
}

function sideOf({ name, points }: ShowcaseEvent['sides'][number], i: number): string {
  return `<span class="side side-${i}"><i>${escape(name.en.slice(0, 1))}</i> <b data-points="${i}">${points}</b><span class="visually-hidden"> ${bilingualHtml(name)}</span></span>`;
}

function linesOf({ lines }: ShowcaseEvent): string {
  return lines
    .map(({ text, rule }) => `<p>${bilingualHtml(text)} <small>${escape(rule)}</small></p>`)
    .join('');
}

function altOf({ lines }: ShowcaseEvent): string {
  return lines.map(({ text }) => text.en).join(' ');
}
