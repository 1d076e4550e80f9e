import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const packages = join(here, '../../packages');
const SYSTEMS = ['reaction', 'neuroshima-hex'];
const PAGES = [
  'index.html',
  'reaction.html',
  'neuroshima-hex.html',
  'editor.html',
  'puzzles.html',
  'dice.html',
  'e/reaction.html',
  'e/neuroshima-hex.html',
];

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
      for (const system of SYSTEMS) {
        const to = join(here, 'dist/kit', system);
        mkdirSync(to, { recursive: true });
        const dist = join(packages, system, 'dist');
        for (const file of readdirSync(dist)) {
          if (/^(embed|diagram)\..*js$/.test(file)) cpSync(join(dist, file), join(to, file));
        }
      }
    },
  };
}

export default defineConfig({
  root: here,
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: { input: PAGES.map((page) => join(here, page)) },
  },
  plugins: [pageHeader(), copyEmbeds()],
});
