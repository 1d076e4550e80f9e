import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which the build of a package lists the files of its embeds. */
export const EMBED_FILES = 'embed-files.json';

/**
 * All files that the embeds of a built package consist of.
 *
 * @param {string} dist the folder they are in
 * @returns {string[]}
 */
export function embedFiles(dist) {
  return JSON.parse(readFileSync(join(dist, EMBED_FILES), 'utf8'));
}
