import {
  cubeBoard,
  reachCubes,
  showSight,
  sight,
  standingCubes,
  type CubeBoard,
} from '@skirmish-kit/deadzone/board';
import { FIELD_TEXTS, ourField, type FieldName } from '@skirmish-kit/deadzone/board/fields';

/* How many questions about a battlefield of cubes are answered in a millisecond of processor time. */

const ROUNDS = 7;

export async function bench(): Promise<void> {
  const names = Object.keys(FIELD_TEXTS).filter(isFieldName);
  const boards = names.map((name) => cubeBoard(ourField(name)));
  console.log(
    'Questions per ms of processor time, on our battlefields (median of rounds after a warm-up)',
  );
  console.table([
    { question: 'sight', ...measured(boards, sight) },
    { question: 'sight with two figures', ...measured(boards, sightAmongFigures) },
    { question: 'sight, shown', ...measured(boards, showSight) },
    {
      question: 'reach of 2 steps',
      ...measured(boards, (board, { cube, size }) => reachCubes(board, cube, { size }, 2)),
    },
  ]);
  await Promise.resolve();
}

const sightAmongFigures: typeof sight = (board, viewer, target) =>
  sight(board, viewer, target, {
    figures: [
      { cube: [4, 4, 1], size: 2 },
      { cube: [5, 5, 2], size: 1 },
    ],
  });

type Question = (
  board: CubeBoard,
  viewer: Parameters<typeof sight>[1],
  target: Parameters<typeof sight>[2],
) => unknown;

function measured(boards: readonly CubeBoard[], ask: Question): Record<string, string> {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    let asked = 0;
    const start = process.cpuUsage().user;
    for (const board of boards) {
      const cubes = standingCubes(board);
      for (const [i, from] of cubes.entries()) {
        for (let k = i % 7; k < cubes.length; k += 7) {
          const to = cubes[k] ?? from;
          ask(board, { cube: from, size: 1 }, { cube: to, size: 1 + (k % 4) });
          asked++;
        }
      }
    }
    if (round > 0) rates.push((asked * 1000) / (process.cpuUsage().user - start));
  }
  rates.sort((a, b) => a - b);
  return { 'per ms': (rates[Math.floor(rates.length / 2)] ?? 0).toFixed(0) };
}

function isFieldName(name: string): name is FieldName {
  return name in FIELD_TEXTS;
}
