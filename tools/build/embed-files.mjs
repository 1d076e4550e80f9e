import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a build lists its widgets and files. */
export const MANIFEST = 'embed.json';

/**
 * What a build has made.
 *
 * @param {string} dist the folder it is in
 */
export function embedManifest(dist) {
  return JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8'));
}

/**
 * All files that a page may load: those to copy to another server.
 *
 * @param {string} dist
 * @returns {string[]}
 */
export function embedFiles(dist) {
  return embedManifest(dist).files;
}
