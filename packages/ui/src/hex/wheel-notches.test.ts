import { expect, test } from 'vitest';
import { WheelNotches, type WheelTurn } from './wheel-notches.ts';

/** Events of one gesture, ten milliseconds apart. */
function gesture(deltas: readonly number[], deltaMode = 0, from = 0): readonly WheelTurn[] {
  return deltas.map((deltaY, i) => ({ deltaY, deltaMode, timeStamp: from + 10 * i }));
}

function steps(...gestures: readonly (readonly WheelTurn[])[]): readonly number[] {
  const notches = new WheelNotches();
  return gestures.flat().map((turn) => notches.step(turn));
}

const times = (count: number, delta: number) => Array.from({ length: count }, () => delta);

test('each notch of a mouse wheel is one step', () => {
  expect(steps(gesture([120, 120, -120]))).toEqual([1, 1, -1]);
  expect(steps(gesture([3, 3, -3], 1))).toEqual([1, 1, -1]);
  expect(steps(gesture([1], 2))).toEqual([1]);
});

test('an event of 0 px is no step', () => {
  expect(steps(gesture([0, -0, 0]))).toEqual([0, 0, 0]);
});

test('8 events of 4 px are no step', () => {
  expect(steps(gesture(times(8, 4)))).toEqual(times(8, 0));
});

test('small events of a trackpad add up to one step', () => {
  expect(steps(gesture(times(12, -4))).filter(Boolean)).toEqual([-1]);
});

test('a turn of the hand begins anew', () => {
  expect(steps(gesture([30, -20, -15])).filter(Boolean)).toEqual([]);
});

test('a pause begins anew', () => {
  expect(steps(gesture([30]), gesture([30], 0, 1000)).filter(Boolean)).toEqual([]);
});
