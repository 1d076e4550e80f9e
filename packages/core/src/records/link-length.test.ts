import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseBase64url } from './base64url.ts';
import { makeLink } from './link.ts';

/** What follows the checksum in the token of a text. */
async function packed(text: string): Promise<Uint8Array> {
  const token = await makeLink(text);
  return parseBase64url(String(token).slice(1))?.subarray(4) ?? new Uint8Array();
}

test('a text of a page is as short as it can be, however well it shrinks', async () => {
  expect((await packed('a'.repeat(4_096))).length).toBeLessThan(30);
});

test('a longer link is padded by at most a fiftieth of its length and a block', async () => {
  for (const length of [4_097, 5_000, 5_001, 10_000, 50_000]) {
    const bytes = await packed('a'.repeat(length));
    expect(bytes.length, `${length}`).toBeGreaterThanOrEqual(length / 50);
    expect(bytes.length, `${length}`).toBeLessThan(Math.ceil(length / 50) + 5);
    expect(inflateRawSync(bytes).length, `${length}`).toBe(length);
  }
});
