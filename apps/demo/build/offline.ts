import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Files that only other sites fetch. */
const ELSEWHERE = /^(kit|cards)\//;

/**
 * Writes the worker that keeps the site for readers without a line: everything it has, fetched
 * quietly after the first visit. A site built anew has another name for its shelf, and the old one
 * is emptied.
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
// The line first: a page that is there is never an old one. Without a line, what was kept.
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    fetch(request).catch(async () => {
      const kept = await caches.match(request, { ignoreSearch: true });
      if (kept) return kept;
      const lost = request.mode === 'navigate' ? await caches.match('404.html') : undefined;
      return lost ?? Response.error();
    }),
  );
});
`;
}
