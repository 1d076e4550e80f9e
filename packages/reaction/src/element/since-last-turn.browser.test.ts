import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(() => {
  vi.restoreAllMocks();
  unmountAll();
});

/** Ends every turn at once until the bot has hurt somebody; nothing is filmed. */
async function afterLosses(lang: string): Promise<ReactionHarness> {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('reduced-motion') ? 'all' : query),
  );
  const harness = await ReactionHarness.open({ seed: '7', seats: 'human,bot', lang });
  Object.assign(harness.element, { pace: 1 });
  const isOpen = () => harness.all('.since .events').length > 0;
  const answers = () => harness.all('.offers .offer:not([aria-disabled])');
  for (let i = 0; i < 200 && !isOpen(); i++) {
    await vi.waitFor(() => expect(isOpen() || answers().length > 0).toBe(true), 20_000);
    if (isOpen()) break;
    const quiet = answers().find((each) => /^(?:done|hold|1)$/.test(each.dataset['key'] ?? ''));
    (quiet ?? answers()[0])?.click();
    await harness.settled();
  }
  return harness;
}

test('a turn begins with what happened to the own figures, why and where', async () => {
  const harness = await afterLosses('en');
  const [line = ''] = harness.all('.since .events li b').map((each) => each.textContent.trim());
  expect(line).toMatch(/\bA\d/);
  expect(harness.lines.join(' ')).toContain(line);
  expect(harness.text('.since .events small')).toMatch(/ = /);
  const counted = harness.all('.since .totals b').map((each) => Number(each.textContent));
  expect(counted.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  // Each line shows its figure; on the board they are ringed while that is wanted.
  expect(harness.all('.since .events li svg.unit-small').length).toBe(
    harness.all('.since .events li').length,
  );
  const named = harness.all('.since .events b').map((each) => each.textContent.match(/A\d/)?.[0]);
  await userEvent.click(harness.button('On the board'));
  await harness.settled();
  const ringed = harness
    .all<SVGElement>('.board .figure.target')
    .map(({ dataset }) => dataset['figure']);
  for (const name of named) expect(ringed).toContain(name?.toLowerCase());
  await userEvent.click(harness.button('On the board'));
  // Esc folds it to one line with the totals, a click opens it again.
  await userEvent.keyboard('{Escape}');
  harness.find('.since-head').focus();
  await userEvent.keyboard('{Escape}');
  await harness.settled();
  expect(harness.all('.since .events')).toHaveLength(0);
  expect(harness.text('.since-head')).toMatch(/^Since your last turn .*\d (?:out|hurt|shaken)/);
  await userEvent.click(harness.find('.since-head'));
  expect(harness.all('.since .events')).toHaveLength(1);
  // The moment is shown by the replay.
  await userEvent.click(harness.find('.since .events button'));
  await harness.settled();
  expect(harness.whose).toBe('Earlier');
});

test('the first choice of the turn folds it', async () => {
  const harness = await afterLosses('fr');
  expect(harness.text('.since-head')).toContain('Depuis votre dernier tour');
  const answer = harness.all('.offers .offer').find((each) => each.dataset['key'] !== 'done');
  answer?.click();
  await harness.settled();
  expect(harness.all('.since .events')).toHaveLength(0);
});
