import { join } from 'node:path';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { firstQuestionBytes, type FirstQuestionBytes } from './first-question-bytes.ts';
import { cardRenderer } from './render-link-cards.ts';
import { sourceSnippets } from './source-snippets.ts';
import { showcases } from './showcases.ts';

const here = join(import.meta.dirname, '..');

/** The pages and pictures of the site, by file name. */
interface Site {
  pages(): ReadonlyMap<string, string>;
  pictures(): ReadonlyMap<string, string>;
  cards(): ReadonlyMap<string, string>;
}

/** Runs the site's own code during the build, from the sources of the packages. */
async function loadSite(
  folders: readonly string[],
  known: () => FirstQuestionBytes,
): Promise<Site> {
  const resolve = {
    conditions: ['@skirmish-kit/source', 'node', 'import', 'module', 'development|production'],
    noExternal: [/^@skirmish-kit\//],
  };
  const { module } = await runnerImport<Site>(join(here, 'src/site/site.ts'), {
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [showcases(folders), firstQuestionBytes(known), sourceSnippets()],
    environments: { inline: { resolve } },
  });
  return module;
}

/**
 * Generated pages and pictures, made from the registered systems. In development every request
 * generates them again.
 */
export function sitePages(
  files: readonly string[],
  folders: readonly string[],
  known: () => FirstQuestionBytes,
): Plugin {
  const ids = new Map(files.map((file) => [join(here, file), file]));
  let site: Promise<Site> | undefined;
  return {
    name: 'site-pages',
    resolveId: (id) => (ids.has(id) ? id : undefined),
    async load(id) {
      const file = ids.get(id);
      if (file === undefined) return undefined;
      return (await (site ??= loadSite(folders, known))).pages().get(file);
    },
    async generateBundle() {
      const made = await (site ??= loadSite(folders, known));
      const render = await cardRenderer();
      const files = [
        ...made.pictures(),
        ...[...made.cards()].map(([file, svg]) => [file, render(svg)] as const),
      ];
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      serve(server, folders, known);
    },
  };
}

function serve(
  server: ViteDevServer,
  folders: readonly string[],
  known: () => FirstQuestionBytes,
): void {
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1) || 'index.html';
    if (!/^(e\/|play\/)?[\w-]+\.html$|^(pictures|cards)\//.test(path)) return next();
    loadSite(folders, known)
      .then(async ({ pages, pictures, cards }) => {
        const page = pages().get(path);
        if (page !== undefined) {
          response.setHeader('content-type', 'text/html');
          return response.end(await server.transformIndexHtml(`/${path}`, page));
        }
        const card = cards().get(path);
        const picture = card === undefined ? pictures().get(path) : (await cardRenderer())(card);
        if (picture === undefined) return next();
        response.setHeader('content-type', card === undefined ? 'image/svg+xml' : 'image/png');
        return response.end(picture);
      })
      .catch(next);
  });
}
