import { expect, test } from 'vitest';
import { GOLDEN, recordAsText } from './playthrough.ts';

test.each(GOLDEN)(
  'D1 $name gives the hashes of Node step by step, in Chromium',
  { timeout: 0 },
  async ({ name }) => {
    const response = await fetch(new URL(`../../golden/${name}.txt`, import.meta.url));
    const kept = await response.text();
    expect(kept).toMatch(/^skirmish 1\n/);
    expect(recordAsText(kept)).toBe(kept);
  },
);
