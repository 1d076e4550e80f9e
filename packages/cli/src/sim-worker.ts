import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerMessage } from './sim-pool.ts';
import { runJob, type SimJob } from './sim-job.ts';

const post = (news: WorkerMessage): void => parentPort?.postMessage(news);

const share: SimJob = workerData;
try {
  const series = await runJob(share, (news) => post({ kind: 'played', news }));
  post({ kind: 'series', series });
} catch (error) {
  post({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
}
