import { afterEach, expect, test, vi } from 'vitest';
import { unmountAll } from '@skirmish-kit/ui/testing';
import './define.ts';
import { ReactionHarness } from './testing/reaction-harness.ts';

afterEach(unmountAll);

async function open(lang: string): Promise<ReactionHarness> {
  const harness = await ReactionHarness.open({ guide: '', lang });
  await vi.waitFor(() => expect(harness.all('.tip')).toHaveLength(1));
  return harness;
}

const step = (harness: ReactionHarness) => Number.parseInt(harness.text('.tip-way'), 10);

test.each(['en', 'fr'])('the first game is played through by hand in %s', async (lang) => {
  const harness = await open(lang);
  await harness.choose('a1');
  expect(step(harness)).toBe(2);
  await harness.pointAt(25, 35.5);
  expect(step(harness)).toBe(3);
  await harness.pointAt(48, 29);
  expect(step(harness)).toBe(4);
  await harness.choose('burst:assault-rifle:b3*3');
  expect(step(harness)).toBe(5);
  const enemy = harness.find('.board [data-figure=b3]');
  expect(enemy.classList.contains('panicked')).toBe(true);
  // A film may still redraw the board: point again, but rest long enough for the card to open.
  await vi.waitFor(
    () => {
      harness
        .find('.board [data-figure=b3]')
        .dispatchEvent(
          new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }),
        );
      expect(step(harness)).toBe(6);
    },
    { timeout: 10_000, interval: 500 },
  );
  await harness.choose('cover');
  expect(step(harness)).toBe(7);
  await harness.choose('done');
  expect(harness.all('.tip button.now')).toHaveLength(1);
});

test('every step can be shown, and every answer it gives is legal', async () => {
  const harness = await open('en');
  for (let at = 1; at <= 7; at++) {
    expect(step(harness)).toBe(at);
    await harness.press('Show me');
    if (at < 7) await vi.waitFor(() => expect(step(harness)).toBe(at + 1));
  }
  expect(harness.text('.tip h3')).toBe('You know how it goes');
});

test('the move of the guide makes the enemy panic from anywhere near enough', async () => {
  for (const [x, y] of [
    [24.6, 34],
    [24, 36.5],
    [23, 35.5],
    [25, 37.5],
  ] as const) {
    const harness = await open('en');
    await harness.choose('a1');
    await harness.pointAt(x, y);
    expect(step(harness), `${x}, ${y}`).toBe(3);
    await harness.pointAt(48, 29);
    await harness.choose('burst:assault-rifle:b3*3');
    const enemy = harness.find('.board [data-figure=b3]');
    expect(enemy.classList.contains('panicked'), `${x}, ${y}`).toBe(true);
    unmountAll();
  }
});

test('another answer is turned down with the reason', async () => {
  const harness = await open('en');
  await harness.choose('a2');
  expect(harness.text('.tip-refusal')).toContain('A1');
  expect(step(harness)).toBe(1);
});

test('symbols are named in both languages', async () => {
  for (const [lang, symbols, panic] of [
    ['en', 'Symbols', 'Panic'],
    ['fr', 'Symboles', 'Panique'],
  ] as const) {
    const harness = await ReactionHarness.open({ seed: '3', lang });
    await harness.press(symbols);
    await vi.waitFor(() =>
      expect(harness.find<HTMLDialogElement>('dialog.legend').open).toBe(true),
    );
    expect(harness.text('.legend')).toContain(panic);
    expect(harness.all('.legend dl > div').length).toBeGreaterThan(20);
    unmountAll();
  }
});
