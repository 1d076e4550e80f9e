import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN, playGolden } from './playthrough.ts';

/** What is in the repository; `npm run golden` writes it anew when a change is meant. */
function remaining(name: string): string {
  return readFileSync(new URL(`../../golden/${name}.txt`, import.meta.url), 'utf8');
}

test.each(GOLDEN)(
  'D1 D4 $name is played and told as ever, in Node',
  { timeout: 0 },
  async (golden) => {
    expect(await playGolden(golden)).toBe(remaining(golden.name));
  },
);
