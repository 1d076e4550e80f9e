import { afterEach, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(unmountAll);

test.each(['play', 'odds', 'reference'])(
  'headings of %s begin below the page’s own',
  async (mode) => {
    const harness = await ReactionHarness.open({ mode, seed: '7' });
    expect(harness.find('h2, h3').localName).toBe('h2');
  },
);

test('the calculator tells what a changed field comes to', async () => {
  const harness = await ReactionHarness.open({ mode: 'odds' });
  const before = harness.text('figcaption[aria-live=polite]');
  const field = harness.find<HTMLSelectElement>('select[name=fire], select:nth-of-type(1)');
  field.value = [...field.options].at(-1)?.value ?? '';
  field.dispatchEvent(new Event('change'));
  await harness.settled();
  expect(harness.text('figcaption[aria-live=polite]')).not.toBe(before);
});
