import type { Random } from '@skirmish-kit/core';
import { hqAnswers } from '../rules/hq-answers.ts';
import type { Table } from '../rules/table.ts';

/** NH-SET-05: at the edge, where few hexes touch it, and far from the others; else at random. */
export function chooseHqHex(table: Table, keys: readonly string[], random: Random): string {
  const { around, distances, hexes } = table.board;
  const open = (cell: number): number => (around[cell] ?? []).filter((next) => next >= 0).length;
  let best: string[] = [];
  let most = -Infinity;
  for (const [cell] of hexes.entries()) {
    const key = hqAnswers.make({ kind: 'hq', at: cell });
    if (!keys.includes(key)) continue;
    let value = -2 * open(cell);
    for (const unit of table.state.units) {
      value += distances[unit.cell * hexes.length + cell] ?? 0;
    }
    if (value > most) [best, most] = [[], value];
    if (value === most) best.push(key);
  }
  return best[random.between(0, best.length - 1)] ?? keys[0] ?? '';
}
