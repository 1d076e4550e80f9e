import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerNews } from './sim-pool.ts';
import { playShare, type Share } from './sim-job.ts';

const post = (news: WorkerNews): void => parentPort?.postMessage(news);

const share: Share = workerData;
try {
  const series = await playShare(share, (news) => post({ kind: 'played', news }));
  post({ kind: 'series', series });
} catch (error) {
  post({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
}
