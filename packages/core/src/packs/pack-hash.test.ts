import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { packHash } from './pack.ts';

/** Records and links of years ago name packs by these: they can never be others. */
test.each([
  [{ b: 2, a: 1 }, '{"a":1,"b":2}'],
  [
    { c: { z: 1, y: [2, { x: 3, w: 'é' }] }, B: null, a: true },
    '{"B":null,"a":true,"c":{"y":[2,{"w":"é","x":3}],"z":1}}',
  ],
  [[3, 1, 2], '[3,1,2]'],
  ['a "text"', '"a \\"text\\""'],
  [null, 'null'],
  [{ left: undefined }, '{"left":null}'],
])('the hash of %j is that of its JSON with sorted names', (pack, canonical) => {
  const digest = createHash('sha256').update(canonical).digest('hex');
  expect(packHash(pack)).toBe(digest.slice(0, 32));
});
