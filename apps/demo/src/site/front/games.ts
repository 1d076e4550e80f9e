import { bilingualHtml, escape, inBothSchemes } from '../html.ts';
import { isGame, playLink } from '../play-page.ts';
import type { ShowcasedSystem } from '../systems.ts';

const NUMBERS = [
  { en: 'No', fr: 'Aucun' },
  { en: 'One', fr: 'Un' },
  { en: 'Two', fr: 'Deux' },
  { en: 'Three', fr: 'Trois' },
  { en: 'Four', fr: 'Quatre' },
  { en: 'Five', fr: 'Cinq' },
  { en: 'Six', fr: 'Six' },
];

/** The games side by side: a piece of each board, one line, and three ways in. */
export function games(systems: readonly ShowcasedSystem[]): string {
  const many = NUMBERS[systems.length] ?? {
    en: String(systems.length),
    fr: String(systems.length),
  };
  return `<section class="games"><div class="column">
  <h2>${bilingualHtml({ en: `${many.en} games, one kit`, fr: `${many.fr} jeux, un kit` })}
    <small>${bilingualHtml({
      en: 'Each plays in the page, against a bot, a friend beside you, or by link.',
      fr: 'Chacun se joue dans la page, contre l’ordinateur, un ami à côté, ou par lien.',
    })}</small></h2>
  <ul class="cards">${systems.map(card).join('')}</ul>
</div></section>`;
}

function card(shown: ShowcasedSystem): string {
  const { folder, system, showcase } = shown;
  const { widgets, facts, line, colour } = showcase;
  const link = (id: string, words: Parameters<typeof bilingualHtml>[0], kind = '') => {
    const widget = widgets.find((each) => each.id === id);
    if (!widget) return '';
    const to = isGame(widget) ? playLink(shown, widget) : `./${folder}.html#${id}`;
    return `<a${kind} href="${escape(to)}">${bilingualHtml(words)}</a>`;
  };
  return `<li class="game">
    <span class="piece"><img vite-ignore src="./pictures/${folder}.svg" alt="" width="400" height="280" loading="lazy" /></span>
    <svg class="line" aria-hidden="true"><rect width="100%" height="100%" fill="${inBothSchemes(colour)}" /></svg>
    <h3><a href="./${folder}.html">${bilingualHtml(system.title)}</a></h3>
    <p>${bilingualHtml(line)}</p>
    <p class="facts">${facts.map((fact) => `<span>${bilingualHtml(fact)}</span>`).join(' ')}</p>
    <p class="ways">
      ${link('play', { en: 'Play', fr: 'Jouer' }, ' class="button ink"')}
      ${link('learn', { en: 'Learn', fr: 'Apprendre' })}
      ${link('reference', { en: 'Reference', fr: 'Règles' })}
    </p>
  </li>`;
}
