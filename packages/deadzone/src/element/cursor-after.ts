import type { Cube } from '../board/index.ts';

const STEPS: Readonly<Record<string, Cube>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
};

/** Where a key moves the cursor of a battlefield, or undefined for another key. */
export function cursorAfter([column, row, level]: Cube, key: string): Cube | undefined {
  const step = STEPS[key];
  return step && [within(column + step[0]), within(row + step[1]), level + step[2]];
}

function within(at: number): number {
  return Math.max(1, Math.min(8, at));
}
