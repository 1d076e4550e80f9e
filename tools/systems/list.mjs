// Which packages are game systems: they say so themselves ("layer:system" in their package.json), and
// have a system to show that is published. Nobody keeps a list of them by hand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the systems under packages, in alphabetical order. */
export function systemFolders(root) {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .sort()
    .filter((name) => existsSync(join(packages, name, 'src/system.ts')))
    .filter((name) => {
      const { nx, private: inTheMaking } = manifestOf(root, name);
      return !inTheMaking && nx?.tags?.includes('layer:system');
    });
}

/** What a package says of itself. */
function manifestOf(root, name) {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** The module of @skirmish-kit/all that has every system. */
export function systemsModule(root) {
  const names = systemFolders(root);
  const imports = names.map((name) => `import { ${exportOf(name)} } from '@skirmish-kit/${name}';`);
  return [
    '// Made by `npm run systems` from the packages that are game systems; not to be edited.',
    "import type { AnySystem } from '@skirmish-kit/core';",
    ...imports,
    '',
    '/**',
    ' * Every system that comes with the kit. Hosts (the command line, the demo, golden games,',
    ' * comparisons) take them from here and know nothing of any but the contract.',
    ' *',
    ' * @example',
    ' * ```ts',
    ` * systems.map(({ id }) => id); // [${names.map((name) => `'${name}'`).join(', ')}]`,
    ' * ```',
    ' */',
    `export const systems: readonly AnySystem[] = [${names.map(exportOf).join(', ')}];`,
    '',
  ].join('\n');
}

/** A system is exported under its name: `neuroshimaHex` of neuroshima-hex. */
export function exportOf(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** The package.json of @skirmish-kit/all, which depends on core and on every system. */
export function allManifest(root) {
  const manifest = manifestOf(root, 'all');
  return asText({
    ...manifest,
    dependencies: versions(['core', ...systemFolders(root)], manifest),
  });
}

/** The package.json of @skirmish-kit/embed, which is built from every system and needs none afterwards. */
export function embedManifest(root) {
  const manifest = manifestOf(root, 'embed');
  return asText({ ...manifest, devDependencies: versions(systemFolders(root), manifest) });
}

function versions(names, { version }) {
  return Object.fromEntries(names.sort().map((name) => [`@skirmish-kit/${name}`, version]));
}

function asText(manifest) {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
