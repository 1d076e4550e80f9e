import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

/** The condition of `exports` in package.json that names a source; nobody else sets it. */
export const SOURCE = '@skirmish-kit/source';

/**
 * What a module does by being loaded, as its package says (a Rollup plugin). Of imports inside a
 * package Rollup would not know, and take whatever a barrel leads to into the first file.
 */
function effectsAsTold() {
  return {
    name: 'effects-as-told',
    transform(code, id) {
      const folder = packageOf(id);
      if (folder === undefined || !id.endsWith('.ts')) return null;
      const { sideEffects = true } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = `./${relative(folder, id).replaceAll('\\', '/')}`;
      const moduleSideEffects = Array.isArray(sideEffects)
        ? sideEffects.includes(file)
        : sideEffects;
      return { code, map: null, moduleSideEffects };
    },
  };
}

/** The folder of the package that a source lies in. */
function packageOf(id) {
  for (let folder = dirname(id); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return undefined;
}

/** Sources of the workspace before built files, so that no stale build gets into a bundle. */
export function bundlePlugins() {
  return [
    nodeResolve({
      exportConditions: [SOURCE, 'browser', 'production', 'default', 'module', 'import'],
      extensions: ['.ts', '.js', '.mjs'],
    }),
    effectsAsTold(),
  ];
}

export function typescript() {
  return esbuild({
    target: 'es2022',
    tsconfig: false,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
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
