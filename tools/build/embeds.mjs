import { join, resolve } from 'node:path';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { bundlePlugins, jsonAsModule, typescript } from './plugins.mjs';

/**
 * The files a stranger's page loads. package.json says, per embed,
 *   "embed": { "entry": "./src/element/define.ts", "beside": { "rules": "./src/rules/catalogue.ts" } }
 * and gets
 *   dist/embed.js          a module: light, with every dynamic import in a file beside it
 *   dist/embed.classic.js  a plain script: one file with everything but what `beside` names
 *   dist/embed.rules.js    what `beside` names, fetched the first time somebody needs it
 *   dist/embed.classic.rules.js  the same for the plain script
 */
export async function buildEmbeds(folder, embeds) {
  for (const [name, { entry, beside = {} }] of Object.entries(embeds)) {
    const files = new Map(
      Object.entries(beside).map(([part, source]) => [resolve(folder, source), part]),
    );
    await buildModule(folder, name, entry, files);
    await buildClassic(folder, name, entry, files);
  }
}

async function buildModule(folder, name, entry, beside) {
  const build = await start(folder, entry, []);
  await build.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: `${name}.js`,
    chunkFileNames: (chunk) => `${name}.${beside.get(chunk.facadeModuleId) ?? chunk.name}.js`,
    hoistTransitiveImports: false,
  });
  await build.close();
}

async function buildClassic(folder, name, entry, beside) {
  const build = await start(folder, entry, [leaveBeside(name, beside)]);
  await build.write({
    file: join(folder, 'dist', `${name}.classic.js`),
    format: 'iife',
    name: 'SkirmishKit',
    extend: true,
    intro: `const ${HERE} = document.currentScript?.src || document.baseURI;`,
    sourcemap: true,
    inlineDynamicImports: true,
  });
  await build.close();
  for (const [source, part] of beside)
    await buildAlone(source, join(folder, 'dist', `${name}.classic.${part}.js`));
}

/**
 * A file beside a plain script is whole in itself: one that leaned on the module would bring a
 * second copy of everything, Lit included, which a page with Trusted Types refuses.
 */
async function buildAlone(source, file) {
  const build = await start('', source, []);
  await build.write({ file, format: 'esm', sourcemap: true, inlineDynamicImports: true });
  await build.close();
}

function start(folder, entry, plugins) {
  return rollup({
    input: join(folder, entry),
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins, ...bundlePlugins(), typescript(), jsonAsModule(), terser(TERSER)],
    onwarn(warning) {
      if (warning.code === 'CIRCULAR_DEPENDENCY' || warning.code === 'THIS_IS_UNDEFINED') return;
      throw new Error(`${entry}: ${warning.message}`);
    },
  });
}

const TERSER = { ecma: 2022, module: true, compress: { passes: 2 }, format: { comments: false } };

/** Where a plain script came from. */
const HERE = 'skirmishHere';

/**
 * In the classic script, a dynamic import of a file beside it stays one. It is told in full where
 * that is: to a browser, a plain script from another server is from nowhere.
 */
function leaveBeside(name, files) {
  return {
    name: 'leave-beside',
    renderDynamicImport({ targetModuleId }) {
      if (!targetModuleId?.includes(`${name}.classic.`)) return null;
      return { left: 'import(new URL(', right: `, ${HERE}).href)` };
    },
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      const part = resolved && files.get(resolved.id);
      return part ? { id: `./${name}.classic.${part}.js`, external: true } : null;
    },
  };
}
