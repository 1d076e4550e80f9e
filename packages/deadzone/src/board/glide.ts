import { hasFloor, type CubeBoard } from './board.ts';
import { EIGHT_DIRECTIONS, type Cube } from './cube.ts';
import { canPass } from './step.ts';

/** Where a glider comes down (DZ-ABIL-33): it drifts up to one cube sideways for each level it drops. */
export function glideLandings(board: CubeBoard, from: Cube, size: number): readonly Cube[] {
  const found = new Map<string, Cube>();
  let airborne: readonly Cube[] = [from];
  for (let level = from[2]; level > 1 && airborne.length > 0; level--) {
    const next = new Map<string, Cube>();
    for (const [column, row] of airborne) {
      for (const [x, y] of [[0, 0] as const, ...EIGHT_DIRECTIONS]) {
        const to: Cube = [column + x, row + y, level - 1];
        if (!canPass(board, [column, row, level], to, size)) continue;
        (hasFloor(board, to) ? found : next).set(to.join(), to);
      }
    }
    airborne = [...next.values()];
  }
  return [...found.values()];
}
