import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TARGETS } from './targets.ts';
import { filesOf } from './mutants.ts';

const root = join(import.meta.dirname, '../..');

test.each(TARGETS)(
  '$name has files to change and tests to notice, none of which needs a page',
  (group) => {
    const { sources, tests } = filesOf(root, group);
    expect(sources.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
    expect(
      tests.filter((file) => file.includes('.browser.') || !existsSync(join(root, file))),
    ).toEqual([]);
    expect(sources.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  },
);
