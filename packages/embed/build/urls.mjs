import { dirname, resolve } from 'node:path';

/** How sources name the file of a worker, so that every bundler finds it. */
const WORKER_URL = /new URL\(\s*(['"])(\.[^'"]+)\.ts\1,\s*import\.meta\.url,?\s*\)/g;

/** The module that knows where the embed is; in an embed, another replaces it. */
const EMBED_URL = /[\\/]ui[\\/]src[\\/]share[\\/]embed-url\.ts$/;

/**
 * Lets an embed find its workers, and name its script in code that people paste (a Rollup plugin).
 *
 * @param {object} urls
 * @param {ReadonlyMap<string, string>} urls.workers the files of workers by their sources
 * @param {string} urls.folder leads from the code to the folder of the embed
 * @param {string} urls.script the script to name; empty for the one that runs
 * @param {string} [urls.here] what the code calls its own URL
 */
export function embedUrls({ workers, folder, script, here = 'import.meta.url' }) {
  const named = JSON.stringify(script && `${folder}${script}`);
  return [
    {
      name: 'embed-url',
      load: (id) =>
        EMBED_URL.test(id)
          ? `export const embedUrl = () => new URL(${named}, ${here}).href;
             export const setEmbedBase = () => {};`
          : null,
    },
    workerUrls((source, whole) => {
      const file = workers.get(source);
      return file ? `new URL('${folder}${file}', ${here})` : whole;
    }),
  ];
}

/** In modules for bundlers, a worker is the built module in the same place (a Rollup plugin). */
export const workersAsModules = () => workerUrls((_, whole) => whole.replace('.ts', '.js'));

function workerUrls(replace) {
  return {
    name: 'worker-urls',
    transform(code, id) {
      const changed = code.replace(WORKER_URL, (whole, _, path) =>
        replace(resolve(dirname(id), `${path}.ts`), whole),
      );
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
