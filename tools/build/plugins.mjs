import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';

/** The condition of `exports` in package.json that names a source; nobody else sets it. */
export const SOURCE = '@skirmish-kit/source';

/** Sources of the workspace before built files, so that no stale build gets into a bundle. */
export function bundlePlugins() {
  return [
    nodeResolve({
      exportConditions: [SOURCE, 'browser', 'production', 'default', 'module', 'import'],
      extensions: ['.ts', '.js', '.mjs'],
    }),
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
