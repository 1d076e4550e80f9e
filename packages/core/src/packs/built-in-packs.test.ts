import { expect, test } from 'vitest';
import { ownPacks } from './built-in-packs.ts';

test('of the files of a system its packs are those that name a format', () => {
  const rowers = { format: 'skirmish-pack', id: 'rowers' };
  const files = [{ title: 'A schema' }, rowers, null, 'format', [rowers]];
  expect(ownPacks<typeof rowers>(files)).toEqual([rowers]);
});
