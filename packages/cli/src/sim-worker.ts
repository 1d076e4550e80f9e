import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerNews } from './sim-pool.ts';
import { playShare, type Share } from './sim-job.ts';

const tell = (news: WorkerNews): void => parentPort?.postMessage(news);

const share: Share = workerData;
try {
  const series = await playShare(share, (news) => tell({ kind: 'played', news }));
  tell({ kind: 'series', series });
} catch (error) {
  tell({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
}
