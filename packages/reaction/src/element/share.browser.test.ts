import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

test('a table is drawn as a picture of its own, with everything that stands on it', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:caught';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const harness = await ReactionHarness.open({ scenario: 'relay', seed: '7', lang: 'en' });
  await harness.press('Share');
  await vi.waitFor(() => harness.find('dialog.share[open]'), { timeout: 20_000 });
  await harness.press('Picture');
  await harness.press('SVG');
  await harness.press('PNG');
  await expect.poll(() => files.length, { timeout: 20_000 }).toBe(2);
  const [svg, png] = files;
  const text = (await svg?.text()) ?? '';
  expect(text).not.toMatch(/var\(|light-dark|color-mix|class=|<use/);
  const standing = harness.all('.board .figure').length;
  expect(standing).toBeGreaterThan(5);
  expect(harness.all('.link-card .figure')).toHaveLength(standing);
  const { width, height } = await createImageBitmap(png ?? new Blob());
  expect([width, height]).toEqual([1200, 630]);
});
