import { bilingualHtml, inBothSchemes } from '../html.ts';
import type { ShowcasedSystem } from '../systems.ts';

const NUMBERS = [
  { en: 'no games', fr: 'aucun jeu' },
  { en: 'one game', fr: 'un jeu' },
  { en: 'two games', fr: 'deux jeux' },
  { en: 'three games', fr: 'trois jeux' },
  { en: 'four games', fr: 'quatre jeux' },
  { en: 'five games', fr: 'cinq jeux' },
];

/** The same question to every rulebook, computed exactly when the site is built. */
export function oneShot(systems: readonly ShowcasedSystem[]): string {
  const asked = systems.flatMap(({ folder, system, showcase }) => {
    const answer = showcase.oneShot?.();
    const computes = showcase.widgets.some(({ id }) => id === 'odds');
    const page = `./${folder}.html${computes ? '#odds' : ''}`;
    return answer ? [{ page, title: system.title, colour: showcase.colour, ...answer }] : [];
  });
  const rows = asked.toSorted((a, b) => b.chance - a.chance);
  const many = NUMBERS[rows.length] ?? { en: `${rows.length} games`, fr: `${rows.length} jeux` };
  return `<section class="one-shot"><div class="column">
  <div>
    <h2>${bilingualHtml({ en: `One shot, ${many.en}`, fr: `Un tir, ${many.fr}` })}</h2>
    <p>${bilingualHtml({
      en: 'A plain soldier with a rifle fires once at another in cover, neither near nor far. How often is the target hurt? The same question, put to each rulebook and computed exactly.',
      fr: 'Un simple soldat tire une fois au fusil sur un autre à couvert, ni près ni loin. Combien de fois la cible est-elle touchée\u00a0? La même question, posée à chaque livre de règles et calculée exactement.',
    })}</p>
    <p class="two"><a class="button" href="./dice.html">${bilingualHtml({ en: 'Compare your own case', fr: 'Comparer votre cas' })}</a></p>
  </div>
  <div>
    <dl class="bars-by-game">${rows.map(rowOf).join('')}</dl>
    ${rows.map(({ note }) => (note ? `<p class="quiet">${bilingualHtml(note)}</p>` : '')).join('')}
  </div>
</div></section>`;
}

interface Row {
  readonly page: string;
  readonly title: ShowcasedSystem['system']['title'];
  readonly colour: ShowcasedSystem['showcase']['colour'];
  readonly chance: number;
}

function rowOf({ page, title, colour, chance }: Row): string {
  const percent = Math.round(chance * 100);
  return `<div>
    <dt><a href="${page}">${bilingualHtml(title)}</a></dt>
    <dd><svg class="track" aria-hidden="true"><rect width="${(chance * 100).toFixed(1)}%" height="100%" fill="${inBothSchemes(colour)}" /></svg> <b>${bilingualHtml({ en: `${percent} %`, fr: `${percent}\u00a0%` })}</b></dd>
  </div>`;
}
