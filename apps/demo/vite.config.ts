import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const packages = join(here, '../../packages');
const SYSTEMS = ['reaction'];

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
        for (const file of readdirSync(dist).filter((name) => /^embed\..*js$/.test(name))) {
          cpSync(join(dist, file), join(to, file));
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
    rollupOptions: {
      input: ['index.html', 'reaction.html', 'dice.html', 'e/reaction.html'].map((page) =>
        join(here, page),
      ),
    },
  },
  plugins: [copyEmbeds()],
});
