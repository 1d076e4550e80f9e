// What a page loads for a first game: the room it opens in with all that this leans on, then, where a
// system has one, the sequel, which is fetched as soon as the first question is shown.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A module and everything it imports, which always ends at the embed it belongs to. */
function leansOn(root, file, found = new Set()) {
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

/** The files of a first game: those before its first question, and those that come right after it. */
export function filesOfFirstGame(root, room) {
  const before = leansOn(root, room);
  const sequel = join(dirname(room), 'embed.sequel.js');
  const all = existsSync(join(root, sequel)) ? leansOn(root, sequel) : [];
  return { before, after: all.filter((file) => !before.includes(file)) };
}

/** What a first game of a system loads, and what it weighs as it travels; `undefined` while it is not built. */
export function firstGame(root, folder) {
  const room = `packages/${folder}/dist/embed.play.js`;
  if (!existsSync(join(root, room))) return undefined;
  const { before, after } = filesOfFirstGame(root, room);
  const beside = before.map((file) => basename(file)).filter((file) => file !== 'embed.js');
  return { bytes: weightOf(root, [...before, ...after]).gzip, beside: beside.sort() };
}
