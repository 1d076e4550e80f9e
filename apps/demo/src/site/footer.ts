import type { LocalisedText } from '@skirmish-kit/core';
import { bilingualHtml } from './html.ts';
import { logo } from './logo.ts';
import type { ShowcasedSystem } from './systems.ts';

interface Link {
  readonly to: string;
  readonly words: LocalisedText;
}

const TOOLS: readonly Link[] = [
  { to: 'puzzles.html', words: { en: 'Puzzles', fr: 'Problèmes' } },
  { to: 'editor.html', words: { en: 'Position editor', fr: 'Éditeur de positions' } },
  { to: 'dice.html', words: { en: 'Odds and dice', fr: 'Chances et dés' } },
];

const BUILD: readonly Link[] = [
  { to: 'embed.html', words: { en: 'Embed builder', fr: 'Composer un widget' } },
  { to: 'documentation.html', words: { en: 'Documentation', fr: 'Documentation' } },
  {
    to: 'documentation.html#write-a-faction',
    words: { en: 'Write an army', fr: 'Écrire une armée' },
  },
  {
    to: 'documentation.html#add-a-system',
    words: { en: 'Add a fifth system', fr: 'Ajouter un cinquième jeu' },
  },
];

const PROJECT: readonly Link[] = [
  { to: 'documentation.html#source', words: { en: 'Source code', fr: 'Code source' } },
  { to: 'licence.html', words: { en: 'Licence: MIT', fr: 'Licence\u00a0: MIT' } },
];

/** The footer of every page: links, rights, and how much the page has loaded. */
export function footer(systems: readonly ShowcasedSystem[]): string {
  const games = systems.map(({ folder, system }) => ({
    to: `${folder}.html`,
    words: system.title,
  }));
  return `<footer>
  <div class="column">
    <div class="about">
      <p class="home">${logo} Skirmish Kit</p>
      <p>${bilingualHtml({
        en: 'Rules, pictures and words are our own. The games belong to their authors and publishers, who have no part in this.',
        fr: 'Règles, images et textes sont les nôtres. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont pas part à ce projet.',
      })}</p>
    </div>
    ${list({ en: 'Play', fr: 'Jouer' }, games)}
    ${list({ en: 'Tools', fr: 'Outils' }, TOOLS)}
    ${list({ en: 'Build', fr: 'Construire' }, BUILD)}
    ${list({ en: 'Project', fr: 'Projet' }, PROJECT)}
    <p class="loaded" data-loaded></p>
  </div>
</footer>`;
}

function list(title: LocalisedText, links: readonly Link[]): string {
  const items = links.map(
    ({ to, words }) => `<li><a href="./${to}">${bilingualHtml(words)}</a></li>`,
  );
  return `<div><h2>${bilingualHtml(title)}</h2><ul>${items.join('')}</ul></div>`;
}
