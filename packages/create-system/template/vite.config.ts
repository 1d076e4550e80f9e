import { defineConfig } from 'vite';

/** Serves index.html from the sources: `npx vite` in this folder. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['@skirmish-kit/source', 'module', 'browser', 'development|production'] },
});
