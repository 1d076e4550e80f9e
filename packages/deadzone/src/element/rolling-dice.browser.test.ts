import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(() => {
  vi.restoreAllMocks();
  unmountAll();
});

/** Both teams on the board, and the dice of the first round rolled; what was set in motion. */
async function rolled(calm: boolean) {
  const moved: Element[] = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...given) {
    moved.push(this);
    return new Animation(new KeyframeEffect(this, ...given));
  });
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? matchMedia(calm ? 'all' : 'not all') : matchMedia(query),
  );
  const harness = await DeadzoneHarness.open({ seed: '7', seats: 'human,human' });
  await harness.choose('i-begin');
  await harness.choose('zone:1');
  await harness.deploy('a1.1', 'b1.1', 'c1.1', 'd1.1', 'e1.1');
  await harness.deploy('b8.1', 'd8.1', 'e8.1', 'f8.1');
  const dice = () => moved.filter((each) => each.hasAttribute('data-face'));
  return { harness, dice };
}

test('command dice tumble once per roll, and rerolled ones tumble again', async () => {
  const { harness, dice } = await rolled(false);
  const all = harness.all('.die-button').length;
  expect(all).toBeGreaterThan(2);
  await vi.waitFor(() => expect(dice()).toHaveLength(all));
  // Marking one moves none.
  harness.all('.die-button')[0]?.click();
  await harness.settled();
  expect(dice()).toHaveLength(all);
  await harness.confirm();
  const theirs = harness.all('.die-button').length;
  await vi.waitFor(() => expect(dice()).toHaveLength(all + theirs));
  await harness.choose('keep');
  // Back at who rolled one again: that one tumbles alone.
  await vi.waitFor(() => expect(dice()).toHaveLength(all + theirs + 1));
});

test('reduced motion shows dice at rest', async () => {
  const { harness, dice } = await rolled(true);
  await harness.choose('keep');
  await harness.choose('keep');
  expect(harness.all('.die-button').length).toBeGreaterThan(2);
  expect(dice()).toEqual([]);
});
