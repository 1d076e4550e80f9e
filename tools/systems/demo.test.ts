import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemFolders } from './list.mjs';

const ROOT = join(import.meta.dirname, '../..');
const DEMO = join(ROOT, 'apps/demo');
const read = (file: string) => readFileSync(join(DEMO, file), 'utf8');

/** Pages are written by people; that none is forgotten is not left to them. */
test.each<string>(systemFolders(ROOT))(
  '%s has its page, its frame, its place in the header and its code',
  (system) => {
    expect(read(`${system}.html`)).toContain(`<skirmish-${system}`);
    expect(existsSync(join(DEMO, `e/${system}.html`))).toBe(true);
    expect(read('src/header.html')).toContain(`href="./${system}.html"`);
    expect(read('src/elements.ts')).toContain(`'@skirmish-kit/${system}/define'`);
    expect(read('package.json')).toContain(`"@skirmish-kit/${system}"`);
  },
);
