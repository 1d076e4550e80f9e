import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systems } from './index.ts';

const PACKAGES = join(import.meta.dirname, '../..');

test('every package with a system is in the list, and nothing else', () => {
  const found = readdirSync(PACKAGES).filter((name) => {
    const file = join(PACKAGES, name, 'package.json');
    return readFileSync(file, 'utf8').includes('"layer:system"');
  });
  expect(systems.map(({ id }) => id).sort()).toEqual(found.sort());
});
