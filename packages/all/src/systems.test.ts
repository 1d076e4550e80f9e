import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systems } from './index.ts';

const PACKAGES = join(import.meta.dirname, '../..');

test('every published package with a system is in the list, and nothing else', () => {
  const found = readdirSync(PACKAGES).filter((name) => {
    const manifest = readFileSync(join(PACKAGES, name, 'package.json'), 'utf8');
    return manifest.includes('"layer:system"') && !manifest.includes('"private": true');
  });
  expect(systems.map(({ id }) => id).sort()).toEqual(found.sort());
});
