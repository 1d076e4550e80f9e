import { expect, test } from 'vitest';
import { idFrom } from './id-from.ts';

test('ids come from names, in any script', () => {
  expect(['Eel whip!', 'Épée-Reine', '3 blades', '★'].map(idFrom)).toEqual([
    'eel-whip',
    'epee-reine',
    'x-blades',
    '',
  ]);
});
