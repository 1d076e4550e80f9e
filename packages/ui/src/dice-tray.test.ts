import { expect, test } from 'vitest';
import { sidesOf } from './dice-tray.ts';

test('every die of a notation knows its sides', () => {
  expect(sidesOf('2d8+d6')).toEqual([8, 8, 6]);
  expect(sidesOf('d6, d8')).toEqual([6, 8]);
  expect(sidesOf('3d8!=8>=4')).toEqual([8, 8, 8]);
});
