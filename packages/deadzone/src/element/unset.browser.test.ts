import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';

const POSITION = 'depot:patrol:enforcers-first,forge-fathers-first round=1 a1@c2.3 b1@a8.1';

/** Something that each attribute can hold. */
const VALUES: Readonly<Record<string, string>> = {
  lang: 'fr',
  dir: 'rtl',
  theme: 'dark',
  mode: 'reference',
  mission: 'raid',
  field: 'market',
  seats: 'human,bot',
  seed: '7',
  start: 'now',
  record: 'nonsense',
  position: POSITION,
  pack: '/nowhere.json',
  companion: '/nowhere.js',
  save: 'evening',
  page: '/play.html',
  guide: '',
  at: '3',
};

/** A first game loads all its files. */
const PATIENCE = 20_000;

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

/** Waits until a game is there, and gives what is wrong if it is not. */
async function shown(element: SkirmishDeadzone): Promise<string> {
  await vi.waitFor(async () => {
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.prompt, .start, [part=error]')).not.toBeNull();
  }, PATIENCE);
  return element.renderRoot.querySelector('[part=error]')?.textContent?.trim() ?? 'fine';
}

test('every attribute is tried', () => {
  expect(Object.keys(VALUES).toSorted()).toEqual(SkirmishDeadzone.observedAttributes.toSorted());
});

test.each(SkirmishDeadzone.observedAttributes)(
  'taking %s away while it loads gives the default, and nothing is rejected',
  async (name) => {
    // At once, a moment later, and as soon as a game is there.
    for (const wait of [0, 5, 'game'] as const) {
      const element = await mount<SkirmishDeadzone>('skirmish-deadzone', (made) =>
        made.setAttribute(name, VALUES[name] ?? ''),
      );
      if (wait === 'game')
        await expect.poll(() => element.renderRoot.querySelector('.frame, [part]')).not.toBeNull();
      else await new Promise((resolve) => setTimeout(resolve, wait));
      element.removeAttribute(name);
      expect(await shown(element)).toBe('fine');
      unmountAll();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(rejected).toEqual([]);
  },
);

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
