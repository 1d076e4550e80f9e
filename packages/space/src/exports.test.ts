import { expect, test } from 'vitest';
import * as hex from './hex/index.ts';
import * as space from './index.ts';
import * as table from './table/index.ts';

test('the package gives everything its parts give: no name is taken twice', () => {
  const names = [...Object.keys(hex), ...Object.keys(table)];
  expect(Object.keys(space).sort((a, b) => (a < b ? -1 : 1))).toEqual(
    names.sort((a, b) => (a < b ? -1 : 1)),
  );
});
