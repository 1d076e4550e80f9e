import { expect, test } from 'vitest';
import { builtInPacks } from './built-in-packs.ts';

test('of the files of a system its packs are those that name a format', () => {
  const rowers = { format: 'skirmish-pack', id: 'rowers' };
  const files = [{ title: 'A schema' }, rowers, null, 'format', [rowers]];
  expect(builtInPacks<typeof rowers>(files)).toEqual([rowers]);
});
