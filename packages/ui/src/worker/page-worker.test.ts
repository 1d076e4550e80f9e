import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageWorker, type WorkerReply, type WorkerTask } from './page-worker.ts';

/** A worker in the hands of a test. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: WorkerReply }) => void) | undefined;
  onerror: ((event: { preventDefault(): void }) => void) | undefined;
  readonly asked: WorkerTask[] = [];
  ended = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(task: WorkerTask): void {
    this.asked.push(task);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: WorkerReply): void {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('origin', 'https://example.org');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): PageWorker {
  const url = new URL('https://example.org/bot-worker.js');
  return new PageWorker((Kind) => new Kind(url, {}));
}

function made(at: number): FakeWorker {
  const worker = FakeWorker.made[at];
  if (!worker) throw new Error(`There is no worker ${at}.`);
  return worker;
}

/** A minute in which a worker says nothing. */
const SILENCE = 60_000;

test('a worker that falls silent is started once more with its task', async () => {
  const worker = open();
  made(0).say({ ready: true });
  const answer = worker.ask('think');
  await vi.advanceTimersByTimeAsync(31_000);
  expect(made(0).ended).toBe(true);
  expect(made(1).asked).toEqual([{ id: 0, task: 'think' }]);
  made(1).say({ ready: true });
  made(1).say({ id: 0, answer: 'done' });
  expect(await answer).toBe('done');
});

test('a worker that falls silent twice is given up', async () => {
  const worker = open();
  made(0).say({ ready: true });
  const answers = [worker.ask('think'), worker.ask('think on')];
  await vi.advanceTimersByTimeAsync(2 * SILENCE);
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
  expect(FakeWorker.made).toHaveLength(2);
  expect(made(1).ended).toBe(true);
  expect(await worker.ask('once more')).toBeUndefined();
});

test('a worker that answers in time is left alone', async () => {
  const worker = open();
  made(0).say({ ready: true });
  const answers = [worker.ask('one'), worker.ask('two')];
  await vi.advanceTimersByTimeAsync(20_000);
  made(0).say({ id: 0, answer: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  made(0).say({ id: 1, answer: 2 });
  expect(await Promise.all(answers)).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(SILENCE);
  expect(FakeWorker.made).toHaveLength(1);
});

test('a worker that reports an error is given up at once', async () => {
  const worker = open();
  made(0).say({ ready: true });
  const answer = worker.ask('think');
  await vi.advanceTimersByTimeAsync(0);
  made(0).onerror?.({ preventDefault: () => undefined });
  expect(await answer).toBeUndefined();
  expect(FakeWorker.made).toHaveLength(1);
});

test('a worker that was closed is not started again', async () => {
  const worker = open();
  made(0).say({ ready: true });
  void worker.ask('think');
  await vi.advanceTimersByTimeAsync(0);
  worker.close();
  await vi.advanceTimersByTimeAsync(SILENCE);
  expect(FakeWorker.made).toHaveLength(1);
});
