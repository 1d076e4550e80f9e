import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(unmountAll);

test('a rule takes the focus when it is opened, and gives it back when it is closed', async () => {
  const harness = await ReactionHarness.open({ seed: '7' });
  const { shadowRoot } = harness.element;
  const link = harness.find('.log button.link');
  link.focus();
  link.click();
  await vi.waitFor(() => expect(shadowRoot?.activeElement).toBe(harness.find('.rule')));
  harness.find('.rule .row button').click();
  await vi.waitFor(() => expect(shadowRoot?.activeElement).toBe(link));
});
