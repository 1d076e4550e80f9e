import { builder } from './front/builder.ts';
import type { Page } from './page.ts';
import type { ShowcasedSystem } from './systems.ts';
import { bilingualHtml } from './html.ts';

/** The page of the embed builder, with notes for hosts. */
export function embedPage(systems: readonly ShowcasedSystem[]): Page {
  return {
    file: 'embed.html',
    title: { en: 'Embed builder: Skirmish Kit', fr: 'Composer un widget\u00a0: Skirmish Kit' },
    description: {
      en: 'Choose a game and what it does, look at it, and copy the shortest code that gives exactly this.',
      fr: 'Choisissez un jeu et ce qu’il fait, regardez-le, et copiez le code le plus court qui donne exactement cela.',
    },
    scripts: ['/src/embed-page.ts'],
    body: `<h1 class="visually-hidden">${bilingualHtml({ en: 'Embed builder', fr: 'Composer un widget' })}</h1>${builder(systems)}`,
  };
}
