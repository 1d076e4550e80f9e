import { expect, test } from 'vitest';
import { SIGNATURE, signature } from './signature.ts';

test('D1 D4 twenty games are the same as ever, in Node', async () => {
  expect(await signature()).toBe(SIGNATURE);
});
