import { escape } from './html.ts';
import { entryOf } from './element.ts';
import type { ShowcasedSystem } from './systems.ts';

/**
 * The page for iframes on other sites: the element alone, with a link back.
 * `mode=diagram` is a picture if the system has one; no game is loaded for it.
 */
export function framePage(shown: ShowcasedSystem): string {
  const { system, showcase } = shown;
  const diagram = showcase.widgets.find(({ tag }) => tag !== undefined);
  const picture = diagram
    ? ` data-picture="${diagram.tag ?? ''}" data-picture-define="${entryOf(shown, diagram)}"`
    : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escape(system.title.en)}</title>
    <meta name="description" content="${escape(showcase.line.en)}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/src/iframe.css" />
    <script type="module" src="/src/iframe-page.ts"></script>
  </head>
  <body>
    <main data-tag="${showcase.tag}" data-define="${entryOf(shown, {})}"${picture}>
      <h1 class="visually-hidden">${escape(system.title.en)}</h1>
    </main>
  </body>
</html>
`;
}
