import { expect, test } from 'vitest';
import { tables } from './reference.ts';

/** The cells of a weapon in the reference view, in English. */
function cellsOf(weapon: string): readonly string[] {
  const rows = tables.flatMap(({ rows: all }) => all);
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.en)));
  return cells.find(([name]) => name === weapon) ?? [];
}

test('DZ-DATA-05 the reference view marks the categories that differ from the print', () => {
  expect(cellsOf('Burst Laser')).toContain('Light (Automatic), Heavy (Automatic) ?');
  expect(cellsOf('Assault Flamer')).toContain('Walker (Assault) ?');
  expect(cellsOf('Thermal Rifle')).toContain('Light (Assault)');
});
