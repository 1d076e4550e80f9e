import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN, recordAsText } from './playthrough.ts';

test.each(GOLDEN)('$name is a record that replays, state for state', { timeout: 0 }, ({ name }) => {
  const remaining = readFileSync(new URL(`../../golden/${name}.txt`, import.meta.url), 'utf8');
  expect(recordAsText(remaining)).toBe(remaining);
});
