import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolders } from './targets.mjs';

const ROOT = join(import.meta.dirname, '../..');

interface Manifest {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return manifest;
}

const manifests = new Map(
  projectFolders(ROOT)
    .map((folder: string) => manifestOf(folder))
    .map((manifest) => [manifest.name, manifest] as const),
);

/** Everything of the workspace that a project leans on: what its tests depend on. */
function leansOn(name: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies, devDependencies } = manifests.get(name) ?? {};
  for (const each of Object.keys({ ...dependencies, ...devDependencies })) {
    if (!manifests.has(each) || found.has(each)) continue;
    found.add(each);
    leansOn(each, found);
  }
  return found;
}

const systems = [...manifests.values()]
  .filter(({ nx }) => nx?.tags?.includes('layer:system'))
  .map(({ name }) => name);

test.each(systems)('a change in another system does not run the tests of %s', (system) => {
  expect(systems.length).toBeGreaterThan(1);
  expect(systems.filter((other) => leansOn(system).has(other))).toEqual([]);
});
