// What a page loads until somebody can play: a room of an embed, and all that it leans on.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A module and everything it imports, which always ends at the embed it belongs to. */
export function leansOn(root, file, found = new Set()) {
  const path = join(root, file);
  if (found.has(file)) return [...found];
  found.add(file);
  if (!existsSync(path)) return [...found];
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g))
    leansOn(root, join(dirname(file), name), found);
  return [...found];
}

/** What these files weigh, as they are and as they travel. */
export function weightOf(root, files) {
  const contents = files.map((file) => readFileSync(join(root, file)));
  const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
  return {
    bytes: sum(contents.map(({ length }) => length)),
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
  };
}

/** What a first game of a system loads, and what it weighs as it travels; `undefined` while it is not built. */
export function firstGame(root, folder) {
  const room = `packages/${folder}/dist/embed.play.js`;
  if (!existsSync(join(root, room))) return undefined;
  const files = leansOn(root, room);
  const beside = files.map((file) => basename(file)).filter((file) => file !== 'embed.js');
  return { bytes: weightOf(root, files).gzip, beside: beside.sort() };
}
