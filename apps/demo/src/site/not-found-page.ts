import { playFile } from './play-page.ts';
import { bilingualHtml } from './html.ts';
import type { Page } from './page.ts';
import type { ShowcasedSystem } from './systems.ts';

/** The page for a missing address: a board and three links. */
export function notFoundPage(systems: readonly ShowcasedSystem[]): Page {
  const [first] = systems;
  return {
    file: '404.html',
    title: { en: 'Nothing here: Skirmish Kit', fr: 'Rien ici\u00a0: Skirmish Kit' },
    description: {
      en: 'There is no such page; the games are elsewhere.',
      fr: 'Cette page n’existe pas\u00a0; les jeux sont ailleurs.',
    },
    body: `<div class="column opening lost">
  ${first ? `<img vite-ignore src="./pictures/${first.folder}.svg" alt="" width="400" height="430" />` : ''}
  <div>
    <h1>${bilingualHtml({ en: 'An empty hex', fr: 'Une case vide' })}</h1>
    <p class="lead">${bilingualHtml({
      en: 'There is no page at this address. It may have moved, or the link was cut short.',
      fr: 'Il n’y a pas de page à cette adresse. Elle a pu bouger, ou le lien a été coupé.',
    })}</p>
    <p class="two">
      <a class="button now" href="./index.html">${bilingualHtml({ en: 'To the front page', fr: 'À l’accueil' })}</a>
      ${first ? `<a class="button" href="./${playFile(first)}">${bilingualHtml({ en: 'Play a game', fr: 'Jouer' })}</a>` : ''}
      <a class="button" href="./puzzles.html">${bilingualHtml({ en: 'Solve a puzzle', fr: 'Résoudre un problème' })}</a>
    </p>
  </div>
</div>`,
  };
}
