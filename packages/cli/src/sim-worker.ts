import { parentPort, workerData } from 'node:worker_threads';
import type { Share, WorkerNews } from './sim-pool.ts';
import { systemNamed } from './systems.ts';

/** How many games between two reports. */
const REPORT_EVERY = 5;

const tell = (news: WorkerNews): void => parentPort?.postMessage(news);

const { system, setup, bots, seed, from, games }: Share = workerData;
try {
  const series = await systemNamed(system).simulate(setup, bots, {
    seed,
    from,
    games,
    onGame: (played) => {
      if (played % REPORT_EVERY === 0) tell({ kind: 'played', games: played });
    },
  });
  tell({ kind: 'series', series });
} catch (error) {
  tell({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
}
