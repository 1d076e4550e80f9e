import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishNeuroshimaHex } from './skirmish-neuroshima-hex.ts';
import { HexHarness } from './testing/hex-harness.ts';

beforeAll(() => SkirmishNeuroshimaHex.define());
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const BOTS = { armies: 'borgo,moloch', seats: 'quick,quick', seed: '5', lang: 'en' };

/** The answers of a game so far, in order, by whatever element speaks. */
function listen(): { readonly answers: string[]; stop(): void } {
  const answers: string[] = [];
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) answers.push(String(event.detail.answer));
  };
  document.addEventListener('skirmish-answer', hear);
  return { answers, stop: () => document.removeEventListener('skirmish-answer', hear) };
}

/** Lets bots play some answers without waiting for the eye, then takes them off the page. */
async function someAnswers(count: number): Promise<readonly string[]> {
  const heard = listen();
  const harness = await HexHarness.open(BOTS);
  Object.assign(harness.element, { pace: 1 });
  await vi.waitFor(() => expect(heard.answers.length).toBeGreaterThanOrEqual(count), 30_000);
  heard.stop();
  unmountAll();
  return heard.answers.slice(0, count);
}

test('bots think in a worker, and answer as they would on the page', async () => {
  const replies: unknown[] = [];
  const Real = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent) => replies.push(data.answer));
      }
    },
  );
  const inWorker = await someAnswers(12);
  expect(replies.filter((answer) => answer !== undefined).slice(0, 12)).toEqual(inWorker);
  vi.stubGlobal('Worker', undefined);
  expect(await someAnswers(12)).toEqual(inWorker);
});

/** A worker in the hands of a test. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: Event) => void) | undefined;
  readonly asked: { readonly id: number; readonly task: unknown }[] = [];
  ended = false;

  constructor() {
    FakeWorker.made.push(this);
    queueMicrotask(() => this.onmessage?.({ data: { ready: true } }));
  }

  postMessage(task: { readonly id: number; readonly task: unknown }): void {
    this.asked.push(task);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(answer: string): void {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id, answer } });
  }
}

function fakeWorkers(): FakeWorker[] {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  return FakeWorker.made;
}

test('elements share one worker, which ends with the last of them', async () => {
  const made = fakeWorkers();
  const one = await HexHarness.open(BOTS);
  const two = await HexHarness.open(BOTS);
  await vi.waitFor(() => expect(made[0]?.asked).toHaveLength(2));
  expect(made).toHaveLength(1);
  one.element.remove();
  expect(made[0]?.ended).toBe(false);
  two.element.remove();
  await vi.waitFor(() => expect(made[0]?.ended).toBe(true));
  document.body.append(two.element);
  await vi.waitFor(() => expect(made).toHaveLength(2));
});

test.for([
  { name: 'another game', change: (element: HTMLElement) => element.setAttribute('seed', '9') },
  { name: 'an element that is gone', change: (element: HTMLElement) => element.remove() },
])('a late answer is dropped: $name', async ({ change }) => {
  const made = fakeWorkers();
  const heard = listen();
  const harness = await HexHarness.open(BOTS);
  // The bots of an element that is gone may still come, and go at once.
  await vi.waitFor(() => expect(made.at(-1)?.asked).toHaveLength(1), 5000);
  const worker = made.at(-1);
  change(harness.element);
  await harness.settled();
  worker?.answer('hq:0,0');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard.answers).toEqual([]);
  await harness.entered();
  heard.stop();
});

test('a worker that breaks is done without', async () => {
  const made = fakeWorkers();
  const heard = listen();
  await HexHarness.open(BOTS);
  await vi.waitFor(() => expect(made[0]?.asked).toHaveLength(1), 5000);
  made[0]?.onerror?.(new Event('error', { cancelable: true }));
  await vi.waitFor(() => expect(heard.answers.length).toBeGreaterThan(1), 20_000);
  expect(made).toHaveLength(1);
  heard.stop();
});

test('a page that allows no worker plays all the same', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new TypeError('This document requires TrustedScriptURL.');
      }
    },
  );
  expect(await someAnswers(3)).toHaveLength(3);
});

test('fan armies that are data only go to the worker with their packs', async () => {
  const made = fakeWorkers();
  const pack = new URL('../packs/fan/marsh.json', import.meta.url).href;
  await HexHarness.open({ ...BOTS, pack, armies: 'marsh,moloch' });
  await vi.waitFor(() => expect(made[0]?.asked).toHaveLength(1), 5000);
  expect(made[0]?.asked[0]?.task).toMatchObject({
    bot: 'quick',
    question: { given: 0, point: { answers: [] } },
    source: [{ id: 'marsh' }],
  });
});
