import { nodeResolve } from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';

/** The condition of `exports` in package.json that names a source. */
export const SOURCE = '@skirmish-kit/source';

/** Finds modules, sources before built files, and compiles TypeScript and JSON (Rollup plugins). */
export function sourcePlugins() {
  return [
    nodeResolve({
      exportConditions: [SOURCE, 'browser', 'production', 'default', 'module', 'import'],
      extensions: ['.ts', '.js', '.mjs'],
    }),
    {
      name: 'compile',
      async transform(code, id) {
        const [, loader] = /\.(ts|json)$/.exec(id) ?? [];
        if (loader === 'json') return { code: `export default ${code}`, map: null };
        if (!loader) return null;
        const compiled = await transform(code, {
          loader,
          target: 'es2022',
          sourcefile: id,
          sourcemap: true,
          tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
        });
        return { code: compiled.code, map: compiled.map || null };
      },
    },
  ];
}
