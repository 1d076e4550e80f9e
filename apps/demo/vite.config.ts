import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { notices } from '../../tools/build/notices.mjs';
import { systemFolders } from '../../tools/systems/list.mjs';

const here = import.meta.dirname;
const packages = join(here, '../../packages');
/** Every page of the demo: those of its own, and the bare ones that frames on other sites show. */
const PAGES = ['.', 'e'].flatMap((folder) =>
  readdirSync(join(here, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file)),
);

/** Puts the header into every page that asks for it, and marks where the reader is. */
function pageHeader(): Plugin {
  return {
    name: 'page-header',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        const link = `href="./${basename(filename)}"`;
        const header = readFileSync(join(here, 'src/header.html'), 'utf8');
        const [top = '', nav = ''] = header.split(/(?=<nav>)/);
        const marked = nav.replace(link, `${link} aria-current="page"`);
        return html.replace('<!-- header -->', () => top + marked);
      },
    },
  };
}

/** The gallery links to the very files it tells people to embed. */
function copyEmbeds(): Plugin {
  return {
    name: 'copy-embeds',
    apply: 'build',
    closeBundle() {
      for (const system of systemFolders(join(here, '../..'))) {
        const to = join(here, 'dist/kit', system);
        mkdirSync(to, { recursive: true });
        const dist = join(packages, system, 'dist');
        for (const file of readdirSync(dist)) {
          if (/^((embed|diagram)\..*js|NOTICES\.txt)$/.test(file))
            cpSync(join(dist, file), join(to, file));
        }
      }
    },
  };
}

/**
 * Two armies of our own lie beside the demo as anybody's would: packs as JSON, and the companion of
 * one of them as a module.
 */
function fanArmies(): Plugin {
  const fan = join(packages, 'neuroshima-hex/src/packs/fan');
  const companion = join(fan, 'orchard.ts');
  return {
    name: 'fan-armies',
    configureServer({ middlewares }) {
      middlewares.use('/armies/orchard.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(`export * from ${JSON.stringify(`/@fs/${companion}`)};`);
      });
      middlewares.use('/armies', ({ url = '' }, response, next) => {
        const name = /^\/(marsh|orchard)\.json$/.exec(url)?.[1];
        if (name === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(join(fan, `${name}.json`)));
      });
    },
    async closeBundle() {
      if (this.environment.mode !== 'build') return;
      const to = join(here, 'dist/armies');
      for (const name of ['marsh', 'orchard']) {
        cpSync(join(fan, `${name}.json`), join(to, `${name}.json`));
      }
      await build({
        entryPoints: [companion],
        outfile: join(to, 'orchard.js'),
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        conditions: ['@skirmish-kit/source'],
      });
    },
  };
}

export default defineConfig({
  root: here,
  base: './',
  resolve: { conditions: ['@skirmish-kit/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: { input: PAGES.map((page) => join(here, page)) },
  },
  plugins: [pageHeader(), copyEmbeds(), fanArmies(), notices({ alsoAsFile: true })],
});
