/** The scale of {@link sine}: its value for a sine of 1. */
export const SINE_UNIT = 10000;

/** The sine of a whole number of degrees, in ten-thousandths. */
export function sine(degrees: number): number {
  const known = ALL_ROUND[degrees];
  return known ?? ALL_ROUND[((degrees % 360) + 360) % 360] ?? 0;
}

/**
 * The sine of 0 to 90 degrees, by the first terms of its series: engines may differ in the last digit of
 * `Math.sin`, and a rule must come to the same answer everywhere. No value lies near enough to a half
 * for its rounding to be in doubt.
 */
function series(degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const square = angle * angle;
  let terms = 1;
  for (let n = 10; n > 0; n -= 2) terms = 1 - (square / (n * (n + 1))) * terms;
  return Math.round(SINE_UNIT * angle * terms);
}

/** Once round and half round again, where most questions fall that add to a direction. */
const ALL_ROUND = Int32Array.from({ length: 540 }, (_, turn) => {
  const angle = turn % 360;
  const half = angle % 180;
  const value = series(half > 90 ? 180 - half : half);
  return angle > 180 ? -value : value;
});
