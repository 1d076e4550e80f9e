/**
 * Sines of 0 to 90 degrees in ten-thousandths, written out: engines may differ in the last digit of
 * `Math.sin`, and a rule must come to the same answer everywhere.
 */
const SINES: readonly number[] = [
  0, 175, 349, 523, 698, 872, 1045, 1219, 1392, 1564, 1736, 1908, 2079, 2250, 2419, 2588, 2756,
  2924, 3090, 3256, 3420, 3584, 3746, 3907, 4067, 4226, 4384, 4540, 4695, 4848, 5000, 5150, 5299,
  5446, 5592, 5736, 5878, 6018, 6157, 6293, 6428, 6561, 6691, 6820, 6947, 7071, 7193, 7314, 7431,
  7547, 7660, 7771, 7880, 7986, 8090, 8192, 8290, 8387, 8480, 8572, 8660, 8746, 8829, 8910, 8988,
  9063, 9135, 9205, 9272, 9336, 9397, 9455, 9511, 9563, 9613, 9659, 9703, 9744, 9781, 9816, 9848,
  9877, 9903, 9925, 9945, 9962, 9976, 9986, 9994, 9998, 10000,
];

/** What a sine of 1 is in {@link sine}. */
export const SINE_UNIT = 10000;

/** The sine of a whole number of degrees, in ten-thousandths. */
export function sine(degrees: number): number {
  const known = ALL_ROUND[degrees];
  return known ?? ALL_ROUND[((degrees % 360) + 360) % 360] ?? 0;
}

/** Once round and half round again, where most questions fall that add to a direction. */
const ALL_ROUND = Int32Array.from({ length: 540 }, (_, turn) => {
  const angle = turn % 360;
  const half = angle % 180;
  const value = SINES[half > 90 ? 180 - half : half] ?? 0;
  return angle > 180 ? -value : value;
});
