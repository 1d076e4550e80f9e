import { bilingualHtml, escape } from './html.ts';
import { entryOf } from './element.ts';
import { logo } from './logo.ts';
import type { ShowcasedSystem } from './systems.ts';
import type { ShowcaseWidget } from '@skirmish-kit/ui/showcase';

/** The file of the page on which a game is played, from the root of the site. */
export function playFile({ folder }: Pick<ShowcasedSystem, 'folder'>): string {
  return `play/${folder}.html`;
}

/** Attributes that the play page does not take from its URL, because they name code. */
const NOT_IN_LINKS = ['companion', 'pack-code'];

/** Whether a widget is a game, which has a page of its own, and not something to read. */
export function isGame({ tag, attributes, also = [] }: ShowcaseWidget): boolean {
  const mode = attributes['mode'] ?? 'play';
  const isPlayed = mode === 'play' || mode === 'table';
  return isPlayed && !tag && also.length === 0 && !NOT_IN_LINKS.some((name) => name in attributes);
}

/** The link to the play page that opens a widget there. */
export function playLink(
  shown: ShowcasedSystem,
  { attributes }: Pick<ShowcaseWidget, 'attributes'>,
) {
  const query = new URLSearchParams(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value.replace(/^(?=armies\/)/, '../'),
    ]),
  ).toString();
  return `./${playFile(shown)}${query && `?${query}`}`;
}

/** A game that fills the window: nothing else is on the page, and only its log scrolls. */
export function playPage(shown: ShowcasedSystem): string {
  const { folder, system, showcase } = shown;
  const { title } = system;
  const name = { en: `Play ${title.en}`, fr: `Jouer à ${title.fr}` };
  const back = { en: `About ${title.en}`, fr: `À propos de ${title.fr}` };
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, interactive-widget=resizes-content" />
    <title>${escape(name.en)}: Skirmish Kit</title>
    <meta name="title-en" content="${escape(name.en)}: Skirmish Kit" />
    <meta name="title-fr" content="${escape(name.fr)}\u00a0: Skirmish Kit" />
    <meta name="description" content="${escape(showcase.about.en)}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="/fonts/archivo.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/src/site.css" />
    <script type="module" src="/src/site.ts"></script>
    <script type="module" src="/src/play-page.ts"></script>
  </head>
  <body class="play-page">
    <a class="skip" href="#main">${bilingualHtml({ en: 'Skip to the game', fr: 'Aller à la partie' })}</a>
    <main id="main" tabindex="-1" data-tag="${showcase.tag}" data-define="${entryOf(shown, {})}">
      <h1 class="visually-hidden">${bilingualHtml(name)}</h1>
      <template><a slot="home" class="home-link" href="../${folder}.html">${logo}<span class="visually-hidden">${bilingualHtml(back)}</span></a></template>
    </main>
  </body>
</html>
`;
}
