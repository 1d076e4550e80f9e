import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Series } from '@skirmish-kit/core';

/** A part of a series that one worker plays. */
export interface Share {
  readonly system: string;
  readonly setup: string | undefined;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

/** What a worker tells: how far it is, its result, or what went wrong. */
export type WorkerNews =
  | { readonly kind: 'played'; readonly games: number }
  | { readonly kind: 'series'; readonly series: Series }
  | { readonly kind: 'fault'; readonly message: string };

/** Plays every share in a thread of its own; `onPlayed` hears the total so far. */
export async function runShares(
  shares: readonly Share[],
  onPlayed: (played: number) => void,
): Promise<readonly Series[]> {
  const played = shares.map(() => 0);
  return Promise.all(
    shares.map((share, i) =>
      runShare(share, (games) => {
        played[i] = games;
        onPlayed(played.reduce((total, n) => total + n, 0));
      }),
    ),
  );
}

function runShare(share: Share, onPlayed: (games: number) => void): Promise<Series> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), { workerData: share });
    worker.on('message', (news: WorkerNews) => {
      if (news.kind === 'played') onPlayed(news.games);
      else if (news.kind === 'series') resolve(news.series);
      else reject(new Error(news.message));
    });
    worker.on('error', reject);
  });
}

/** Beside this file: bundled as .mjs in the repository, built as .js in a package. */
function workerFile(): URL {
  const bundled = new URL('./sim-worker.mjs', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./sim-worker.js', import.meta.url);
}
