import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { MusgHarness } from './testing/musg-harness.ts';

afterEach(unmountAll);

async function open(lang: string): Promise<MusgHarness> {
  const harness = await MusgHarness.open({ guide: '', lang });
  await vi.waitFor(() => expect(harness.all('.tip')).toHaveLength(1));
  return harness;
}

const step = (harness: MusgHarness) => Number.parseInt(harness.text('.tip-way'), 10);

test.each(['en', 'fr'])('the first game is played through by hand in %s', async (lang) => {
  const harness = await open(lang);
  await harness.choose('activate:a1');
  expect(step(harness)).toBe(2);
  await harness.pointAt(16, 14.4);
  expect(step(harness)).toBe(3);
  await harness.pointAt(16, 25.6);
  expect(step(harness)).toBe(4);
  await harness.choose('shoot:submachine-gun:b3');
  expect(step(harness)).toBe(5);
  const enemy = harness.find('.board [data-figure=b3]');
  expect(enemy.classList.contains('wounded')).toBe(true);
  enemy.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }),
  );
  await vi.waitFor(() => expect(step(harness)).toBe(6));
  await harness.choose('done');
  expect(harness.all('.tip button.now')).toHaveLength(1);
});

test('every step can be shown, and every answer it gives is legal', async () => {
  const harness = await open('en');
  for (let at = 1; at <= 6; at++) {
    expect(step(harness)).toBe(at);
    await harness.press('Show me');
    if (at < 6) await vi.waitFor(() => expect(step(harness)).toBe(at + 1));
  }
});

test('the walk of the guide wounds the enemy from anywhere near enough', async () => {
  for (const [x, y] of [
    [15.6, 14.2],
    [16.5, 14.4],
  ] as const) {
    const harness = await open('en');
    await harness.choose('activate:a1');
    await harness.pointAt(x, y);
    expect(step(harness), `${x}, ${y}`).toBe(3);
    await harness.pointAt(16, 25.6);
    await harness.choose('shoot:submachine-gun:b3');
    expect(harness.find('.board [data-figure=b3]').classList.contains('wounded')).toBe(true);
    unmountAll();
  }
});
