import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allManifest, embedManifest, systemFolders, systemsModule } from './list.mjs';

const ROOT = join(import.meta.dirname, '../..');
const all = (file: string) => readFileSync(join(ROOT, 'packages/all', file), 'utf8');
const embed = readFileSync(join(ROOT, 'packages/embed/package.json'), 'utf8');

test('the list of systems is that of the packages; npm run systems writes it', () => {
  expect(systemFolders(ROOT)).toContain('neuroshima-hex');
  expect(all('src/index.ts')).toBe(systemsModule(ROOT));
  expect(all('package.json')).toBe(allManifest(ROOT));
  expect(embed).toBe(embedManifest(ROOT));
});
