import { expect, test } from 'vitest';
import { PanZoom } from './pan-zoom.ts';

const WHOLE = { x: -100, y: 0, width: 400, height: 200 };
const BOARD: DOMRect = Object.assign(Object.create(null), { x: 0, y: 0, width: 400, height: 200 });

function finger(pointerId: number, clientX: number, clientY: number): PointerEvent {
  return Object.assign(Object.create(null), { pointerId, clientX, clientY });
}

test('a picture comes closer about a place, which stays where it is', () => {
  const view = new PanZoom();
  expect(view.of(WHOLE)).toEqual(WHOLE);
  view.come(2, [0.25, 0.5]);
  expect(view.of(WHOLE)).toEqual({ x: -50, y: 50, width: 200, height: 100 });
  // What was a quarter from the left is still: -100 + 400 / 4 = -50 + 200 / 4.
  view.whole();
  expect(view.of(WHOLE)).toEqual(WHOLE);
});

test('the view never leaves the picture', () => {
  const view = new PanZoom();
  view.come(2);
  view.look([0, 1]);
  expect(view.of(WHOLE)).toEqual({ x: -100, y: 100, width: 200, height: 100 });
  view.come(0.001);
  expect(view.of(WHOLE)).toEqual(WHOLE);
  view.come(1000);
  expect(view.of(WHOLE).width).toBe(100);
});

test('one finger draws a picture that is close along, and has then pointed at nothing', () => {
  const view = new PanZoom();
  view.down(finger(1, 200, 100));
  // The whole picture stays: the finger scrolls the page.
  expect(view.move(finger(1, 150, 100), BOARD)).toBe(false);
  view.up(finger(1, 150, 100));
  view.come(2);
  view.down(finger(1, 200, 100));
  expect(view.wasDrag).toBe(false);
  expect(view.move(finger(1, 160, 100), BOARD)).toBe(true);
  expect(view.of(WHOLE).x).toBeCloseTo(20);
  expect(view.wasDrag).toBe(true);
});

test('a finger that trembles points', () => {
  const view = new PanZoom();
  view.come(2);
  view.down(finger(1, 200, 100));
  expect(view.move(finger(1, 203, 100), BOARD)).toBe(false);
  expect(view.wasDrag).toBe(false);
});

test('two fingers pull a picture apart', () => {
  const view = new PanZoom();
  view.down(finger(1, 180, 100));
  view.down(finger(2, 220, 100));
  view.move(finger(1, 160, 100), BOARD);
  view.move(finger(2, 240, 100), BOARD);
  const seen = view.of(WHOLE);
  expect([seen.x, seen.y, seen.width, seen.height].map(Math.round)).toEqual([0, 50, 200, 100]);
  // A finger that was never down means nothing.
  expect(view.move(finger(3, 0, 0), BOARD)).toBe(false);
});
