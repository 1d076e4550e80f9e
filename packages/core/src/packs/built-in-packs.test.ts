import { expect, test } from 'vitest';
import { builtInPacks } from './built-in-packs.ts';

test('built-in packs are the files that name a format', () => {
  const rowers = { format: 'skirmish-pack', id: 'rowers' };
  const files = [{ title: 'A schema' }, rowers, null, 'format', [rowers]];
  expect(builtInPacks<typeof rowers>(files)).toEqual([rowers]);
});
