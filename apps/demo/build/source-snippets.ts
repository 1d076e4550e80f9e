import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Files of the repository that pages quote. */
const FILES: Readonly<Record<string, string>> = {
  'virtual:rule-source': 'packages/reaction/src/rules/reaction-test.ts',
  'virtual:licence': 'LICENSE',
};

/** Modules with the text of quoted files. */
export function sourceSnippets(): Plugin {
  return {
    name: 'shown-files',
    resolveId: (id) => (id in FILES ? `\0${id}` : undefined),
    load(id) {
      const file = FILES[id.slice(1)];
      if (file === undefined || !id.startsWith('\0')) return undefined;
      return `export default ${JSON.stringify(readFileSync(join(root, file), 'utf8'))};`;
    },
  };
}
