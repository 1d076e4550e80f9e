import type { LocalisedText } from '@skirmish-kit/core';
import { bilingualHtml, escape } from './html.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import type { ShowcasedSystem } from './systems.ts';

/** A page of the site, before it has its head, bar and footer. */
export interface Page {
  /** The file name: `reaction.html`. */
  readonly file: string;
  readonly title: LocalisedText;
  /** What it is about, for search engines and link cards. */
  readonly description: LocalisedText;
  /** Modules of this page, besides the one that every page loads. */
  readonly scripts?: readonly string[];
  /** The picture of its link card; by default the project's own. */
  readonly card?: string;
  readonly body: string;
}

/** The URL of the published site, for the absolute URLs that link cards need. */
export interface SiteAddress {
  readonly origin?: string | undefined;
}

/** A whole document. */
export function documentOf(
  page: Page,
  systems: readonly ShowcasedSystem[],
  { origin = '.' }: SiteAddress = {},
): string {
  const { file, title, description, scripts = [], card = 'skirmish-kit', body } = page;
  const base = (origin ?? '.').replace(/\/$/, '');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escape(title.en)}</title>
    <meta name="title-en" content="${escape(title.en)}" />
    <meta name="title-fr" content="${escape(title.fr)}" />
    <meta name="description" content="${escape(description.en)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Skirmish Kit" />
    <meta property="og:title" content="${escape(title.en)}" />
    <meta property="og:description" content="${escape(description.en)}" />
    <meta vite-ignore property="og:image" content="${base}/cards/${card}.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:url" content="${base}/${file}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="/fonts/archivo.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/src/site.css" />
    <script type="module" src="/src/site.ts"></script>
    ${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('\n    ')}
  </head>
  <body>
    <a class="skip" href="#main">${bilingualHtml({ en: 'Skip to the content', fr: 'Aller au contenu' })}</a>
    ${header(file, systems)}
    <main id="main" tabindex="-1">${body}</main>
    ${footer(systems)}
  </body>
</html>
`;
}
