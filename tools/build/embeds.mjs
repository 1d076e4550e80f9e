import { join, resolve } from 'node:path';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { bundlePlugins, jsonAsModule, typescript } from './plugins.mjs';

/**
 * One-file embeds. package.json says, per embed,
 *   "embed": { "entry": "./src/element/define.ts", "beside": { "rules": "./src/rules/catalogue.ts" } }
 * and gets dist/embed.js (a module), dist/embed.classic.js (a plain script), and dist/embed.rules.js,
 * which both fetch from beside themselves the first time somebody needs it.
 */
export async function buildEmbeds(folder, embeds) {
  for (const [name, { entry, beside = {} }] of Object.entries(embeds)) {
    const files = new Map(
      Object.entries(beside).map(([part, source]) => [
        resolve(folder, source),
        `./${name}.${part}.js`,
      ]),
    );
    await bundle(folder, entry, files, [
      { file: `${name}.js`, format: 'esm' },
      { file: `${name}.classic.js`, format: 'iife', name: 'SkirmishKit', extend: true },
    ]);
    for (const [part, source] of Object.entries(beside)) {
      await bundle(folder, source, new Map(), [{ file: `${name}.${part}.js`, format: 'esm' }]);
    }
  }
}

async function bundle(folder, entry, beside, outputs) {
  const build = await rollup({
    input: join(folder, entry),
    plugins: [
      leaveBeside(beside),
      ...bundlePlugins(),
      typescript(),
      jsonAsModule(),
      terser(TERSER),
    ],
    onwarn(warning) {
      if (warning.code === 'CIRCULAR_DEPENDENCY' || warning.code === 'THIS_IS_UNDEFINED') return;
      throw new Error(`${entry}: ${warning.message}`);
    },
  });
  for (const output of outputs) {
    await build.write({
      ...output,
      file: join(folder, 'dist', output.file),
      sourcemap: true,
      inlineDynamicImports: true,
    });
  }
  await build.close();
}

const TERSER = {
  ecma: 2022,
  module: true,
  compress: { passes: 2 },
  mangle: { properties: { regex: /^__/ } },
  format: { comments: false },
};

/** A dynamic import of a file that ships beside the embed stays a dynamic import of that file. */
function leaveBeside(files) {
  return {
    name: 'leave-beside',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      const file = resolved && files.get(resolved.id);
      return file ? { id: file, external: true } : null;
    },
  };
}
