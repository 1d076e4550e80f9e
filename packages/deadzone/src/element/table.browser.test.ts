import { afterEach, beforeAll, expect, test } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import { SkirmishDeadzone } from './skirmish-deadzone.ts';
import { DeadzoneHarness } from './testing/deadzone-harness.ts';

beforeAll(() => SkirmishDeadzone.define());
afterEach(unmountAll);

test('beside a real table the dice are typed in, and what cannot be is refused', async () => {
  const harness = await DeadzoneHarness.open({ mode: 'table', seats: 'human,human' });
  expect(harness.prompt).toContain('Where a token lies');
  const before = harness.lines.length;
  await harness.enter('faces', '9 1');
  expect(harness.text('#dice-refusal')).toContain('9');
  expect(harness.lines.length).toBe(before);
  await harness.enter('faces', '4 5');
  expect(harness.all('.board [data-card^="item:"]')).toHaveLength(1);
  await harness.press('Roll for me');
  expect(harness.lines.length).toBeGreaterThan(before);
});
