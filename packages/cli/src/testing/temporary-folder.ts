import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file, gone when they are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
