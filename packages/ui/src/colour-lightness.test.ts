import { expect, test } from 'vitest';
import { lightnessIn } from './colour-lightness.ts';

test.each([
  ['rgb(255, 255, 255)', 1, 1],
  ['rgb(0, 0, 0)', 0, 1],
  ['rgba(255, 255, 255, 0.25)', 1, 0.25],
  ['oklch(0.2 0.05 260)', 0.2, 1],
  ['oklch(0.2 none none / 0.5)', 0.2, 0.5],
  ['oklab(0.9 0 0)', 0.9, 1],
  ['lab(20 10 10)', 0.2, 1],
  ['lch(80 10 120 / 0)', 0.8, 0],
  ['color(display-p3 0 0 0)', 0, 1],
  ['color(srgb 1 1 1 / 0.5)', 1, 0.5],
  ['color(xyz-d65 0.9 1 1)', 1, 1],
])('%s is %d light and %d opaque', (value, light, alpha) => {
  const [found] = lightnessIn(value);
  expect(found?.light).toBeCloseTo(light);
  expect(found?.alpha).toBeCloseTo(alpha);
});

test('a gradient gives each of its colours', () => {
  const gradient = 'linear-gradient(45deg, rgb(0, 0, 0), oklch(0.4 0.1 20) 50%, rgb(51, 51, 51))';
  expect(lightnessIn(gradient).map(({ light }) => light.toFixed(1))).toEqual(['0.0', '0.4', '0.2']);
});

test.each(['none', 'url("picture.png")', 'currentcolor', 'rgb(x, y, z)'])(
  '%s gives no colour',
  (value) => expect(lightnessIn(value)).toEqual([]),
);
