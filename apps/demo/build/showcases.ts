import type { Plugin } from 'vite';

const NAME = 'virtual:showcases';

/** A module with the showcase of each system. */
export function showcases(folders: readonly string[]): Plugin {
  return {
    name: 'showcases',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const imports = folders.map(
        (folder, i) => `import { showcase as s${i} } from '@skirmish-kit/${folder}/showcase';`,
      );
      const entries = folders.map((folder, i) => `${JSON.stringify(folder)}: s${i}`);
      return [...imports, `export default { ${entries.join(', ')} };`].join('\n');
    },
  };
}
