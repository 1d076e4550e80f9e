import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { version }: { version: string } = JSON.parse(read('packages/core/package.json'));

test.each([
  'packages/ui/src/skirmish-element.ts',
  'packages/neuroshima-hex/src/element/diagram.ts',
])('%s names the version of the packages', (file) => {
  expect(/static readonly version\b[^=]*= '([^']+)'/.exec(read(file))?.[1]).toBe(version);
});

test.each([
  'package.json',
  'packages/create-system/template/package.json',
  'packages/create-system/standalone/package.json',
])('%s asks for the version of the packages', (file) => {
  const manifest: { version: string; dependencies?: object; devDependencies?: object } = JSON.parse(
    read(file),
  );
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const own = asked.filter(([name]) => name.startsWith('@skirmish-kit/'));
  expect(own.filter(([, range]) => range !== version)).toEqual([]);
  if (file === 'package.json') expect(manifest.version).toBe(version);
});
