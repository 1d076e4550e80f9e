import { dirname, resolve } from 'node:path';

/** How sources name the file of a worker, so that every bundler finds it. */
const WORKER_URL = /new URL\(\s*(['"])(\.[^'"]+)\.ts\1,\s*import\.meta\.url,?\s*\)/g;

/**
 * Points to the files of workers (a Rollup plugin). `workers` are their files by source, `up` leads
 * from the code to the folder they are named from, `here` is what the code calls its own address.
 */
export function workerFiles(workers, up, here) {
  return urlsOfWorkers((path, source, whole) => {
    const file = workers.get(source);
    return file ? `new URL('${up}${file}', ${here})` : whole;
  });
}

/** In modules for bundlers, a worker is the built module in the same place (a Rollup plugin). */
export function workersAsModules() {
  return urlsOfWorkers((path) => `new URL('${path}.js', import.meta.url)`);
}

function urlsOfWorkers(replace) {
  return {
    name: 'urls-of-workers',
    transform(code, id) {
      const changed = code.replace(WORKER_URL, (whole, _, path) =>
        replace(path, resolve(dirname(id), `${path}.ts`), whole),
      );
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
