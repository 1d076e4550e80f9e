import { bilingualHtml } from './html.ts';
import { logo } from './logo.ts';
import { playFile } from './play-page.ts';
import type { ShowcasedSystem } from './systems.ts';

const LINKS = [
  { file: 'puzzles.html', en: 'Puzzles', fr: 'Problèmes' },
  { file: 'editor.html', en: 'Editor', fr: 'Éditeur' },
  { file: 'dice.html', en: 'Odds', fr: 'Chances' },
  { file: 'embed.html', en: 'Embed', fr: 'Intégrer' },
  { file: 'documentation.html', en: 'Documentation', fr: 'Documentation' },
];

/** The bar above every page: the mark, the games, the tools, the language and the colours. */
export function header(file: string, systems: readonly ShowcasedSystem[]): string {
  const here = (to: string) => `href="./${to}"${to === file ? ' aria-current="page"' : ''}`;
  const games = systems.map(
    (shown) => `<a ${here(playFile(shown))}>${bilingualHtml(shown.system.title)}</a>`,
  );
  const links = LINKS.map(
    ({ file: to, en, fr }) => `<a ${here(to)}>${bilingualHtml({ en, fr })}</a>`,
  );
  return `<header class="bar">
  <a class="home" ${here('index.html')}>${logo} Skirmish Kit</a>
  <button type="button" class="burger" aria-expanded="false" aria-controls="nav">
    <span class="visually-hidden">${bilingualHtml({ en: 'Menu', fr: 'Menu' })}</span>
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5h14M3 10h14M3 15h14" /></svg>
  </button>
  <nav id="nav" aria-label="Skirmish Kit">
    <details class="games">
      <summary>${bilingualHtml({ en: 'Play', fr: 'Jouer' })}</summary>
      <div>${games.join('')}</div>
    </details>
    ${links.join('\n    ')}
  </nav>
  <div class="switches">
    <div role="group" class="switch" aria-label="Language / Langue">
      <button type="button" data-lang="en">EN</button>
      <button type="button" data-lang="fr">FR</button>
    </div>
    <button type="button" class="theme" data-theme-switch></button>
  </div>
</header>`;
}
