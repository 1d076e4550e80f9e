import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { bot } from '../bot/index.ts';
import { SkirmishReaction } from './skirmish-reaction.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

beforeAll(() => SkirmishReaction.define());
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const BOTS = { scenario: 'pump-station', seats: 'bot,bot', seed: '5', lang: 'en' };

/** What bots answered, and how long the page stood still for it. */
interface Stretch {
  readonly answers: readonly string[];
  readonly longTasks: readonly number[];
}

/** A reader who wants nothing to move: films are not waited for. */
function wantNoMotion(): void {
  const asked = globalThis.matchMedia.bind(globalThis);
  vi.stubGlobal('matchMedia', (query: string) =>
    asked(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
  );
}

/** Lets bots play some answers without waiting for the eye, then takes them off the page. */
async function play(count: number): Promise<Stretch> {
  wantNoMotion();
  const answers: string[] = [];
  const longTasks: number[] = [];
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) answers.push(String(event.detail.answer));
  };
  const harness = await ReactionHarness.open(BOTS);
  const observer = new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  document.addEventListener('skirmish-answer', hear);
  Object.assign(harness.element, { pace: 1 });
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(count), 100_000);
  document.removeEventListener('skirmish-answer', hear);
  observer.disconnect();
  unmountAll();
  return { answers: answers.slice(0, count), longTasks };
}

const logged = ({ longTasks }: Stretch): string =>
  `${longTasks.length} long tasks, the longest ${Math.round(Math.max(0, ...longTasks))} ms`;

test(
  'the bot thinks in a worker and answers as it would on the page',
  {
    timeout: 240_000,
  },
  async ({ annotate }) => {
    const onThisThread = vi.spyOn(bot, 'answer');
    const inWorker = await play(60);
    expect(onThisThread).not.toHaveBeenCalled();
    vi.stubGlobal('Worker', undefined);
    const onPage = await play(60);
    expect(onThisThread.mock.calls.length).toBeGreaterThanOrEqual(60);
    expect(inWorker.answers).toEqual(onPage.answers);
    await annotate(`60 answers in a worker: ${logged(inWorker)}; on the page: ${logged(onPage)}`);
  },
);

test('a page that allows no worker plays all the same', { timeout: 60_000 }, async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new TypeError('This document requires TrustedScriptURL.');
      }
    },
  );
  expect((await play(3)).answers).toHaveLength(3);
});

test('a bot that fails in its worker stops the game with a report', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      constructor() {
        queueMicrotask(() => this.onmessage?.({ data: { ready: true } }));
      }
      postMessage({ id }: { readonly id: number }): void {
        this.onmessage?.({ data: { id, fault: 'reaction refused "1", which it had accepted.' } });
      }
      terminate(): void {}
    },
  );
  const harness = await ReactionHarness.open(BOTS);
  Object.assign(harness.element, { pace: 1 });
  await vi.waitFor(() => expect(harness.text('[role=alert]')).toContain('which it had accepted'), {
    timeout: 20_000,
  });
});
