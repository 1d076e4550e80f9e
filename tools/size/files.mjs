import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The widgets of a built embed, from its embed.json, each with all files that its first view loads. */
export function widgetsIn(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, 'embed.json'), 'utf8'));
  return Object.entries(manifest).map(([name, { game, kind, element, firstQuestion }]) => ({
    name,
    game,
    kind,
    files: [`${name}.js`, ...element, ...firstQuestion],
  }));
}

/** The size of these files as a server sends them. */
export function gzipSize(dist, files) {
  return [...new Set(files)]
    .map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    .reduce((total, each) => total + each, 0);
}
