import {
  footprintDistance,
  footprintsOverlap,
  indexTable,
  rectangle,
  straightSweep,
  sweepHindrance,
  turnSweep,
  type RectangularBase,
} from '@skirmish-kit/space';
import { seededRandom } from '@skirmish-kit/core';

/* How many questions about vehicles are answered in a millisecond of processor time. */

const ROUNDS = 7;
const VEHICLES = 200;

export async function bench(): Promise<void> {
  const random = seededRandom(1);
  const vehicles = Array.from({ length: VEHICLES }, (): RectangularBase => ({
    at: [random.between(0, 1440), random.between(0, 960)],
    facing: random.between(0, 359),
    length: 80,
    width: 40,
  }));
  const terrain = Array.from({ length: 20 }, (_, i) => ({
    id: `house-${i}`,
    shape: rectangle(random.between(0, 1300), random.between(0, 850), 120, 90),
    ground: 'impassable' as const,
  }));
  const index = indexTable({ width: 1440, height: 960, terrain });
  console.log('Questions per ms of processor time (median of rounds after a warm-up)');
  console.table([
    { question: 'overlap', 'per ms': rate(vehicles, footprintsOverlap) },
    { question: 'distance', 'per ms': rate(vehicles, footprintDistance) },
    {
      question: 'straight move among 20 houses',
      'per ms': rate(vehicles, (a, b) => sweepHindrance(index, straightSweep(a, b.at))),
    },
    {
      question: 'turn of 45 degrees among 20 houses',
      'per ms': rate(vehicles.slice(0, 40), (a) => sweepHindrance(index, turnSweep(a, 45))),
    },
  ]);
  await Promise.resolve();
}

function rate(
  vehicles: readonly RectangularBase[],
  ask: (a: RectangularBase, b: RectangularBase) => unknown,
): string {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const start = process.cpuUsage().user;
    for (const a of vehicles) for (const b of vehicles) ask(a, b);
    const spent = process.cpuUsage().user - start;
    if (round > 0) rates.push((vehicles.length * vehicles.length * 1000) / spent);
  }
  rates.sort((a, b) => a - b);
  return (rates[Math.floor(rates.length / 2)] ?? 0).toFixed(0);
}
