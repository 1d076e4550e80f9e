import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { embedManifest } from '@skirmish-kit/embed/build';

/** The widgets of a built embed, from its embed.json, each with all files that its first view loads. */
export function widgetsIn(dist) {
  return Object.entries(embedManifest(dist).widgets).map(
    ([name, { game, kind, element, firstQuestion }]) => ({
      name,
      game,
      kind,
      element: [`${name}.js`, ...element],
      files: [`${name}.js`, ...element, ...firstQuestion],
    }),
  );
}

/** The size of these files as a server sends them. */
export function gzipSize(dist, files) {
  return [...new Set(files)]
    .map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    .reduce((total, each) => total + each, 0);
}
