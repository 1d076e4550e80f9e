import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { bot } from '../bot/index.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const BOTS = { seats: 'bot,bot', seed: '5' };

/** A reader who wants nothing to move: films are not waited for. */
function wantNoMotion(): void {
  const asked = globalThis.matchMedia.bind(globalThis);
  vi.stubGlobal('matchMedia', (query: string) =>
    asked(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
  );
}

/** Lets bots play some answers without waiting for the eye, then takes them off the page. */
async function play(count: number): Promise<readonly string[]> {
  wantNoMotion();
  const answers: string[] = [];
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) answers.push(String(event.detail.answer));
  };
  document.addEventListener('skirmish-answer', hear);
  const harness = await DeadzoneHarness.open(BOTS);
  Object.assign(harness.element, { pace: 1 });
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(count), 100_000);
  document.removeEventListener('skirmish-answer', hear);
  unmountAll();
  return answers.slice(0, count);
}

test(
  'the bot thinks in a worker and answers as it would on the page',
  { timeout: 240_000 },
  async () => {
    const onThisThread = vi.spyOn(bot, 'answer');
    const inWorker = await play(60);
    expect(onThisThread).not.toHaveBeenCalled();
    vi.stubGlobal('Worker', undefined);
    expect(await play(60)).toEqual(inWorker);
    expect(onThisThread.mock.calls.length).toBeGreaterThanOrEqual(60);
  },
);
