import { build } from 'esbuild';

/** How Vite asks for the module that a worker begins with. */
const OF_A_WORKER = /\.ts\?(?:.*&)?worker_file\b/;

/**
 * Hands a worker and all it leans on to the page in one file, as an embed does (a Vite plugin): module
 * by module every worker of every test would ask for some three hundred.
 */
export function inlineWorker({ conditions }) {
  const bundles = new Map();
  return {
    name: 'worker-in-one-file',
    enforce: 'pre',
    async load(id) {
      if (!OF_A_WORKER.test(id)) return null;
      const [file] = id.split('?');
      if (!bundles.has(file)) bundles.set(file, inOneFile(file, conditions));
      return bundles.get(file);
    },
  };
}

async function inOneFile(file, conditions) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions,
    write: false,
    logLevel: 'silent',
  });
  return { code: outputFiles[0].text, map: null };
}
