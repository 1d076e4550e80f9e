import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';

/** The condition of `exports` in package.json that names a source; nobody else sets it. */
export const SOURCE = '@skirmish-kit/source';

/** Sources name one another in full: nothing has to be looked for (a Rollup plugin). */
function ownSources() {
  return {
    name: 'own-sources',
    resolveId: (source, importer) =>
      importer && source.startsWith('.') && source.endsWith('.ts')
        ? resolve(dirname(importer), source)
        : null,
  };
}

/**
 * What a module does by being loaded, as its package says (a Rollup plugin). Of imports inside a
 * package Rollup would not know, and take whatever a barrel leads to into the first file.
 */
function effectsAsTold() {
  return {
    name: 'effects-as-told',
    transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const told = packageOf(dirname(id));
      if (told === undefined) return null;
      const { folder, sideEffects } = told;
      const file = `./${relative(folder, id).replaceAll('\\', '/')}`;
      const moduleSideEffects = Array.isArray(sideEffects)
        ? sideEffects.includes(file)
        : sideEffects;
      return { code, map: null, moduleSideEffects };
    },
  };
}

/** By folder of a source: the package it lies in, and what that says of its side effects. */
const packages = new Map();

function packageOf(folder) {
  if (packages.has(folder)) return packages.get(folder);
  const manifest = join(folder, 'package.json');
  const above = dirname(folder);
  const told = existsSync(manifest)
    ? { folder, sideEffects: JSON.parse(readFileSync(manifest, 'utf8')).sideEffects ?? true }
    : above === folder
      ? undefined
      : packageOf(above);
  packages.set(folder, told);
  return told;
}

/** Sources of the workspace before built files, so that no stale build gets into a bundle. */
export function bundlePlugins() {
  return [
    ownSources(),
    nodeResolve({
      exportConditions: [SOURCE, 'browser', 'production', 'default', 'module', 'import'],
      extensions: ['.ts', '.js', '.mjs'],
    }),
    effectsAsTold(),
  ];
}

/** Compiles TypeScript to what browsers read (a Rollup plugin). */
export function typescript() {
  return {
    name: 'typescript',
    async transform(code, id) {
      if (!id.endsWith('.ts')) return null;
      const compiled = await transform(code, {
        loader: 'ts',
        target: 'es2022',
        sourcefile: id,
        sourcemap: true,
        tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
      });
      return { code: compiled.code, map: compiled.map || null };
    },
  };
}

/** JSON packs are data modules. */
export function jsonAsModule() {
  return {
    name: 'json-as-module',
    transform(code, id) {
      return id.endsWith('.json') ? { code: `export default ${code}`, map: null } : null;
    },
  };
}
