import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Series } from '@skirmish-kit/core';
import type { SimulatedGame } from './games.ts';
import { runJob, type SimJob, type JobProgress } from './sim-job.ts';

/** What a worker tells: how far it is, its result, or what went wrong. */
export type WorkerMessage =
  | { readonly kind: 'played'; readonly news: JobProgress }
  | { readonly kind: 'series'; readonly series: Series }
  | { readonly kind: 'fault'; readonly message: string };

export interface PoolListener {
  /** Hears how many games there were so far, over all threads. */
  onPlayed(played: number): void;
  /** Hears of every game in the order of the series, when the shares tell each. */
  onGame(game: SimulatedGame): void;
}

/**
 * Plays every share in a thread of its own; a single one here, and all of them where the code of a
 * thread has not been built: tests run the sources themselves.
 */
export async function runJobs(
  shares: readonly SimJob[],
  { onPlayed, onGame }: PoolListener,
): Promise<readonly Series[]> {
  const played = shares.map(() => 0);
  const inOrder = inOrderOf(shares, onGame);
  const file = workerFile();
  const run =
    file && shares.length > 1
      ? (share: SimJob, tell: (news: JobProgress) => void) => inWorker(file, share, tell)
      : runJob;
  return Promise.all(
    shares.map((share, i) =>
      run(share, (news) => {
        played[i] = news.played;
        onPlayed(played.reduce((total, n) => total + n, 0));
        if (news.game) inOrder(share.from + news.played - 1, news.game);
      }),
    ),
  );
}

/** Holds games back until all before them have come. */
function inOrderOf(
  shares: readonly SimJob[],
  onGame: (game: SimulatedGame) => void,
): (at: number, game: SimulatedGame) => void {
  const early = new Map<number, SimulatedGame>();
  let next = shares[0]?.from ?? 0;
  return (at, game) => {
    early.set(at, game);
    for (let due = early.get(next); due; due = early.get(next)) {
      early.delete(next++);
      onGame(due);
    }
  };
}

function inWorker(file: URL, share: SimJob, tell: (news: JobProgress) => void): Promise<Series> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: share });
    worker.on('message', (said: WorkerMessage) => {
      if (said.kind === 'played') tell(said.news);
      else if (said.kind === 'series') resolve(said.series);
      else reject(new Error(said.message));
    });
    worker.on('error', reject);
  });
}

/** Beside this file: bundled as .mjs in the repository, built as .js in a package. */
function workerFile(): URL | undefined {
  const names = ['./sim-worker.mjs', './sim-worker.js'];
  return names.map((name) => new URL(name, import.meta.url)).find((file) => existsSync(file));
}
