import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Files that only other sites fetch: pictures of links, plain scripts, scripts under former names. */
const ELSEWHERE = /^(cards\/|kit\/.*\.classic\.js$|kit\/(?!chunks|locales|workers)[^/]+\/)/;

/**
 * Writes the service worker that makes the site work offline. It fetches every file after the first
 * visit. Each build has its own cache name, and the worker deletes the old cache.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((file) => !ELSEWHERE.test(file) && file !== 'sw.js')
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const name = `skirmish-kit-${hash.digest('hex').slice(0, 12)}`;
      writeFileSync(join(dir, 'sw.js'), worker(name, files));
    },
  };
}

function worker(name: string, files: readonly string[]): string {
  return `const NAME = ${JSON.stringify(name)};
const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((shelf) => Promise.allSettled(FILES.map((file) => shelf.add(file)))));
});
addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(
        names
          .filter((each) => each.startsWith('skirmish-kit-') && each !== NAME)
          .map((each) => caches.delete(each)),
      ),
    ),
  );
});
// Network first, so that an online reader never sees an old page. The cache serves offline readers.
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    fetch(request).catch(async () => {
      const cached = await caches.match(request, { ignoreSearch: true });
      if (cached) return cached;
      const lost = request.mode === 'navigate' ? await caches.match('404.html') : undefined;
      return lost ?? Response.error();
    }),
  );
});
`;
}
