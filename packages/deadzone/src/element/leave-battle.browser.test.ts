import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import type { SkirmishDeadzone } from './skirmish-deadzone.ts';

const POSITION = 'depot:patrol:enforcers-first,forge-fathers-first round=1 a1@c2.3 b1@a8.1';

const rejected: string[] = [];
const note = ({ reason }: PromiseRejectionEvent) => rejected.push(String(reason));

beforeEach(() => {
  localStorage.clear();
  rejected.length = 0;
  addEventListener('unhandledrejection', note);
});
afterEach(() => {
  removeEventListener('unhandledrejection', note);
  unmountAll();
});

/** In milliseconds: a first game loads all its files. */
const PATIENCE = 20_000;

/** Waits until a game is there, and gives what is wrong if it is not. */
async function shown(element: SkirmishDeadzone): Promise<string> {
  await vi.waitFor(async () => {
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.prompt, .start, [part=error]')).not.toBeNull();
  }, PATIENCE);
  return element.renderRoot.querySelector('[part=error]')?.textContent?.trim() ?? 'fine';
}

test('a battle that is left while its dice are on their way rejects nothing', async () => {
  const element = await mount<SkirmishDeadzone>('skirmish-deadzone', (made) =>
    made.setAttribute('position', POSITION),
  );
  await expect.poll(() => element.session !== undefined, { interval: 1 }).toBe(true);
  await element.updateComplete;
  element.removeAttribute('position');
  expect(await shown(element)).toBe('fine');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rejected).toEqual([]);
});
